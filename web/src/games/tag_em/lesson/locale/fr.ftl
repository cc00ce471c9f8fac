tag-em-ui-lesson-title = TAG 'EM en trois étapes
tag-em-ui-lesson-choose = Quelle partie ?
tag-em-ui-lesson-tie = Égalité : il ne se passe rien. Essayez avec un ami à côté de l’ennemi.
tag-em-ui-lesson-empty = Il ne reste plus de points. Essayez encore.
tag-em-ui-lesson-again = Encore
tag-em-ui-lesson-more = Vers la partie
tag-em-ui-lesson-finish = Jouer une partie
tag-em-ui-lesson-rules = Lire les règles
tag-em-ui-lesson-maps = Dessiner une carte

## Scenarios

tag-em-ui-lesson-scenario-walk = 1 · Marcher
tag-em-ui-lesson-scenario-fight = 2 · Attaquer
tag-em-ui-lesson-scenario-flag = 3 · Le drapeau

## Steps

tag-em-ui-lesson-step-walk-choose-say = Ce pion rond est à vous. Touchez-le.
tag-em-ui-lesson-step-walk-choose-done = Vous voyez maintenant où il peut aller. Les nombres disent ce que cela coûte.
tag-em-ui-lesson-step-walk-go-say = Vous avez 6 points pour votre tour. Un pas coûte 1 point. Touchez votre pion, puis la case marquée.
tag-em-ui-lesson-step-walk-go-done = Trois pas, trois points. Il en reste trois pour plus tard.
tag-em-ui-lesson-step-walk-wade-say = L’eau ralentit : un pas pour en sortir coûte 2. Vous avez 3 points. Traversez la rivière jusqu’à la case marquée.
tag-em-ui-lesson-step-walk-wade-done = Un pas pour entrer, 2 points pour sortir. Juste assez !
tag-em-ui-lesson-step-walk-block-say = Personne n’entre dans un Bloc sombre. Allez à la case marquée : le pion trouve le détour.
tag-em-ui-lesson-step-walk-block-done = Six pas autour du mur. On ne va jamais de travers.
tag-em-ui-lesson-step-walk-garrison-say = Voici une Garnison, un petit château. Entrez !
tag-em-ui-lesson-step-walk-garrison-done = Elle garde votre pion jusqu’à votre prochain tour. Mais dedans, il se bat mieux.
tag-em-ui-lesson-step-walk-end-say = Votre pion reste ici maintenant. Appuyez sur « Finir le tour ». Les points qui restent sont perdus.
tag-em-ui-lesson-step-walk-end-done = C’était un tour entier. Vous savez marcher !
tag-em-ui-lesson-step-fight-attack-say = Le pion carré est un ennemi. Touchez votre pion, puis l’ennemi. La carte dit vos chances de gagner.
tag-em-ui-lesson-step-fight-attack-done = Chacun lance un dé. Vous avez plus : l’ennemi s’en va ! Une attaque coûte 1 point.
tag-em-ui-lesson-step-fight-horde-say = Cet ennemi est à Couvert : vous avez 1 de moins. Amenez votre deuxième pion à côté de lui : un ami donne 1 de plus. Puis attaquez.
tag-em-ui-lesson-step-fight-horde-done = Bravo ! Les amis à côté de l’ennemi vous aident. Le Couvert aide l’ennemi.
tag-em-ui-lesson-step-fight-castle-say = Votre pion est dans une Garnison : il a 1 de plus. Attaquez !
tag-em-ui-lesson-step-fight-castle-done = 3 et 3, mais le château vous donne 4. Gagné !
tag-em-ui-lesson-step-fight-lose-say = On peut aussi perdre. Deux ennemis sont là : le second aide le premier. Regardez la carte, puis osez attaquer.
tag-em-ui-lesson-step-fight-lose-done = Qui lance moins s’en va, même celui qui attaque. Réfléchissez avant d’attaquer !
tag-em-ui-lesson-step-flag-take-say = Rapportez le drapeau et vous gagnez. D’abord, prenez-le : allez sur sa case.
tag-em-ui-lesson-step-flag-take-done = Votre pion porte le drapeau. Le drapeau va partout avec lui.
tag-em-ui-lesson-step-flag-run-say = Il vous reste 2 points. Courez vers la maison, aussi loin que possible.
tag-em-ui-lesson-step-flag-run-done = C’est tout pour ce tour. À l’ennemi, maintenant.
tag-em-ui-lesson-step-flag-turn-say = Il ne reste plus de points. Appuyez sur « Finir le tour » et regardez l’ennemi.
tag-em-ui-lesson-step-flag-turn-done = Il est venu et a attaqué, mais chacun a lancé 3. Égalité : il ne se passe rien. Vous avez encore le drapeau !
tag-em-ui-lesson-step-flag-home-say = À vous ! Votre maison est la case avec votre signe. Allez-y avec le drapeau.
tag-em-ui-lesson-step-flag-home-done = Le drapeau est à la maison : vous avez gagné ! Vous savez jouer à TAG 'EM.

## Names

tag-em-ui-lesson-name-0 = Vous
tag-em-ui-lesson-name-1 = Eux
