# Games that outlive a change of the rules.

log-rules-changed = The rules were updated during this game: { $repairs }. The game goes on from where it stands.
log-rules-changed-lost =
    The rules were updated during this game: { $repairs }. { $count ->
        [one] The last answer does not fit the new rules and was taken back.
       *[other] The last { $count } answers do not fit the new rules and were taken back.
    }
log-rules-repaired = The rules were corrected during this game. The game goes on from where it stands.
log-rules-repaired-lost =
    The rules were corrected during this game. { $count ->
        [one] The last answer does not fit them and was taken back.
       *[other] The last { $count } answers do not fit them and were taken back.
    }
log-rules-cut =
    The rules have changed since this game was played. { $count ->
        [one] Its last answer can no longer be shown.
       *[other] Its last { $count } answers can no longer be shown.
    }
answer-old = { $words }
log-old-line = Something happened here that the current rules have no words for.
reason-newer-rules = this game was played with newer rules than this server has: whoever runs the server has to update it
reason-undo-rules = the rules have changed since then, so earlier answers can no longer be undone
