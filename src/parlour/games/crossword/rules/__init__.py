"""Rules on placement, racks and turns that the tile games share."""
