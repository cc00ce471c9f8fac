tag-em-ui-home-maps = Make a map
tag-em-ui-home-hot-seat = Pass one device around.
tag-em-ui-home-screen = Map on the TV, and everyone moves on their phone.
