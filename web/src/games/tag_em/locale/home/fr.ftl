tag-em-ui-home-maps = Dessiner une carte
