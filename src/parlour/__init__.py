"""Parlour: tabletop games with every rule enforced and cited."""
