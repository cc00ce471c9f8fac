tag-em-ui-home-maps = Dessiner une carte
tag-em-ui-home-hot-seat = Passez-vous l’appareil.
tag-em-ui-home-screen = La carte sur la télé, et chacun joue sur son téléphone.
