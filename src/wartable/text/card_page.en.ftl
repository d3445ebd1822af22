## The page of all cards, docs/cards.md

cards-rules = Rules
cards-page-title = The cards of { $game }
cards-page-title-with = The cards of { $game }: { $settings }
cards-page-intro =
    { $count } cards. Their texts are generated from what they do; this page comes from { $command }.
