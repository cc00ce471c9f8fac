moji-ui-home-bot = Start right away. Bots think and type about as fast as people.
moji-ui-home-screen = Cards on the TV, your phone as a keyboard.
moji-ui-home-phone-role = Show only my keyboard here; the cards are on the TV
