tag-em-ui-home-maps = Make a map
