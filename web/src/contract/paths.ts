/** The ways into a game. */
export type Path = "bot" | "friends" | "hotSeat" | "screen";
