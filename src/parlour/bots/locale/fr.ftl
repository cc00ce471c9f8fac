## A bot at a table of a server

bots-bad-address = Cette adresse ne mène pas à une place. Copiez celle de la table : elle contient « /t/ » et « #bot= ».
bots-unreachable = { $server } ne répond pas.
bots-server-refused = Le serveur refuse : { $text }
bots-seated = À la table sous le nom { $name }. Ctrl+C pour arrêter.
bots-refused = « { $command } » a été refusé : { $reason }
bots-over = La partie est terminée : { $scores }.
bots-ended =
    { $reason ->
        [no-table] Cette table n’existe plus.
        [no-seat] Cette adresse ne correspond plus à une place.
        [moved] La place a changé d’appareil.
        [removed] L’hôte a repris la place.
        [deleted] La table a été supprimée.
       *[other] Le serveur a coupé la connexion.
    }
