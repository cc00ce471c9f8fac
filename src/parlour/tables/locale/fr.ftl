## Backup

tables-being-served-by-another-parlour-close = Un autre Parlour se sert de { $path } ; fermez-le d’abord.
tables-there-no-store = L’archive { $path } n’existe pas.
tables-there-already-backup-replaces-nothing = { $path } existe déjà ; une sauvegarde ne remplace rien.
tables-cannot-be-written = { $path } ne peut pas être écrit : { $reason }.
tables-no-store-that-this-parlour-can = { $path } n’est pas une archive que ce Parlour sait lire.
tables-damaged = { $path } est abîmé : { $reason }.

## Chat

tables-host-has-muted-you = L’hôte vous a retiré la parole.
tables-line-chat-has-1-500-printable = Un message compte de 1 à 500 caractères affichables.
tables-that-was-lot-at-once-wait = Cela fait beaucoup à la fois. Attendez quelques secondes.

## Commands

tables-you-watching-only-players-may-do = Vous regardez ; seuls les joueurs peuvent faire cela.
tables-something-went-wrong-here-nothing-has = Quelque chose s’est mal passé ici. Rien n’a changé.

## Errors

tables-there-no-such-table = Cette table n’existe pas.
tables-server-restarting-try-again-in-moment = Le serveur redémarre. Réessayez dans un instant.

## Gallery

tables-store-cannot-be-read = L’archive ne se lit pas : { $reason }.
tables-you-have-published-already-take-one = Vous en avez déjà publié { $most }. Retirez-en d’abord.
tables-gallery-full-published = La galerie est pleine : elle compte { $most } publications.
tables-only-its-maker-may-change-it = Seul l’auteur peut changer ou retirer ce qui est publié.

## Hosting

tables-game-still-being-played = La partie n’est pas finie.
tables-you-cannot-remove-yourself = On ne peut pas s’exclure soi-même.

## Hub

tables-too-many-watching-this-table-already = Trop de monde regarde déjà cette table.

## Live game

tables-table-has-moved-on-since-you = La table a avancé depuis. Regardez encore.

## Seat tokens

tables-this-code-not-known-was-used = Ce code est inconnu, déjà utilisé ou trop ancien. Demandez-en un autre.

## Seats

tables-table-has-1-places-for-this = Nombre de places pour ce jeu : de 1 à { $most }, pas { $count }.
tables-somebody-has-sit-at-table-from = Il faut que quelqu’un soit assis à la table dès le début.
tables-was-not-settled-by-vote = « { $word } » n’a pas été décidé par un vote.
tables-game-has-begun-without-you-you = La partie a commencé sans vous ; vous pouvez la regarder.
tables-that-place-taken = Cette place est prise.
tables-all-places-taken-you-may-watch = Toutes les places sont prises ; vous pouvez regarder.
tables-only-host-may-do-that = Seul l’hôte peut faire cela.
tables-hosts-place-stays-hosts = La place de l’hôte reste à l’hôte.
tables-somebody-sits-there = Quelqu’un y est assis.
tables-there-no-room-for-another-place = Il n’y a plus de place à ajouter : le maximum est { $most }.
tables-place-still-open-wait-for-somebody = Une place est encore libre : attendez quelqu’un, donnez-la à un robot ou retirez-la.
tables-game-has-begun-places-stay-as = La partie a commencé : les places restent comme elles sont.
tables-nobody-holds-that-seat = Personne n’occupe cette place.

## Sqlite

tables-store-cannot-be-opened = L’archive { $path } ne s’ouvre pas : { $reason }.
tables-this-could-not-be-written-down = Cela n’a pas pu être noté, et n’a donc pas eu lieu : { $reason }.
tables-store-cannot-be-tended = L’archive ne peut pas être entretenue : { $reason }.

## Table

tables-game-has-not-begun = La partie n’a pas commencé.

## Table cache

tables-table-was-held-by-another-server = Un autre serveur a tenu la table un instant. Réessayez.
