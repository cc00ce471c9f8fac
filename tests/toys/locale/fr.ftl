## Bluff

bluff-title = Bluff
bluff-tagline = Dites quelle carte vous posez. Qui vous croit ?
bluff-goal = Marquez le plus de points.
bluff-option-hand = Main
bluff-option-hand-help = Nombre de cartes données à chaque joueur.
bluff-option-double = Vérités doublées
bluff-option-double-help = Une vérité à laquelle personne n’a cru compte double.
bluff-your-hand = Votre main
bluff-cards-in-hand = Cartes en main
bluff-you-hold = Vous avez un { $card }.
bluff-laid =
    { $who ->
        [you] Vous annoncez un { $claim }.
       *[other] { $who-name } annonce un { $claim }.
    }
bluff-turned-over =
    C’est un { $card } : { $who ->
        [you] vous marquez { $points }.
       *[other] { $who-name } marque { $points }.
    }
bluff-believe = { $who-name } annonce un { $claim }. Vous y croyez ?
bluff-vote-first = Votez d’abord.
bluff-not-your-turn = Ce n’est pas votre tour.
bluff-not-in-hand = Vous n’avez pas de { $card }.
bluff-usage = Dites quelle carte vous posez, et pour quoi : « lay 3 as 5 ».

## Buzz

buzz-title = Buzz
buzz-goal = Marquez le plus de points.
buzz-option-tie-window = Fenêtre d’égalité
buzz-option-tie-window-help = Deux réponses dans ce délai comptent comme simultanées.
buzz-was-first =
    { $who ->
        [you] Vous étiez en tête.
       *[other] { $who-name } était en tête.
    }
buzz-already-buzzed = Vous avez déjà buzzé.
