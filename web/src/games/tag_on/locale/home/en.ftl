tag-on-ui-home-passage = Genesis 2
