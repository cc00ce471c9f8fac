/** What the scenarios of TAG 'EM say, in both languages: short sentences, for those who have just learned to read. */

import { language } from "../../../lib/i18n.svelte";

interface Told {
  say: string;
  done: string;
}

const en = {
  title: "TAG 'EM in three steps",
  scenarios: { walk: "1 · Walk", fight: "2 · Attack", flag: "3 · The flag" } as Record<string, string>,
  choose: "Which part?",
  steps: {
    "walk.choose": {
      say: "This round pawn is yours. Tap it.",
      done: "Now you see where it can go. The numbers say what it costs.",
    },
    "walk.go": {
      say: "You have 6 points for your turn. One step costs 1 point. Tap your pawn, then the marked square.",
      done: "Three steps, three points. Three are left for later.",
    },
    "walk.wade": {
      say: "Water is slow: a step out of it costs 2. You have 3 points. Cross the river to the marked square.",
      done: "One step in, and 2 points to get out. Just enough!",
    },
    "walk.block": {
      say: "Nobody enters a dark Block. Go to the marked square: the pawn finds the way around.",
      done: "Six steps around the wall. You never go slantwise.",
    },
    "walk.garrison": {
      say: "This is a Garrison, a small castle. Go in!",
      done: "It holds your pawn until your next turn. But in there it fights better.",
    },
    "walk.end": {
      say: "Your pawn stays here now. Press “End turn”. Points that are left are lost.",
      done: "That was a whole turn. You can walk!",
    },
    "fight.attack": {
      say: "The square pawn is an enemy. Tap your pawn, then the enemy. The card says how likely you win.",
      done: "Both roll a die. You have more: the enemy is gone! An attack costs 1 point.",
    },
    "fight.horde": {
      say: "This enemy hides in Cover: you get 1 less. Bring your second pawn next to it: a friend gives 1 more. Then attack.",
      done: "Well done! Friends next to the enemy help you. Cover helps the enemy.",
    },
    "fight.castle": {
      say: "Your pawn is in a Garrison: it gets 1 more. Attack!",
      done: "3 and 3, but the castle gives you 4. You win!",
    },
    "fight.lose": {
      say: "You can lose, too. Two enemies stand here: the second one helps the first. Look at the card, then dare to attack.",
      done: "Whoever rolls less is gone, also who attacks. Think before you attack!",
    },
    "flag.take": {
      say: "Bring the flag home and you win. First get it: go to the square of the flag.",
      done: "Your pawn carries the flag now. It goes wherever the pawn goes.",
    },
    "flag.run": {
      say: "You have 2 points left. Run home, as far as you can.",
      done: "So far for this turn. Now it is the enemy’s.",
    },
    "flag.turn": {
      say: "No points are left. Press “End turn” and watch the enemy.",
      done: "It came and attacked, but both rolled 3. That is a tie: nothing happens. You still have the flag!",
    },
    "flag.home": {
      say: "Your turn! Your home is the square with your sign. Go there with the flag.",
      done: "The flag is home: you have won! Now you know how to play TAG 'EM.",
    },
  } as Record<string, Told>,
  tie: "A tie: nothing happens. Try it with a friend next to the enemy.",
  empty: "No points are left. Try it again.",
  again: "Again",
  more: "On to part",
  finish: "Play a game",
  rules: "Read the rules",
  maps: "Make a map",
  names: ["You", "They"] as readonly string[],
};

type LearnWords = typeof en;

const fr: LearnWords = {
  title: "TAG 'EM en trois étapes",
  scenarios: { walk: "1 · Marcher", fight: "2 · Attaquer", flag: "3 · Le drapeau" },
  choose: "Quelle partie ?",
  steps: {
    "walk.choose": {
      say: "Ce pion rond est à vous. Touchez-le.",
      done: "Vous voyez maintenant où il peut aller. Les nombres disent ce que cela coûte.",
    },
    "walk.go": {
      say: "Vous avez 6 points pour votre tour. Un pas coûte 1 point. Touchez votre pion, puis la case marquée.",
      done: "Trois pas, trois points. Il en reste trois pour plus tard.",
    },
    "walk.wade": {
      say: "L’eau ralentit : un pas pour en sortir coûte 2. Vous avez 3 points. Traversez la rivière jusqu’à la case marquée.",
      done: "Un pas pour entrer, 2 points pour sortir. Juste assez !",
    },
    "walk.block": {
      say: "Personne n’entre dans un Bloc sombre. Allez à la case marquée : le pion trouve le détour.",
      done: "Six pas autour du mur. On ne va jamais de travers.",
    },
    "walk.garrison": {
      say: "Voici une Garnison, un petit château. Entrez !",
      done: "Elle garde votre pion jusqu’à votre prochain tour. Mais dedans, il se bat mieux.",
    },
    "walk.end": {
      say: "Votre pion reste ici maintenant. Appuyez sur « Finir le tour ». Les points qui restent sont perdus.",
      done: "C’était un tour entier. Vous savez marcher !",
    },
    "fight.attack": {
      say: "Le pion carré est un ennemi. Touchez votre pion, puis l’ennemi. La carte dit vos chances de gagner.",
      done: "Chacun lance un dé. Vous avez plus : l’ennemi s’en va ! Une attaque coûte 1 point.",
    },
    "fight.horde": {
      say: "Cet ennemi est à Couvert : vous avez 1 de moins. Amenez votre deuxième pion à côté de lui : un ami donne 1 de plus. Puis attaquez.",
      done: "Bravo ! Les amis à côté de l’ennemi vous aident. Le Couvert aide l’ennemi.",
    },
    "fight.castle": {
      say: "Votre pion est dans une Garnison : il a 1 de plus. Attaquez !",
      done: "3 et 3, mais le château vous donne 4. Gagné !",
    },
    "fight.lose": {
      say: "On peut aussi perdre. Deux ennemis sont là : le second aide le premier. Regardez la carte, puis osez attaquer.",
      done: "Qui lance moins s’en va, même celui qui attaque. Réfléchissez avant d’attaquer !",
    },
    "flag.take": {
      say: "Rapportez le drapeau et vous gagnez. D’abord, prenez-le : allez sur sa case.",
      done: "Votre pion porte le drapeau. Le drapeau va partout avec lui.",
    },
    "flag.run": {
      say: "Il vous reste 2 points. Courez vers la maison, aussi loin que possible.",
      done: "C’est tout pour ce tour. À l’ennemi, maintenant.",
    },
    "flag.turn": {
      say: "Il ne reste plus de points. Appuyez sur « Finir le tour » et regardez l’ennemi.",
      done: "Il est venu et a attaqué, mais chacun a lancé 3. Égalité : il ne se passe rien. Vous avez encore le drapeau !",
    },
    "flag.home": {
      say: "À vous ! Votre maison est la case avec votre signe. Allez-y avec le drapeau.",
      done: "Le drapeau est à la maison : vous avez gagné ! Vous savez jouer à TAG 'EM.",
    },
  },
  tie: "Égalité : il ne se passe rien. Essayez avec un ami à côté de l’ennemi.",
  empty: "Il ne reste plus de points. Essayez encore.",
  again: "Encore",
  more: "Vers la partie",
  finish: "Jouer une partie",
  rules: "Lire les règles",
  maps: "Dessiner une carte",
  names: ["Vous", "Eux"],
};

export const l = (): LearnWords => (language() === "fr" ? fr : en);
