# Why an Air Force cannot do that.

reason-no-air-forces = Air Forces come with the Air Marshal expansion
reason-only-in-air-step = Air Forces act during your Air step
reason-no-deploy-card = you have no Deploy Air Force card in your hand
reason-no-air-force-left = { $nation_the } has no Air Force left in its reserve
reason-air-force-there = { $nation_the } already has an Air Force { $space_in }
reason-no-air-force = { $nation_the } has no Air Force { $space_in }
reason-no-supplied-piece-there = { $nation_the } has no supplied army or navy { $space_in }
reason-air-force-in-reserve = you can take back an Air Force { $space_in } for a Deploy Air Force card only when { $nation_the } has none in reserve
reason-nowhere-to-fly = the Air Force of { $nation_the } { $space_in } has nowhere to go, and no card to react with if it stays
reason-stays-for-nothing = an Air Force stays { $space_in } only if { $nation_the } has a card to react with
reason-not-next-door = { $space_the } is not adjacent: an Air Force of { $nation_the } would have to be next door
reason-clouds = no Air Force defends or attacks this turn
reason-no-defense-to-answer = Air Attack answers an enemy’s Air Defense in your battle
reason-no-battle-to-answer = Air Defense answers a battle that is about to remove your own piece
