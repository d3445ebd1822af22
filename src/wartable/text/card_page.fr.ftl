## The page of all cards, docs/cards.md

cards-rules = Règles
cards-page-title = Les cartes de { $game }
cards-page-title-with = Les cartes de { $game } : { $settings }
cards-page-intro =
    { $count } cartes. Leur texte est tiré de ce qu’elles font ; cette page est écrite par { $command }.
