"""What laying tiles, racks and turns have in common in the tile games."""
