/** How a game is played: against bots, online, on a shared device, or with a television. */
export type PlayMode = "bot" | "friends" | "hotSeat" | "screen";
