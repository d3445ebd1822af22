game-title = Les pierres
game-about = Prenez des pierres, et gardez votre chiffre secret. À deux, deux minutes.
setting-heap = Tas
setting-heap-about = Le nombre de pierres.
seat-north = Nord
seat-south = Sud
ask-take =
    { $left ->
        [one] Il reste une pierre. Vous la prenez ?
       *[other] Il reste { $left } pierres. Combien en prenez-vous ?
    }
answer-take =
    { $count ->
        [one] Prendre une pierre
       *[other] Prendre { $count } pierres
    }
log-took =
    { $count ->
        [one] { $seat } prend une pierre, il en reste { $left }.
       *[other] { $seat } prend { $count } pierres, il en reste { $left }.
    }
log-ended = { $seat } gagne : { $north } à { $south }.
