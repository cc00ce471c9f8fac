moji-ui-home-bot = Start at once. Bots think and type about as fast as people.
moji-ui-home-screen = The cards for all to see, phones as keyboards.
moji-ui-home-phone-role = This device is my keyboard; the cards are on the television
