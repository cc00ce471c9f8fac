moji-ui-home-bot = Commencez tout de suite. Les robots réfléchissent et tapent à peu près aussi vite que nous.
moji-ui-home-screen = Les cartes sur la télé, votre téléphone comme clavier.
moji-ui-home-phone-role = N’afficher ici que mon clavier ; les cartes sont sur la télé
