"""What bots of tile games share."""
