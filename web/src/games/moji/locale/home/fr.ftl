moji-ui-home-bot = Commencez tout de suite. Les robots pensent et tapent à peu près comme nous.
moji-ui-home-screen = Les cartes pour tous, les téléphones comme claviers.
moji-ui-home-phone-role = Cet appareil est mon clavier ; les cartes sont sur la télévision
