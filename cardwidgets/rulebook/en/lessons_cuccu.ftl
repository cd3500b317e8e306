# The lessons of Cuccù. A lesson: its title. A level: its goal in one sentence, a few words before it, what has been
# shown after it, and why another way was wrong.

lesson-cuccu-the-cat = The cat
lesson-cuccu-the-cat-1 = Come out of this deal with all your lives.
    .before = The next player holds the cat.
    .after = A cat that is asked says no, and whoever asked pays with a life.
    .wrong = You asked the holder of the cat, and that cost you a life.
lesson-cuccu-the-cat-2 = You ask Bianca to swap, and then Bianca asks Carlo. Who loses a life at once?
    .before = All cards lie open here.
    .after = The cat takes a life from whoever asked, and sends the cards of the row back.
    .wrong = The cat punishes the player who asked its holder.
