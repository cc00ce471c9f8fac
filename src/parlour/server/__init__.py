"""HTTP and WebSocket: identifies clients and passes their requests to the tables."""
