"""TAG 'EM: a tactical game of tag on maps that players make themselves."""
