# What the table says: questions, answers, the log, and why something is not allowed.
# Reasons are parts of a sentence: they begin small and end without a full stop.

## The game

game-title = Quartermaster

## Questions

ask-opening-discard =
    Discard { $count ->
        [one] one more card
       *[other] { $count } cards
    } before the game begins.
ask-play = Play a card, use one on the table instead, or discard a card.
ask-build-army = Where do you build an army?
ask-build-navy = Where do you build a navy?
ask-recruit = What do you recruit, and where?
ask-battle-land = Which land space do you battle?
ask-battle-sea = Which sea space do you battle?
ask-target = Which enemy piece { $space_in } do you battle?
ask-eliminate = Which piece do you eliminate?
ask-lift = Which of your pieces do you take off the board?
ask-wish = You may take pieces of yours off the board, or use a card now.
ask-lift-for = You have no piece left to place { $space_in }. Which one do you take off the board?
ask-react = Do you react?
ask-pay =
    Discard { $count ->
        [one] one more card
       *[other] { $count } cards
    } from your hand.
ask-search = Which basic card do you take from your draw deck?
ask-discard = Do you want to discard cards before you draw?
ask-hit-whom = Which nation does “{ $card }” hit?
ask-choose = What do you choose for “{ $card }”?
ask-help-whom = Which nation does “{ $card }” help?
ask-play-from = “{ $card }” lets you play a card. Which one?
ask-draw = “{ $card }” lets you draw a card. Do you draw?
ask-arrange =
    { $count ->
        [0] Which card goes on top of your draw deck?
       *[other] Which card comes next?
    }
ask-tuck = Which card from your hand do you put under your draw deck?
ask-rebuild = “{ $card }” lets you take a piece back and rebuild it. Which one?
ask-rebuild-at = Where do you rebuild the piece from { $space_the }?
ask-air = Do you deploy an Air Force, or marshal one?
ask-marshal = Where does the Air Force { $space_in } go?
ask-redeploy = The Air Force { $space_in } is left alone. Where does it go?
ask-ground = Which of your Air Forces do you take off the board?
ask-deploy = “{ $card }” lets you deploy an Air Force. Where?
ask-pay-status = Which of your Status cards do you discard?
ask-may-pay = Do you pay the cost of “{ $card }”?
ask-protect = Which piece does “{ $card }” protect?
ask-award = Do you use “{ $card }” to score?
ask-recover = “{ $card }” lets you take back a card from your discard pile. Which one?
ask-lay = “{ $card }” lets you lay a card on the table. Which one?
ask-strip = Which card on the table does “{ $card }” discard?

## Answers

answer-pass = Pass
answer-pass-build-army = Build nothing
answer-pass-build-navy = Build nothing
answer-pass-battle-land = Don’t battle
answer-pass-battle-sea = Don’t battle
answer-pass-discard = Keep these cards
answer-pass-arrange = Leave the others as they are
answer-pass-wish = Nothing more
answer-pass-award = Don’t use it
answer-play = Play { $card }
answer-use = Use { $card }
answer-discard = Discard { $card }
answer-build = Build { $space_in }
answer-recruit = Recruit { $nation_an } { $piece } { $space_in }
answer-battle = Battle { $space_the }
answer-target = The { $nation_adjective } piece
answer-eliminate = Eliminate the { $nation_adjective } { $piece } { $space_in }
answer-lift = Take one of your pieces off the board
answer-lift-piece = Take the { $piece } { $space_in } off the board
answer-nation = { $nation }
answer-reallocate = Reallocate resources (four cards for a basic one)
answer-take = Take { $card }
answer-arrange = { $card }
answer-tuck = Put { $card } under the draw deck
answer-draw = Draw a card
answer-deploy = Deploy an Air Force { $space_in }
answer-marshal = Marshal the Air Force { $space_in }
answer-fly = Fly to { $space_the }
answer-defend = Defend with the Air Force
answer-attack = Attack with the Air Force { $space_in }
answer-ground = The Air Force { $space_in }
answer-lay = Lay { $card }
answer-protect = Protect the { $nation_adjective } { $piece } { $space_in }
answer-mind = Ask me before “{ $card }” scores, or stop asking me
answer-choose-build-army = Build an army
answer-choose-build-navy = Build a navy
answer-choose-battle-land = Battle a land space
answer-choose-battle-sea = Battle a sea space
answer-choose-discard = Discard from the draw deck
answer-choose-eliminate-navy = Eliminate a navy
answer-choose-eliminate-army = Eliminate an army
answer-choose-recruit-army = Recruit an army
answer-choose-recruit-navy = Recruit a navy
answer-choose-response = A face-down Response, at random
answer-choose-pay = Pay

## The log

log-began = The game begins.
log-turn = Round { $round }: { $nation_the } to play.
log-built = { $nation_the } builds { $piece_a } { $space_in }.
log-recruited = { $nation_the } recruits { $piece_a } { $space_in }.
log-named = { $nation_the } builds nothing new: its { $piece } { $space_in } counts as just built.
log-lifted = { $nation_the } takes its { $piece } { $space_in } off the board.
log-battled = { $nation_the } battles { $space_the }, held by { $target_the }.
log-battled-empty = { $nation_the } battles { $space_the }, where there is no enemy.
log-saved = The { $nation_adjective } { $piece } { $space_in } stays in place.
log-protected = The { $nation_adjective } { $piece } { $space_in } cannot be removed until the end of the turn.
log-removed-battle = The { $nation_adjective } { $piece } { $space_in } is defeated.
log-removed-eliminated = The { $nation_adjective } { $piece } { $space_in } is eliminated.
log-removed-unsupplied = The { $nation_adjective } { $piece } { $space_in } is out of supply and is removed.
log-scored =
    { $team_the } { $team_number ->
        [many] gain
       *[one] gains
    } { $points ->
        [one] one Victory Point
       *[other] { $points } Victory Points
    }.
log-lost-points =
    { $team_the } { $team_number ->
        [many] lose
       *[one] loses
    } { $points ->
        [one] one Victory Point
       *[other] { $points } Victory Points
    }: there are not enough cards to discard.
log-drew =
    { $nation_the } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
log-drew-seen = { $nation_the } draws { $cards }.
log-discarded = { $nation_the } discards a card.
log-discarded-seen = { $nation_the } discards { $cards }.
log-milled =
    { $nation_the } discards { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of its draw deck.
log-milled-seen = { $nation_the } discards from its draw deck: { $cards }.
log-from-pile = { $nation_the } takes “{ $card }” out of its discard pile.
log-played = { $nation_the } plays “{ $card }”.
log-laid-status = { $nation_the } lays the Status “{ $card }”.
log-laid-response = { $nation_the } lays a Response face down.
log-laid-response-seen = { $nation_the } lays the Response { $cards } face down.
log-revealed = { $nation_the } turns over a Response: “{ $card }”.
log-used-status = { $nation_the } uses “{ $card }”.
log-lost-status = { $nation_the } loses the Status “{ $card }”.
log-lost-response = { $nation_the } loses a face-down Response, unseen.
log-lost-response-seen = { $nation_the } loses the Response { $cards }, unseen by the others.
log-topped = “{ $card }” goes on top of the draw deck of { $nation_the }.
log-tucked = { $nation_the } puts a card from its hand under its draw deck.
log-tucked-seen = { $nation_the } puts { $cards } under its draw deck.
log-returned = “{ $card }” goes back into the draw deck of { $nation_the }.
log-shuffled = { $nation_the } shuffles its draw deck.
log-fetched = { $nation_the } takes “{ $card }” from its draw deck.
log-examined =
    { $nation_the } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of its draw deck.
log-examined-seen = { $nation_the } looks at the top of its draw deck: { $cards }.
log-arranged =
    { $nation_the } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } back on its draw deck.
log-arranged-seen = { $nation_the } puts on top of its draw deck, in this order: { $cards }.
log-cancelled = The effect of “{ $card }” ({ $nation }) is cancelled.
log-deployed = { $nation_the } deploys an Air Force { $space_in }.
log-marshalled = { $nation_the } marshals its Air Force from { $start_the } to { $space_the }.
log-redeployed = The { $nation_adjective } Air Force goes from { $start_the } to { $space_the }.
log-grounded = The { $nation_adjective } Air Force { $space_in } leaves the board.
log-air-defended = An Air Force saves the { $nation_adjective } piece { $space_in }.
log-air-attacked = { $nation_the } makes an air attack { $space_in }.
log-used-support = { $nation_the } uses the Bolster “{ $card }”.
log-recovered = { $nation_the } takes “{ $card }” from its discard pile into its hand.
log-bottomed = { $nation_the } puts “{ $card }” under its draw deck.
log-showed-type = The card discarded by { $nation_the } is { $type_a }.
log-no-victory-step = { $nation_the } scores nothing: an enemy army holds its home.
log-won =
    { $team_the } { $team_number ->
        [many] have
       *[one] has
    } won.

## The board in the terminal

region-americas = Americas
region-europe = Europe
region-soviet = Russia
region-asia = Asia
region-africa = Africa
region-pacific = Pacific islands
region-atlantic-seas = Atlantic seas
region-inner-seas = Inner seas
region-eastern-seas = Eastern seas
short-germany = GER
short-united-kingdom = UK
short-japan = JPN
short-soviet-union = USSR
short-italy = ITA
short-united-states = USA
board-round = Round { $round } of { $last }
board-opening = Opening discard
board-turn = { $nation }, { $step }
board-turn-begins = { $nation }
board-score = Axis { $axis }, Allies { $allies }
board-legend = ■ army  ▲ navy  ★ Supply space  ⌂ home  ! out of supply  + protected
board-legend-air = { "  ✈ Air Force" }
table-signs = { board-legend }{ board-legend-air }
board-nation = Nation
board-pieces-left = Reserve
board-hand = Hand
board-deck = Deck
board-down = Face down
board-discarded = Discards
board-status = Status on the table
board-reserve = { $armies } ■  { $navies } ▲
board-reserve-air = { "  " }{ $count } ✈
board-piles = { $up } + { $down }
board-your-hand = Hand of { $nation_the }
board-your-down = Face-down Responses of { $nation_the }
board-your-status = Status cards of { $nation_the }
board-empty = none
board-used = { $card } (used)
