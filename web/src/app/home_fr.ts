/** The French texts of the games on the home page, in one script. */

const files = import.meta.glob<string>("../games/*/locale/home/fr.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
