tag-on-ui-home-passage = Genèse 2
