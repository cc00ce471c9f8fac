"""Maps: layout, text form, checks, generator and fairness."""
