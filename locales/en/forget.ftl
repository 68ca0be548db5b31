# Forgetting a person: /forget

forget-question = 🗑 <b>Forget everything I know about you?</b>
    Your settings go, your name at every table, in finished matches too, everything played in this chat, and the notes of what the survey has asked you.
    Records keep “{ $seat }” in place of your name; answers to the survey are kept without names anyway. Messages that have been sent to chats stay there.
forget-tables = <b>Your tables</b>
forget-table-lobby = ▫️ { $what } — your seat becomes free
forget-table-match = ▫️ { $what } — a bot plays for you to the end of the match
forget-table-last = ▫️ { $what } — the match stops: there is nobody else at the table
forget-table-private = ▫️ { $what } — the table is closed
forget-final = This can’t be undone. If you come back, we meet for the first time.
forget-button-yes = Forget me
forget-button-no = Keep everything
forget-done = Everything about you is forgotten. If you feel like a game, write /play.
forget-kept = Everything stays as it was.
forget-privately = That is between you and me: open my private chat and decide there.

answer-old-question = That question was asked too long ago. Write /forget again.
