tag-em-ui-lesson-title = TAG ’EM en trois étapes
tag-em-ui-lesson-choose = Choisissez une étape
tag-em-ui-lesson-tie = Égalité : il ne se passe rien. Essayez encore, avec un ami à côté de l’adversaire.
tag-em-ui-lesson-empty = Vous n’avez plus de points. Essayez encore.
tag-em-ui-lesson-again = Recommencer
tag-em-ui-lesson-more = Passer à l’étape { $number }
tag-em-ui-lesson-finish = Jouer une partie
tag-em-ui-lesson-rules = Lire les règles
tag-em-ui-lesson-maps = Dessiner une carte
tag-em-ui-lesson-enemy = L’adversaire

## Scenarios

tag-em-ui-lesson-scenario-walk = 1 · Se déplacer
tag-em-ui-lesson-scenario-fight = 2 · Attaquer
tag-em-ui-lesson-scenario-flag = 3 · Le drapeau

## Steps

tag-em-ui-lesson-step-walk-choose-say = Le pion rond est à vous. Touchez-le.
tag-em-ui-lesson-step-walk-choose-done = Vous voyez maintenant où il peut aller. Les nombres disent ce que cela coûte.
tag-em-ui-lesson-step-walk-go-say = Vous avez 6 points pour ce tour, et un pas coûte 1 point. Touchez votre pion, puis la case marquée.
tag-em-ui-lesson-step-walk-go-done = Trois pas, trois points. Il vous en reste trois.
tag-em-ui-lesson-step-walk-wade-say = L’eau ralentit : en sortir coûte 2 points. Vous en avez 3. Traversez la rivière jusqu’à la case marquée.
tag-em-ui-lesson-step-walk-wade-done = 1 point pour entrer, 2 pour sortir. Juste assez !
tag-em-ui-lesson-step-walk-block-say = Personne ne peut entrer dans un Bloc sombre. Allez à la case marquée : votre pion trouve tout seul le détour.
tag-em-ui-lesson-step-walk-block-done = Six pas pour contourner le mur. On ne se déplace pas en diagonale.
tag-em-ui-lesson-step-walk-garrison-say = Voici une Garnison, un petit château. Entrez !
tag-em-ui-lesson-step-walk-garrison-done = Votre pion doit y rester jusqu’à votre prochain tour, mais il s’y bat mieux !
tag-em-ui-lesson-step-walk-end-say = Votre pion a fini. Appuyez sur « Finir le tour ». Les points qui restent sont perdus.
tag-em-ui-lesson-step-walk-end-done = Voilà un tour complet. Vous savez vous déplacer !
tag-em-ui-lesson-step-fight-attack-say = Le pion carré est un adversaire. Touchez votre pion, puis l’adversaire. La fiche montre vos chances.
tag-em-ui-lesson-step-fight-attack-done = Chacun a lancé un dé, et le vôtre est plus haut : l’adversaire est éliminé ! Une attaque coûte 1 point.
tag-em-ui-lesson-step-fight-horde-say = Cet adversaire est à Couvert : vous avez −1. Amenez votre deuxième pion à côté de lui : un ami tout proche vous donne +1. Puis attaquez.
tag-em-ui-lesson-step-fight-horde-done = Bravo ! Vos amis à côté de l’adversaire vous aident. Le Couvert aide l’adversaire.
tag-em-ui-lesson-step-fight-castle-say = Votre pion est dans une Garnison : il a +1. Attaquez !
tag-em-ui-lesson-step-fight-castle-done = Vous avez fait 3 tous les deux, mais la Garnison vous donne 4. Gagné !
tag-em-ui-lesson-step-fight-lose-say = On peut aussi perdre. Il y a deux adversaires ici, et l’un aide l’autre. Regardez la fiche, puis attaquez quand même.
tag-em-ui-lesson-step-fight-lose-done = Le plus petit total est éliminé, même si c’est celui de l’attaquant. Réfléchissez avant d’attaquer !
tag-em-ui-lesson-step-flag-take-say = Rapportez le drapeau au départ pour gagner. D’abord, allez le chercher.
tag-em-ui-lesson-step-flag-take-done = Votre pion a le drapeau et l’emporte partout avec lui.
tag-em-ui-lesson-step-flag-run-say = Il vous reste 2 points. Revenez vers votre départ, aussi loin que possible !
tag-em-ui-lesson-step-flag-run-done = C’est tout pour ce tour. À l’adversaire de jouer.
tag-em-ui-lesson-step-flag-turn-say = Vous n’avez plus de points. Appuyez sur « Finir le tour » et regardez l’adversaire.
tag-em-ui-lesson-step-flag-turn-done = L’adversaire a attaqué, mais vous avez fait 3 tous les deux. Égalité : il ne se passe rien. Vous avez toujours le drapeau !
tag-em-ui-lesson-step-flag-home-say = À vous ! Votre départ est la case avec votre signe. Apportez-y le drapeau.
tag-em-ui-lesson-step-flag-home-done = Le drapeau est rentré : vous avez gagné ! Vous savez jouer à TAG ’EM.
