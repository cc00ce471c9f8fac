## Bluff

bluff-title = Bluff
bluff-tagline = Say what card you lay. Who believes you?
bluff-goal = Score the most points.
bluff-option-hand = Hand
bluff-option-hand-help = How many cards each player is dealt.
bluff-option-double = Double truths
bluff-option-double-help = A truth that was not believed scores twice.
bluff-your-hand = Your hand
bluff-cards-in-hand = Cards in hand
bluff-you-hold = You hold a { $card }.
bluff-laid =
    { $who ->
        [you] You say: a { $claim }.
       *[other] { $who-name } says: a { $claim }.
    }
bluff-turned-over =
    It is a { $card }: { $who ->
        [you] you score { $points }.
       *[other] { $who-name } scores { $points }.
    }
bluff-believe = { $who-name } says it is a { $claim }. Believe it?
bluff-vote-first = Vote first.
bluff-not-your-turn = It’s not your turn.
bluff-not-in-hand = You don’t have a { $card }.
bluff-usage = Say which card you lay as what: “lay 3 as 5”.

## Buzz

buzz-title = Buzz
buzz-goal = Score the most points.
buzz-option-tie-window = Tie window
buzz-option-tie-window-help = Claims within this time count as made together.
buzz-was-first =
    { $who ->
        [you] You were first.
       *[other] { $who-name } was first.
    }
buzz-already-buzzed = You have buzzed.
