/** What this game says, in both languages. It is loaded with the game, so that the lobby stays light. */

import { language } from "../../lib/speech.svelte";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  faceUp: "Face up",
  faceUpText: "Letters beside the board, open to all",
  give: (letter: string) => `You take the ${letter}. Which of your letters do you give for it?`,
  given: (give: string, take: string) => `${give} for the face-up ${take}: it has to be laid now.`,
  sides: { left: "left", lower: "below", right: "right", upper: "above" } as Record<string, string>,
  shield: "shield",
  blank: "blank",
  tile: (letter: string, sides: string) => `${letter}: ${sides}`,
  noSides: "no numbers",
  lift: (letter: string) => `Lift ${letter}`,
  putBack: (letter: string) => `Put ${letter} back`,
  hint: "Drag a tile to the board, or tap a square and then your tiles. Onto a letter: you replace it.",
  hintKeys: "Type a word; arrows move the cursor, space turns it, Delete lifts a letter.",
  tag: "Tag a word",
  tagHint: "Which word on the board has to do with yours?",
  tagged: (word: string) => `Tags ${word}`,
  proved: "proved by the text",
  becauseHint: "Why? You need not say.",
  because: "Because",
  why: (one: string, other: string) => `Why ${one} and ${other}?`,
  whyHint: "The text connects them here. Choose what you would say:",
  whyNone: "The text proves no connection. You may tag it all the same, if you know one.",
  chosen: "I say this",
  claim: "It is",
  kinds: {
    book: "a book",
    character: "a character",
    land: "a land",
    utterance: "an utterance",
    genealogy: "kin",
  } as Record<string, string>,
  kin: (word: string) => `${word} is the`,
  kinOf: "of",
  relation: "father, sister, …",
  relations:
    "father, mother, son, daughter, brother, sister, husband, wife, grandfather, grandmother, grandson, granddaughter, great-grandfather, great-grandmother, uncle, aunt, nephew, niece, cousin, father-in-law, mother-in-law, son-in-law, daughter-in-law, brother-in-law, ancestor, descendant",
  person: "person on the board",
  shieldExchange: "Shield: exchange tiles, then play",
  shieldExchangeText: "Choose the tiles to give back. The shield goes too, and then you play.",
  shieldExchangeCount: (count: number) =>
    count ? `Exchange ${plural(count, "tile", "tiles")} and play on` : "Exchange and play on",
  shieldReturn: "Put the shield back and draw for it",
  useShield: "Use my shield",
  noShield: "You hold no shield.",
  proof: "Proof",
  proofOf: (one: string, other: string) => `${one} and ${other}`,
  otherProofs: (count: number) => plural(count, "more proof", "more proofs"),
  notProved: "The text does not prove it.",
  doubts: {
    challenge: "Challenge the word",
    "challenge tag": "Doubt the tag",
    "challenge book": "Doubt the book",
    "challenge character": "Doubt the character",
    "challenge land": "Doubt the land",
    "challenge utterance": "Doubt the utterance",
    "challenge kin": "Doubt the kinship",
  } as Record<string, string>,
  pose: {
    challenge: (name: string, word: string, place: string, score: number) =>
      `${name} laid ${word} at ${place} for ${score}. Challenge?`,
    tagged: (name: string, word: string, place: string, score: number, tag: string) =>
      `${name} laid ${word} at ${place} for ${score} and tags ${tag}. Challenge?`,
    claimsOnly: (name: string, word: string) => `${name}’s ${word} is a good word. Is there anything else?`,
    turn: "Your play falls, and the turn is lost. Use a shield, if you have one, and play again?",
    next: "Your challenge was in vain, and your next turn is lost. Use a shield, if you have one?",
    others: (name: string) => `${name} decides.`,
    tag: (name: string, word: string, other: string) =>
      `${name} says that ${word} and ${other} are connected. Are they?`,
    book: (name: string, word: string) => `${name} says that ${word} is a book of the Bible. Is it?`,
    character: (name: string, word: string) =>
      `${name} says that ${word} is a character of the Bible. Is it?`,
    land: (name: string, word: string) =>
      `${name} says that ${word} is a land or a place of the Bible. Is it?`,
    utterance: (name: string, word: string) =>
      `${name} says that somebody in the Bible utters ${word}. Is that so?`,
    kin: (name: string, word: string, other: string, relation: string) =>
      `${name} says that ${word} is ${other}’s ${relation}. Is that so?`,
    because: (text: string) => `Because: ${text}`,
    yes: "It is so",
    no: "It is not",
  },
  story: {
    facedUp: (tiles: string) => `Face up beside the board: ${tiles}.`,
    swapped: (name: string, gave: string, took: string) => `${name} gives ${gave} for the face-up ${took}.`,
    laid: (name: string, word: string, place: string, score: number) =>
      `${name} lays ${word} at ${place} for ${score}.`,
    turned: (name: string, old: string, word: string, place: string, score: number) =>
      `${name} turns ${old} into ${word} at ${place} for ${score}.`,
    withIt: (words: string) => `With it: ${words}.`,
    tags: (word: string) => `It tags ${word}.`,
    because: (text: string) => `Because: ${text}`,
    centre: "The centre doubles the word.",
    allTiles: (points: number) => `All nine tiles: ${points}.`,
    claimed: {
      book: (word: string, times: number) => `${word} is a book of the Bible: ×${times}.`,
      character: (word: string, times: number) => `${word} is a character: ×${times}.`,
      land: (word: string, times: number) => `${word} is a land or a place: ×${times}.`,
      utterance: (word: string, times: number) => `${word} is an utterance: ×${times}.`,
    } as Record<string, (word: string, times: number) => string>,
    kin: (word: string, other: string, relation: string, times: number) =>
      `${word} is kin of ${other} (${relation}): ×${times}.`,
    inVain: (name: string, words: string) => `${name} challenges in vain: ${words} can stay.`,
    right: (name: string, words: string) => `${name} challenges, and is right: ${words} is no word here.`,
    withdrawn: (name: string) => `${name} takes the tiles back.`,
    forfeited: (name: string) => `${name} loses this turn.`,
    owed: (name: string) => `${name} will lose the next turn.`,
    doubted: {
      tag: (name: string) => `${name} challenges the tag.`,
      book: (name: string) => `${name} challenges that it is a book.`,
      character: (name: string) => `${name} challenges that it is a character.`,
      land: (name: string) => `${name} challenges that it is a land.`,
      utterance: (name: string) => `${name} challenges that it is an utterance.`,
      kin: (name: string) => `${name} challenges the kinship.`,
    } as Record<string, (name: string) => string>,
    stands: { text: "The claim stands.", vote: "The players let it stand." },
    falls: {
      text: (name: string) => `The text does not prove it: ${name} loses its points.`,
      vote: (name: string) => `The players do not accept it: ${name} loses its points.`,
    },
    saved: (name: string) => `${name} uses a shield and loses no turn.`,
    shieldExchanged: (name: string, count: number) =>
      `${name} uses a shield to exchange ${plural(count, "tile", "tiles")} and plays on.`,
    shieldReturned: (name: string) => `${name} puts a shield back and draws for it.`,
    endings: {
      out: (name: string) =>
        `No letter is left in the bag, and ${name} has used the last one: the game is over.`,
      passes: () => "Everyone has passed: the game is over.",
      scoreless: () => "Nobody has scored for a long time: the game is over.",
      rounds: () => "Sixty rounds have been played: the game is over.",
      alone: () => "Only one player is left: the game is over.",
    },
    unplaced: (letters: string) => `Unplaced letters: ${letters}.`,
  },
  end: {
    tags: "Tags",
    noTags: "No word was tagged.",
    unproved: "not proved by the text",
  },
  learn: {
    title: "TAG ON in two minutes",
    steps: {
      intro: {
        say: "You lay words of the Bible, and your word may tag another that stands on the board. Then both score. Nine letters at a time are yours; nine more lie face up for all.",
        done: "",
      },
      first: {
        say: "Every tile has four sides. Across, the lower numbers count, one after the other; the first as it stands, then + adds and × multiplies. Lay GOD on the marked squares.",
        done: "6, times 2, times 3: 36. There is no order of operations, just from left to right. The reader in the centre doubles the word that covers him first: 72.",
      },
      tag: {
        say: "Downwards the left sides count. Lay ANGEL through the G of GOD. Then tap GOD: God and the angels stand together in scripture, so your word tags it.",
        done: "ANGEL 1+6+2+4 = 13: N has no number on its left. GOD is tagged by its upper sides: 7×2+2 = 16. Together 29. Ben could challenge the tag; then the verse is shown.",
        tap: "Now tap GOD on the board: that is the word you tag.",
      },
      replace: {
        say: "Letters that lie there may be replaced. Make ANGEL into ANGER: put your R onto the L. The L comes to your rack, for later.",
        done: "The new word scores as if you had laid it all: 10. A word that was replaced may not come back at once.",
      },
      colour: {
        say: "Coloured squares multiply, if you claim it and it is true: a book or a character ×2, a land ×3, something that somebody says ×2, kin ×3. Lay RUTH across from the R of ANGER: it covers a square of books. Then claim it.",
        done: "Ruth is a book, and its score is doubled; the R has no number below. Who doubts a claim may challenge it; one that fails costs its points, and nobody a turn.",
        tap: "Now say that it is a book.",
      },
      shield: {
        say: "The shield is no letter. Keep it for the moment when you would lose a turn, or use it to exchange tiles and play on. Nobody sees who has one.",
        done: "",
      },
      end: {
        say: "When the bag is empty and somebody has used the last letter, the game ends. Letters left over cost what stands on their lower sides. The rest you learn by playing.",
        done: "",
      },
    },
  },
};

export type TagOnWords = typeof en;

const fr: TagOnWords = {
  faceUp: "Réserve",
  faceUpText: "Lettres réservées, face visible, ouvertes à tous",
  give: (letter) => `Vous prenez le ${letter}. Quelle lettre donnez-vous en échange ?`,
  given: (give, take) => `${give} contre la lettre réservée ${take} : elle doit être posée maintenant.`,
  sides: { left: "à gauche", lower: "en bas", right: "à droite", upper: "en haut" },
  shield: "bouclier",
  blank: "joker",
  tile: (letter, sides) => `${letter} : ${sides}`,
  noSides: "sans nombres",
  lift: (letter) => `Retirer ${letter}`,
  putBack: (letter) => `Remettre ${letter}`,
  hint: "Glissez une lettre sur le plateau, ou touchez une case puis vos lettres. Sur une lettre : vous la remplacez.",
  hintKeys: "Tapez un mot ; les flèches déplacent le curseur, espace le tourne, Suppr retire une lettre.",
  tag: "Marquer un mot",
  tagHint: "Quel mot du plateau a un rapport avec le vôtre ?",
  tagged: (word) => `Marque ${word}`,
  proved: "prouvé par le texte",
  becauseHint: "Pourquoi ? Rien ne vous oblige à le dire.",
  because: "Parce que",
  why: (one, other) => `Pourquoi ${one} et ${other} ?`,
  whyHint: "Le texte les relie ici. Choisissez ce que vous diriez :",
  whyNone:
    "Le texte ne prouve aucun rapport. Vous pouvez marquer ce mot tout de même, si vous en connaissez un.",
  chosen: "Je dis cela",
  claim: "C’est",
  kinds: {
    book: "un livre",
    character: "un personnage",
    land: "un pays",
    utterance: "une déclaration",
    genealogy: "un parent",
  },
  kin: (word) => `${word} : lien de parenté`,
  kinOf: "avec",
  relation: "père, sœur, …",
  relations:
    "père, mère, fils, fille, frère, sœur, mari, femme, grand-père, grand-mère, petit-fils, petite-fille, arrière-grand-père, arrière-grand-mère, oncle, tante, neveu, nièce, cousin, cousine, beau-père, belle-mère, gendre, belle-fille, beau-frère, ancêtre, descendant",
  person: "personne du plateau",
  shieldExchange: "Bouclier : échanger, puis jouer",
  shieldExchangeText: "Choisissez les pions à rendre. Le bouclier part aussi, et ensuite vous jouez.",
  shieldExchangeCount: (count) =>
    count ? `Échanger ${plural(count, "pion", "pions")} et jouer` : "Échanger et jouer",
  shieldReturn: "Rendre le bouclier et piocher",
  useShield: "Employer mon bouclier",
  noShield: "Vous n’avez pas de bouclier.",
  proof: "Preuve",
  proofOf: (one, other) => `${one} et ${other}`,
  otherProofs: (count) => plural(count, "autre preuve", "autres preuves"),
  notProved: "Le texte ne le prouve pas.",
  doubts: {
    challenge: "Contester le mot",
    "challenge tag": "Contester le mot marqué",
    "challenge book": "Contester le livre",
    "challenge character": "Contester le personnage",
    "challenge land": "Contester le pays",
    "challenge utterance": "Contester la déclaration",
    "challenge kin": "Contester la parenté",
  },
  pose: {
    challenge: (name, word, place, score) => `${name} a posé ${word} en ${place} : ${score}. Contester ?`,
    tagged: (name, word, place, score, tag) =>
      `${name} a posé ${word} en ${place} et marque ${tag} : ${score}. Contester ?`,
    claimsOnly: (name, word) => `${name} : le mot ${word} est bon. Contester autre chose ?`,
    turn: "Votre coup est annulé et le tour perdu. Employer un bouclier, si vous en avez un, et rejouer ?",
    next: "Vous avez contesté à tort et vous perdez votre prochain tour. Employer un bouclier, si vous en avez un ?",
    others: (name) => `${name} décide.`,
    tag: (name, word, other) => `${name} dit que ${word} et ${other} ont un rapport biblique. Est-ce vrai ?`,
    book: (name, word) => `${name} dit que ${word} est un livre de la Bible. Est-ce vrai ?`,
    character: (name, word) => `${name} dit que ${word} est un personnage de la Bible. Est-ce vrai ?`,
    land: (name, word) => `${name} dit que ${word} est un pays ou un lieu de la Bible. Est-ce vrai ?`,
    utterance: (name, word) => `${name} dit que quelqu’un prononce ${word} dans la Bible. Est-ce vrai ?`,
    kin: (name, word, other, relation) =>
      `${name} dit de ${word} et de ${other} : ${relation}. Est-ce vrai ?`,
    because: (text) => `Parce que : ${text}`,
    yes: "C’est vrai",
    no: "C’est faux",
  },
  story: {
    facedUp: (tiles) => `Lettres réservées, face visible : ${tiles}.`,
    swapped: (name, gave, took) => `${name} échange ${gave} contre la lettre réservée ${took}.`,
    laid: (name, word, place, score) => `${name} pose ${word} en ${place} : ${score}.`,
    turned: (name, old, word, place, score) => `${name} change ${old} en ${word}, en ${place} : ${score}.`,
    withIt: (words) => `Et en même temps : ${words}.`,
    tags: (word) => `Le mot marqué est ${word}.`,
    because: (text) => `Parce que : ${text}`,
    centre: "La case centrale double le mot.",
    allTiles: (points) => `Les neuf pions d’un coup : ${points}.`,
    claimed: {
      book: (word, times) => `${word} est un livre de la Bible : ×${times}.`,
      character: (word, times) => `${word} est un personnage : ×${times}.`,
      land: (word, times) => `${word} est un pays ou un lieu : ×${times}.`,
      utterance: (word, times) => `${word} est une déclaration : ×${times}.`,
    },
    kin: (word, other, relation, times) => `${word} est de la famille de ${other} (${relation}) : ×${times}.`,
    inVain: (name, words) => `${name} conteste à tort : le coup est maintenu (${words}).`,
    right: (name, words) => `${name} conteste avec raison : ${words} n’est pas admis.`,
    withdrawn: (name) => `${name} reprend ses lettres.`,
    forfeited: (name) => `${name} perd ce tour.`,
    owed: (name) => `${name} perdra son prochain tour.`,
    doubted: {
      tag: (name) => `${name} conteste le mot marqué.`,
      book: (name) => `${name} conteste que ce soit un livre.`,
      character: (name) => `${name} conteste que ce soit un personnage.`,
      land: (name) => `${name} conteste que ce soit un pays.`,
      utterance: (name) => `${name} conteste que ce soit une déclaration.`,
      kin: (name) => `${name} conteste la parenté.`,
    },
    stands: { text: "C’est admis.", vote: "Les joueurs l’admettent." },
    falls: {
      text: (name) => `Le texte ne le prouve pas : ${name} perd ces points.`,
      vote: (name) => `Les joueurs ne l’admettent pas : ${name} perd ces points.`,
    },
    saved: (name) => `${name} emploie un bouclier et ne perd pas de tour.`,
    shieldExchanged: (name, count) =>
      `${name} emploie un bouclier pour échanger ${plural(count, "pion", "pions")} et continue son tour.`,
    shieldReturned: (name) => `${name} rend un bouclier et pioche à sa place.`,
    endings: {
      out: (name) =>
        `Il n’y a plus de lettre dans le sac, et ${name} a posé sa dernière : la partie est finie.`,
      passes: () => "Tout le monde a passé : la partie est finie.",
      scoreless: () => "Personne n’a marqué depuis longtemps : la partie est finie.",
      rounds: () => "Soixante tours de table ont été joués : la partie est finie.",
      alone: () => "Il ne reste plus qu’un joueur : la partie est finie.",
    },
    unplaced: (letters) => `Lettres non placées : ${letters}.`,
  },
  end: {
    tags: "Mots marqués",
    noTags: "Aucun mot n’a été marqué.",
    unproved: "non prouvé par le texte",
  },
  learn: {
    title: "TAG ON en deux minutes",
    steps: {
      intro: {
        say: "Vous posez des mots de la Bible, et votre mot peut en marquer un autre, déjà sur le plateau. Les deux comptent alors. Vous avez neuf lettres ; neuf autres, réservées, sont visibles de tous.",
        done: "",
      },
      first: {
        say: "Chaque pion a quatre côtés. À l’horizontale, ce sont les nombres du bas qui comptent, l’un après l’autre : le premier tel quel, puis + ajoute et × multiplie. Posez DIEU sur les cases marquées.",
        done: "3, fois 1, plus 2, plus 9 : 14. Pas de priorité, simplement de gauche à droite. Le lecteur de la case centrale double le mot qui le couvre le premier : 28.",
      },
      tag: {
        say: "À la verticale, ce sont les côtés gauches. Posez ANGE jusqu’au E de DIEU. Puis touchez DIEU : Dieu et les anges sont liés dans l’Écriture, votre mot le marque.",
        done: "ANGE 1+6+2 = 9 : N n’a pas de nombre à gauche. DIEU est marqué par ses côtés du haut : 2+5+4+3 = 14. Ensemble, 23. Ben pourrait contester ; alors le verset s’affiche.",
        tap: "Touchez maintenant DIEU sur le plateau : c’est le mot que vous marquez.",
      },
      replace: {
        say: "On peut remplacer des lettres déjà posées. Faites de DIEU le mot LIEU : posez votre L sur le D. Le D vient sur votre chevalet, pour plus tard.",
        done: "Le nouveau mot compte comme si vous l’aviez posé en entier. Un mot remplacé ne revient pas tout de suite.",
      },
      colour: {
        say: "Les cases de couleur multiplient, si vous l’affirmez et si c’est vrai : livre ou personnage ×2, pays ×3, parole prononcée ×2, parenté ×3. Posez JOEL vers le bas, jusqu’au L de LIEU : il couvre une case de livre. Puis affirmez-le.",
        done: "Joël est un livre, et son score est doublé. Qui en doute conteste ; une affirmation fausse coûte ses points, et à personne un tour.",
        tap: "Dites maintenant que c’est un livre.",
      },
      shield: {
        say: "Le bouclier n’est pas une lettre. Gardez-le pour le moment où vous perdriez un tour, ou échangez des pions grâce à lui et jouez encore. Personne ne voit qui en a un.",
        done: "",
      },
      end: {
        say: "Quand le sac est vide et que quelqu’un a posé sa dernière lettre, la partie finit. Les lettres non placées coûtent ce qui est écrit en bas. Le reste s’apprend en jouant.",
        done: "",
      },
    },
  },
};

export const t = (): TagOnWords => (language() === "fr" ? fr : en);
