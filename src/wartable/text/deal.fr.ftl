# D’où viennent les cartes d’une table.

client-deal = Les cartes
client-deal-record =
    { $count ->
        [0] Commence comme une partie enregistrée.
        [one] Reprend une partie enregistrée, après la première réponse.
       *[other] Reprend une partie enregistrée, après { $count } réponses.
    }
client-deal-fork =
    { $count ->
        [0] Commence comme une partie jouée ici.
        [one] Reprend une partie jouée ici, après la première réponse.
       *[other] Reprend une partie jouée ici, après { $count } réponses.
    }
client-deal-position = Commence par une position écrite.
client-deal-old = Créée par une version plus ancienne, qui ne notait pas comment les cartes étaient tirées.
client-deal-anew = Toutes les cartes cachées sont redistribuées.
client-deal-kept = Les cartes cachées ne sont pas redistribuées : la personne qui a créé cette table les connaît peut-être.
client-deal-open = Le serveur et toutes les personnes assises ici tirent les cartes ensemble : personne ne peut les choisir.
client-deal-by = Tirées par le serveur avec { $seats_the }.
client-deal-server = Tirées par le serveur.
client-deal-awaited = Tirage des cartes. On attend { $seats_the }…
client-deal-broken =
    { $count ->
        [one] Le tirage a été interrompu une fois, puis refait.
       *[other] Le tirage a été interrompu { $count } fois, puis refait.
    }
client-deal-again = Refaire le tirage
client-deal-again-sure = Refaire le tirage ? Chacun donne une nouvelle part, et le journal le dit.
client-deal-again-not = Attendre
client-deal-lost = Votre part du tirage manque dans la liste du serveur, donc ce navigateur la garde pour lui. Demandez à la personne qui a créé la table de refaire le tirage.
client-deal-elsewhere = Votre part du tirage est sur un autre de vos appareils : ouvrez-y la table, ou demandez à la personne qui l’a créée de refaire le tirage.
client-keep = Garder les cartes cachées telles quelles
client-keep-about = À plusieurs, toutes les cartes cachées sont redistribuées. Si vous les gardez, tout le monde saura que vous les connaissez peut-être.
client-invited-kept = On vous invite à une table dont les cartes cachées ne sont pas redistribuées : la personne qui l’a créée les connaît peut-être.
client-invited-sit = M’asseoir quand même
client-check = Vérifier les cartes
client-check-none = Les cartes de cette partie n’ont pas été tirées ensemble : il n’y a rien à vérifier.
client-check-good = Les cartes ont été tirées honnêtement.
client-check-bad = Quelque chose cloche dans le tirage des cartes.
client-check-server = Le serveur
client-check-kept = { $who } : la part est bien celle qui était promise
client-check-broken = { $who } : la part n’est pas celle qui était promise
client-check-seed = la graine découle de toutes les parts
client-check-seed-not = la graine ne découle pas des parts
client-check-seen = les promesses sont celles que ce navigateur a notées avant la donne
client-check-seen-not = les promesses ne sont pas celles que ce navigateur a notées avant la donne
client-check-more = Pour vérifier aussi chaque carte, enregistrez la partie et lancez
