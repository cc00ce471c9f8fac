## Aid policy

server-refusals-look-up = Vous êtes à la table { $code }, où l’on joue sans rien chercher. La page s’ouvre quand la partie est finie.
server-refusals-hints = Vous êtes à la table { $code }, où l’on joue sans conseils. La page s’ouvre quand la partie est finie.

## Aids

server-game-has-not-begun = La partie n’a pas commencé.
server-there-nothing-look-at = Il n’y a rien à examiner.
server-that-game-too-long-look-at = Cette partie est trop longue pour être examinée : { $lines } lignes.

## App

server-this-comes-from-page-another-host = Cela vient d’une page d’un autre hôte.
server-this-was-not-understood = Cela n’a pas été compris : { $reason }.
server-there-nothing-at = Il n’y a rien à { $path }.
server-this-cannot-be-done-with = Cela ne se fait pas avec { $method }.
server-that-too-much-at-once = C’est trop à la fois.
server-something-went-wrong-here-nothing-has = Quelque chose s’est mal passé ici. Rien n’a changé.

## Background

server-workshop-busy-try-again-in-moment = L’atelier est occupé. Réessayez dans un instant.

## Gallery

server-this-needs-secret-its-maker = Il faut pour cela le secret de l’auteur.
server-there-no-such-thing-here = Rien de tel ici.
server-what-published-needs-name = Ce qui est publié a besoin d’un nom.

## Games

server-there-no-game = Il n’y a pas de jeu « { $key } ».

## Launch

server-with-test-seed-everybody-could-foresee = Avec --test-seed, chacun pourrait prévoir ce qui est donné : il faut --local.
server-port-not-for-everyone-take-one = Le port { $port } n’est pas pour tout le monde ; prenez-en un au-dessus de 1023.
server-parlour-running-already-another-one-needs = Parlour tourne déjà : { $url }. Un autre demande un autre --port.
server-port-taken-by-another-program-choose = Le port { $port } est pris par un autre programme. Choisissez-en un autre : --port { $other }.
server-parlour-open = Parlour est ouvert : { $url }
server-on-same-network = Sur le même réseau : { $url }
server-page-has-not-been-built-make = La page n’est pas construite ; « make page » le fait.
server-games-kept-in-ctrl-c-closes = Les parties sont gardées dans { $path }. Ctrl-C ferme.

## Lookup handlers

server-no-word-word-has-two-letters = « { $text } » n’est pas un mot : un mot a au moins deux lettres.

## Pictures

server-game-has-no-such-line-or = La partie n’a pas cette ligne, ou pas cette place.
server-this-game-gives-no-pictures = Ce jeu ne donne pas d’images.

## Problems

server-too-many-requests-try-again-in = Trop de demandes. Réessayez dans { $wait } secondes.

## Tables

server-this-needs-token-seat-at-this = Il faut pour cela le jeton d’une place à cette table.
server-this-token-holds-no-seat-at = Ce jeton ne tient aucune place à cette table.
server-add-needs-place-set-seat-and = « add » veut une place à faire, « set » un siège et une place, « drop » un siège seul.
server-log-open-when-game-over = Le journal s’ouvre quand la partie est finie.
server-not-written-as = { $game } ne s’écrit pas au format « { $format } ».
