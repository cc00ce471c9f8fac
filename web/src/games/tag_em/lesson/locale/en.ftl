tag-em-ui-lesson-title = TAG 'EM in three steps
tag-em-ui-lesson-choose = Which part?
tag-em-ui-lesson-tie = A tie: nothing happens. Try it with a friend next to the enemy.
tag-em-ui-lesson-empty = No points are left. Try it again.
tag-em-ui-lesson-again = Again
tag-em-ui-lesson-more = On to part
tag-em-ui-lesson-finish = Play a game
tag-em-ui-lesson-rules = Read the rules
tag-em-ui-lesson-maps = Make a map

## Scenarios

tag-em-ui-lesson-scenario-walk = 1 · Walk
tag-em-ui-lesson-scenario-fight = 2 · Attack
tag-em-ui-lesson-scenario-flag = 3 · The flag

## Steps

tag-em-ui-lesson-step-walk-choose-say = This round pawn is yours. Tap it.
tag-em-ui-lesson-step-walk-choose-done = Now you see where it can go. The numbers say what it costs.
tag-em-ui-lesson-step-walk-go-say = You have 6 points for your turn. One step costs 1 point. Tap your pawn, then the marked square.
tag-em-ui-lesson-step-walk-go-done = Three steps, three points. Three are left for later.
tag-em-ui-lesson-step-walk-wade-say = Water is slow: a step out of it costs 2. You have 3 points. Cross the river to the marked square.
tag-em-ui-lesson-step-walk-wade-done = One step in, and 2 points to get out. Just enough!
tag-em-ui-lesson-step-walk-block-say = Nobody enters a dark Block. Go to the marked square: the pawn finds the way around.
tag-em-ui-lesson-step-walk-block-done = Six steps around the wall. You never go slantwise.
tag-em-ui-lesson-step-walk-garrison-say = This is a Garrison, a small castle. Go in!
tag-em-ui-lesson-step-walk-garrison-done = It holds your pawn until your next turn. But in there it fights better.
tag-em-ui-lesson-step-walk-end-say = Your pawn stays here now. Press “End turn”. Points that are left are lost.
tag-em-ui-lesson-step-walk-end-done = That was a whole turn. You can walk!
tag-em-ui-lesson-step-fight-attack-say = The square pawn is an enemy. Tap your pawn, then the enemy. The card says how likely you win.
tag-em-ui-lesson-step-fight-attack-done = Both roll a die. You have more: the enemy is gone! An attack costs 1 point.
tag-em-ui-lesson-step-fight-horde-say = This enemy hides in Cover: you get 1 less. Bring your second pawn next to it: a friend gives 1 more. Then attack.
tag-em-ui-lesson-step-fight-horde-done = Well done! Friends next to the enemy help you. Cover helps the enemy.
tag-em-ui-lesson-step-fight-castle-say = Your pawn is in a Garrison: it gets 1 more. Attack!
tag-em-ui-lesson-step-fight-castle-done = 3 and 3, but the castle gives you 4. You win!
tag-em-ui-lesson-step-fight-lose-say = You can lose, too. Two enemies stand here: the second one helps the first. Look at the card, then dare to attack.
tag-em-ui-lesson-step-fight-lose-done = Whoever rolls less is gone, also who attacks. Think before you attack!
tag-em-ui-lesson-step-flag-take-say = Bring the flag home and you win. First get it: go to the square of the flag.
tag-em-ui-lesson-step-flag-take-done = Your pawn carries the flag now. It goes wherever the pawn goes.
tag-em-ui-lesson-step-flag-run-say = You have 2 points left. Run home, as far as you can.
tag-em-ui-lesson-step-flag-run-done = So far for this turn. Now it is the enemy’s.
tag-em-ui-lesson-step-flag-turn-say = No points are left. Press “End turn” and watch the enemy.
tag-em-ui-lesson-step-flag-turn-done = It came and attacked, but both rolled 3. That is a tie: nothing happens. You still have the flag!
tag-em-ui-lesson-step-flag-home-say = Your turn! Your home is the square with your sign. Go there with the flag.
tag-em-ui-lesson-step-flag-home-done = The flag is home: you have won! Now you know how to play TAG 'EM.

## Names

tag-em-ui-lesson-name-0 = You
tag-em-ui-lesson-name-1 = They
