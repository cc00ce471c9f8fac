export type Tab = "log" | "rules" | "chat";
