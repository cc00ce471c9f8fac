generic-position = Sur la table
generic-players = Joueurs
generic-nothing = rien
generic-yes = oui
generic-no = non
generic-row = Rangée { $row }
generic-commands = Vos possibilités
generic-commands-of = Commandes avec « { $word } »
generic-filter = Chercher une commande
generic-shown =
    { $more ->
        [true] { $count } affichées sur { $total } ou plus. Tapez pour en trouver d’autres.
       *[false] { $count } affichées sur { $total }. Tapez pour en trouver d’autres.
    }
generic-none-found = Aucune commande trouvée.
generic-loading = Chargement de vos possibilités…
generic-no-list = Aucune proposition pour l’instant. Vous pouvez taper une commande.
generic-answer = Répondez d’abord à la question.
generic-type = Taper une commande
generic-type-hint = Par exemple : { $example }
generic-send = Envoyer
generic-waits = Rien à faire pour l’instant.
generic-together = Tout le monde joue en même temps
generic-points = Points
generic-ended = Résultat
generic-begin = Avant le premier coup.
generic-seen-by = Vu par
generic-spectators = Spectateurs
generic-in-words = En texte
