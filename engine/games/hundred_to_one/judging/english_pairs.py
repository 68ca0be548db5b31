"""English words that count as one though rules do not show it: irregular forms and spellings."""

from __future__ import annotations

from collections import defaultdict

_IRREGULAR = """
begin began begun
bend bent
bite bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
bus buses busses
buy bought
calf calves
catch caught
child children
choose chose chosen
come came
creep crept
dig dug
do did done doing
draw drew drawn
dream dreamt
drink drank
drive drove driven
eat ate eaten
elf elves
fall fallen
feed fed
feel feeling
fight fought
find found
fly flew flown
foot feet
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
gas gases
get got gotten
give gave given
go went gone going goes
goose geese
grow grew grown
half halves
hang hung
have had has having
hear heard
hide hid hidden
hold held
keep kept
knife knives
know knew known
leaf leaves
learn learnt
leave leaving
lend lent
lie lying lied
life lives
light lit
loaf loaves
lose lost
make made
man men
mean meant
meet met
mouse mice
ox oxen
pay paid
person people
policeman policemen
quiz quizzes
ride rode ridden
ring rang rung
run ran
say said
scarf scarves
sell sold
send sent
sew sewn
shake shook shaken
shelf shelves
shine shone
shoot shot
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
snowman snowmen
speak spoke spoken
spend spent
spill spilt
stand stood
steal stole stolen
stick stuck
sweep swept
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
thief thieves
think thought
throw threw thrown
tie tying
tooth teeth
understand understood
wake woke woken
wear wore worn
weep wept
wife wives
win won
wolf wolves
woman women
write wrote written
"""

_SPELLINGS = """
aeroplane airplane
aluminium aluminum
axe ax
barbecue barbeque bbq
cancelled canceled
catalogue catalog
centre center
chilli chili chile
cosy cozy
colour color
colourful colorful
dialogue dialog
donut doughnut
favourite favorite
fibre fiber
flavour flavor
grey gray
hankie hanky
harbour harbor
hiccup hiccough
honour honor
humour humor
jewellery jewelry
judgement judgment
ketchup catsup
kilometre kilometer
licence license
litre liter
metre meter
mould mold
moustache mustache
mum mom mommy momma mama
dad daddy dada
neighbour neighbor
nightie nighty
odour odor
omelette omelet
organise organize
organised organized
organising organizing
paediatrician pediatrician
pajamas pyjamas pjs
pedlar peddler
plough plow
programme program
racquet racket
realise realize
recognise recognize
rumour rumor
savoury savory
sceptic skeptic
sulphur sulfur
theatre theater
travelling traveling
traveller traveler
tyre tire
vapour vapor
whisky whiskey
yoghurt yogurt
okay ok
"""

_PETS = """
bird birdie
dog doggy doggie
kitten kitty
horse horsey
pig piggy
auntie aunty aunt
granny grannie
nanny nannie
telly tellie
hubby husband
"""

APART = frozenset(
    (
        *("glasses", "spectacles", "goods", "customs", "arms", "news", "drawers", "being"),
        *("shorts", "briefs", "pants", "clothes", "jeans", "trousers", "stocking", "stockings"),
        *("wedding", "morning", "building", "ceiling", "pudding", "dressing", "meeting", "wing"),
        *("tired", "drunk"),
    )
)
"""They look like forms of other words, but are things of their own."""


YOUNG = frozenset(
    (
        *("wifi", "selfie", "selfies", "smartphone", "smartphones", "emoji", "emojis", "app"),
        *("apps", "google", "youtube", "netflix", "facebook", "instagram", "tiktok", "twitter"),
        *("uber", "spotify", "gif", "meme", "memes", "vlog", "vlogger", "blogger", "airpods"),
        *("earbuds", "iphone", "ipad", "android", "usb", "hashtag", "streaming", "podcasts"),
    )
)
"""Words younger than the dictionary."""


def _groups(text: str, first: int) -> dict[str, list[int]]:
    found: defaultdict[str, list[int]] = defaultdict(list)
    for number, line in enumerate(text.split("\n"), first):
        for word in line.split():
            found[word].append(number)
    return found


def _all() -> dict[str, tuple[int, ...]]:
    found: defaultdict[str, tuple[int, ...]] = defaultdict(tuple)
    for first, text in ((0, _IRREGULAR), (1000, _SPELLINGS), (2000, _PETS)):
        for word, numbers in _groups(text, first).items():
            found[word] += tuple(numbers)
    return dict(found)


SAME: dict[str, tuple[int, ...]] = _all()
"""The numbers of the groups in which a word stands."""
