"""The hundred people: what is asked of them, and what becomes of their answers.

Whoever agrees is asked, privately and at most five questions at a time, what they would answer.
`tally` groups the answers to one question as the game itself hears them, and makes a surveyed
question of them when a hundred people have answered. `respondent` is what is kept of a person:
which questions they have been asked, and never what they said.
"""
