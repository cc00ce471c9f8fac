"""HTTP and WebSocket: who are you, may you sit here. What is played is the tables' business, how is the games'."""
