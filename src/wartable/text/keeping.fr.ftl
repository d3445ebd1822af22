# Les parties qui survivent à un changement de règles.

log-rules-changed = Les règles ont changé pendant cette partie : { $repairs }. La partie continue là où elle en est.
log-rules-changed-lost =
    Les règles ont changé pendant cette partie : { $repairs }. { $count ->
        [one] La dernière réponse ne convient pas aux nouvelles règles et a été annulée.
       *[other] Les { $count } dernières réponses ne conviennent pas aux nouvelles règles et ont été annulées.
    }
log-rules-repaired = Les règles ont été corrigées pendant cette partie. La partie continue là où elle en est.
log-rules-repaired-lost =
    Les règles ont été corrigées pendant cette partie. { $count ->
        [one] La dernière réponse ne leur convient pas et a été annulée.
       *[other] Les { $count } dernières réponses ne leur conviennent pas et ont été annulées.
    }
log-rules-cut =
    Les règles ont changé depuis que cette partie a été jouée. { $count ->
        [one] Sa dernière réponse ne peut plus être montrée.
       *[other] Ses { $count } dernières réponses ne peuvent plus être montrées.
    }
answer-old = { $words }
log-old-line = Il s’est passé ici quelque chose que les règles actuelles ne savent plus dire.
reason-newer-rules = cette partie a été jouée avec des règles plus récentes que celles de ce serveur : la personne qui l’héberge doit le mettre à jour
reason-undo-rules = les règles ont changé depuis : les réponses d’avant ne peuvent plus être annulées
