"""Live tables over a real SQLite file and a real event loop."""
