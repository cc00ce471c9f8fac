tag-em-ui-lesson-title = TAG ’EM in three steps
tag-em-ui-lesson-choose = Choose a part
tag-em-ui-lesson-tie = It’s a tie: nothing happens. Try again with a friend next to the enemy.
tag-em-ui-lesson-empty = You have no points left. Try again.
tag-em-ui-lesson-again = Try again
tag-em-ui-lesson-more = Go to part { $number }
tag-em-ui-lesson-finish = Play a game
tag-em-ui-lesson-rules = Read the rules
tag-em-ui-lesson-maps = Make a map
tag-em-ui-lesson-enemy = The enemy

## Scenarios

tag-em-ui-lesson-scenario-walk = 1 · Move
tag-em-ui-lesson-scenario-fight = 2 · Attack
tag-em-ui-lesson-scenario-flag = 3 · The flag

## Steps

tag-em-ui-lesson-step-walk-choose-say = The round pawn is yours. Tap it.
tag-em-ui-lesson-step-walk-choose-done = Now you can see where it can go. The numbers show what it costs.
tag-em-ui-lesson-step-walk-go-say = You have 6 points this turn, and a step costs 1 point. Tap your pawn, then the marked square.
tag-em-ui-lesson-step-walk-go-done = Three steps, three points. You have three left.
tag-em-ui-lesson-step-walk-wade-say = Water slows you down: stepping out of it costs 2. You have 3 points. Cross the river to the marked square.
tag-em-ui-lesson-step-walk-wade-done = 1 point to step in, 2 to get out. Just enough!
tag-em-ui-lesson-step-walk-block-say = Nobody can enter a dark Block. Go to the marked square: your pawn finds its own way around.
tag-em-ui-lesson-step-walk-block-done = Six steps around the wall. You can’t move diagonally.
tag-em-ui-lesson-step-walk-garrison-say = This is a Garrison, a small castle. Go in!
tag-em-ui-lesson-step-walk-garrison-done = Your pawn has to stay until your next turn, but it fights better in there!
tag-em-ui-lesson-step-walk-end-say = That’s all for your pawn. Press “End turn”. Points you didn’t use are gone.
tag-em-ui-lesson-step-walk-end-done = That was a whole turn. You’ve got moving down!
tag-em-ui-lesson-step-fight-attack-say = The square pawn is an enemy. Tap your pawn, then the enemy. The card shows your chances.
tag-em-ui-lesson-step-fight-attack-done = You each rolled a die, and yours was higher: the enemy is out! An attack costs 1 point.
tag-em-ui-lesson-step-fight-horde-say = This enemy is in Cover, so you get −1. Move your second pawn next to it: a nearby friend gives you +1. Then attack.
tag-em-ui-lesson-step-fight-horde-done = Well done! Friends next to the enemy help you. Cover helps the enemy.
tag-em-ui-lesson-step-fight-castle-say = Your pawn is in a Garrison, so it gets +1. Attack!
tag-em-ui-lesson-step-fight-castle-done = You both rolled 3, but the Garrison makes yours 4. You win!
tag-em-ui-lesson-step-fight-lose-say = You can lose, too. There are two enemies here, and one helps the other. Look at the card, then attack anyway.
tag-em-ui-lesson-step-fight-lose-done = The lower roll is out, even if that’s the attacker. Think before you attack!
tag-em-ui-lesson-step-flag-take-say = Bring the flag home and you win. First, go and get it.
tag-em-ui-lesson-step-flag-take-done = Your pawn has the flag now and takes it wherever it goes.
tag-em-ui-lesson-step-flag-run-say = You have 2 points left. Run home as far as you can!
tag-em-ui-lesson-step-flag-run-done = That’s it for this turn. Now it’s the enemy’s turn.
tag-em-ui-lesson-step-flag-turn-say = You have no points left. Press “End turn” and watch the enemy.
tag-em-ui-lesson-step-flag-turn-done = The enemy attacked, but you both rolled 3. That’s a tie: nothing happens. You still have the flag!
tag-em-ui-lesson-step-flag-home-say = Your turn! Home is the square with your sign. Take the flag there.
tag-em-ui-lesson-step-flag-home-done = The flag is home: you won! Now you know how to play TAG ’EM.
