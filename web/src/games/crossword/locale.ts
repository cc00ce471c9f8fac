/** The messages of every game with tiles on a board. */
export const crosswordMessages = import.meta.glob<string>("./locale/*.ftl", {
  query: "?raw",
  import: "default",
});
