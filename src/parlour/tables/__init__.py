"""Live tables: seats, chat and game. Changes are stored first, then sent."""
