generic-position = Sur la table
generic-players = Joueurs
generic-nothing = rien
generic-yes = oui
generic-no = non
generic-row = Rangée { $row }
generic-commands = Ce que vous pouvez faire
generic-commands-of = Commandes avec « { $word } »
generic-filter = Chercher une commande
generic-shown = { $more ->
    [true] { $count } sur { $total } ou plus sont affichées. Tapez une partie du texte pour chercher.
   *[false] { $count } sur { $total } sont affichées. Tapez une partie du texte pour chercher.
}
generic-none-found = Aucune commande ne contient cela.
generic-loading = Recherche de ce que vous pouvez faire …
generic-no-list = Rien n’est proposé pour l’instant. Vous pouvez taper ce que vous voulez faire.
generic-answer = Répondez d’abord à la question.
generic-type = Taper une commande
generic-type-hint = Par exemple : { $example }
generic-send = Envoyer
generic-wait = Au tour de : { $names }.
generic-waits = Vous n’avez rien à faire pour l’instant.
generic-together = Tous jouent en même temps
generic-points = Points
generic-ended = La fin de la partie
generic-begin = Avant le premier coup.
generic-seen-by = Vu par
generic-spectators = Les spectateurs
generic-in-words = La même chose en texte
