"""Why an action is refused. The sentences stand in `locales/`, one for each code."""

from __future__ import annotations

from enum import Enum

from engine.game import IllegalAction


class Reason(Enum):
    """A rule that forbids the action now. The names of details stand behind some of them."""

    # Whose turn it is, and what is to be done
    MATCH_OVER = "match-over"
    AT_REST = "at-rest"
    """The next deal has not begun."""
    DEAL_IN_PROGRESS = "deal-in-progress"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_PLAYING = "not-playing"
    """The dealer of four sits on the talon."""
    NOT_THE_DECLARER = "not-the-declarer"
    WRONG_PHASE = "wrong-phase"
    """Details: `phase`, the word of the notation."""

    # Cut and dark game
    CUT_OUT_OF_RANGE = "cut-out-of-range"
    MUST_GO_DARK = "must-go-dark"
    ALREADY_LOOKED = "already-looked"
    NO_DARK_GAME = "no-dark-game"

    # Bidding
    OPENING_OWED = "opening-owed"
    ALREADY_PASSED = "already-passed"
    SILENCED = "silenced"
    HUSHED = "hushed"
    DARK_BID_STANDS = "dark-bid-stands"
    """Only who has looked and holds a marriage may outbid it."""
    BID_TOO_LOW = "bid-too-low"
    """Details: `least`."""
    NOT_A_MULTIPLE = "not-a-multiple"
    """Details: `step`."""
    BID_OVER_CAP = "bid-over-cap"
    """Details: `cap`."""
    BID_OVER_CAP_UNSEEN = "bid-over-cap-unseen"
    """Details: `cap`. The cards have not been looked at."""
    NO_JUMP_BIDS = "no-jump-bids"
    """Details: `least`, the one bid there is."""
    GOLDEN_ORDER_FIXED = "golden-order-fixed"
    """Details: `amount`."""

    # Bonuses
    NO_SUCH_BONUS = "no-such-bonus"
    BONUS_USED = "bonus-used"
    NO_SUCH_PLACE = "no-such-place"

    # Talon and discards
    NOT_THE_LEVEL = "not-the-level"
    """Details: `amount`, the one level there is."""
    NO_SUCH_TALON = "no-such-talon"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    """Details: `card`."""
    NOT_AN_OPPONENT = "not-an-opponent"
    ALREADY_GIVEN = "already-given"
    """This opponent has a card already."""
    NOTHING_TO_GIVE = "nothing-to-give"
    NOTHING_TO_LAY_DOWN = "nothing-to-lay-down"

    # Order
    ORDER_BELOW_BID = "order-below-bid"
    """Details: `bid`."""
    ORDER_OVER_CAP = "order-over-cap"
    """Details: `cap`."""
    DARK_ORDER_FIXED = "dark-order-fixed"
    """Details: `amount`."""

    # Redeals
    CLAIM_WITHOUT_GROUND = "claim-without-ground"
    CLAIM_TOO_EARLY = "claim-too-early"
    CLAIM_TOO_LATE = "claim-too-late"
    CLAIM_UNSEEN = "claim-unseen"
    """The cards have not been looked at."""
    CLAIM_IN_THE_DARK = "claim-in-the-dark"
    """The seat's dark bid stands or won."""
    CLAIM_ONLY_ON_THE_HUNDRED = "claim-only-on-the-hundred"
    TOO_MANY_REDEALS = "too-many-redeals"

    # Giving up
    TOO_EARLY_TO_GIVE_UP = "too-early-to-give-up"
    TOO_LATE_TO_GIVE_UP = "too-late-to-give-up"
    ROSPIS_OFF = "rospis-off"
    ROSPIS_LIMIT = "rospis-limit"
    """Details: `limit`."""
    ROSPIS_ON_THE_BARREL = "rospis-on-the-barrel"
    ROSPIS_WITH_A_BARREL = "rospis-with-a-barrel"
    """Somebody is on the barrel."""
    ROSPIS_GOLDEN = "rospis-golden"
    ROSPIS_DARK = "rospis-dark"
    CROSS_OFF = "cross-off"
    CROSS_LIMIT = "cross-limit"
    """Details: `limit`."""
    CROSS_WITH_A_BARREL = "cross-with-a-barrel"
    """Somebody is on the barrel."""
    CROSS_GOLDEN = "cross-golden"
    CROSS_DARK = "cross-dark"

    # Play
    MUST_FOLLOW_SUIT = "must-follow-suit"
    """Details: `suit`."""
    MUST_TRUMP = "must-trump"
    """Details: `suit`."""
    MUST_BEAT = "must-beat"
    """Details: `card`, the best one on the table."""
    TRUMP_LEAD_NOT_YOURS = "trump-lead-not-yours"
    """Details: `suit`. Only the seat that set the trump leads it."""
    TRUMP_LEAD_YOURS = "trump-lead-yours"
    """Details: `suit`. The seat that set the trump does not lead it."""
    MUST_DECLARE = "must-declare"
    """Leading this card is a declaration here."""

    # Declarations
    DECLARE_ON_LEAD = "declare-on-lead"
    NOT_TO_DECLARE_WITH = "not-to-declare-with"
    """Details: `card`, whose rank declares nothing of the kind."""
    NO_MARRIAGE_IN_HAND = "no-marriage-in-hand"
    """Details: `suit`."""
    NO_BED_IN_HAND = "no-bed-in-hand"
    """Details: `suit`."""
    NO_FOUR_ACES = "no-four-aces"
    NO_FOUR_NINES = "no-four-nines"
    MARRIAGE_NEEDS_A_TRICK_FIRST = "marriage-needs-a-trick-first"
    ACES_NEED_A_TRICK_FIRST = "aces-need-a-trick-first"
    ACES_OFF = "aces-off"
    BED_OFF = "bed-off"
    NINES_OFF = "nines-off"

    def __str__(self) -> str:
        return self.value


def no(reason: Reason, **details: object) -> IllegalAction:
    """The refusal for this reason, its details as the notation writes them."""
    return IllegalAction(reason.value, **{name: str(value) for name, value in details.items()})
