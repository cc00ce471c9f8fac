/** The English texts of the games on the home page, in one script. */

const files = import.meta.glob<string>("../games/*/locale/home/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
