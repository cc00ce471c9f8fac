"""TAG ON, English and French editions."""
