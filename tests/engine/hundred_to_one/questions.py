"""Questions made of everyday words, for matches that are played by chance."""

from functools import cache
from random import Random

from engine.games.hundred_to_one import HundredToOne
from engine.games.hundred_to_one.boards import Board, Row
from engine.games.hundred_to_one.lore import Lore
from engine.games.hundred_to_one.packs import Kind, Question, Source

_WORDS = (
    "мост телефон озеро утюг звезда корабль карась капуста тарелка окно трактор груша ботинок лиса"
    " чай роза лето медведь яблоко кот ложка глина сорока арбуз сковорода снег дом стол поезд"
    " хлеб пиджак слива дождь картошка ветер чайник трава море песня лампа"
)
WORDS = tuple(_WORDS.split())
"""No two of them are the same word to anybody."""
NONSENSE = ("гиппопотам", "синхрофазотрон", "икебана", "дирижабль")
"""What stands on no board."""
NUMBER = 44


@cache
def questions() -> tuple[Question, ...]:
    """Boards of eight rows, of every kind, with synonyms and key phrases here and there."""
    rng = Random("boards")
    return tuple(_question(number, rng) for number in range(NUMBER))


def _question(number: int, rng: Random) -> Question:
    words = rng.sample(WORDS, 11)
    votes = sorted((rng.randint(1, 12) for _ in range(8)), reverse=True)
    rows = [Row(word, votes[place]) for place, word in enumerate(words[:8])]
    for place, synonym in enumerate(words[8:]):
        rows[place] = Row(rows[place].answer, rows[place].votes, (synonym,))
    keys = (f"про число {number}",) if number % 3 else ()
    board = Board(f"Вопрос {number}", tuple(rows), keys)
    kind = (Kind.ORDINARY, Kind.ORDINARY, Kind.REVERSE, Kind.BIG)[number % 4]
    return Question(f"question-{number}", kind, Source.ESTIMATE, board)


def supplied() -> HundredToOne:
    """The game with these questions, and computer players who know such boards."""
    made = questions()
    return HundredToOne(made, Lore(tuple(question.board for question in made)))
