"""The vocabulary of scenarios: what must hold, what then happens, what is special. Data only."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

FACTIONS = ("axis", "western", "soviet")
FactionName = Literal["axis", "western", "soviet"]
CountryStatus = Literal["active", "neutral", "conquered", "closed", "absent"]
PolicyName = Literal["appeasement", "nazi_soviet_pact", "treaty_of_moscow"]
Marker = Literal["paradrop", "partisans", "ground_support", "surprise_attack"]
CupMarker = Literal["political_success", "political_failure", "no_event"]
Die = Literal[1, 2, 3, 4, 5, 6]
MOST = 999
Count = Annotated[int, Meta(ge=0, le=MOST)]
TurnNumber = Annotated[int, Meta(ge=1, le=MOST)]
Change = Annotated[int, Meta(ge=-MOST, le=MOST)]
Moment = Literal["immediately", "declaration_of_war", "after_axis_operations", "end_of_turn"]


class ScenarioPart(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a scenario: every field is known, none is invented."""


class Bilingual(ScenarioPart, frozen=True):
    """Words for people in both languages."""

    en: str
    fr: str


class Named(Bilingual, frozen=True):
    """A name, with the forms that sentences need; those left out are made from it."""

    en_the: str | None = None
    en_in: str | None = None
    en_of: str | None = None
    en_to: str | None = None
    fr_the: str | None = None
    fr_in: str | None = None
    fr_of: str | None = None
    fr_to: str | None = None
    fr_e: str | None = None
    """The `e` of « éliminée », for a name that is feminine."""
    fr_number: Literal["one", "many"] | None = None
    """Whether a country’s verbs are plural: « les Pays-Bas rejoignent »."""


# What must hold


class Turns(ScenarioPart, frozen=True):
    """From one turn to another, both included."""

    min: TurnNumber = 1
    max: TurnNumber = MOST


class Controls(ScenarioPart, frozen=True):
    """A faction holds at least this many of these cities; all of them if no number is given."""

    faction: FactionName
    cities: tuple[str, ...]
    at_least: Count = 0


class HasStatus(ScenarioPart, frozen=True):
    country: str
    status: CountryStatus


class InFaction(ScenarioPart, frozen=True):
    """A country is active in a faction; with `joined`, it came in after the start."""

    country: str
    faction: FactionName
    joined: bool = False


class Attitude(ScenarioPart, frozen=True):
    """A country bears the Pro marker of a faction."""

    country: str
    faction: FactionName


class PolicyIs(ScenarioPart, frozen=True):
    policy: PolicyName
    applies: bool = True


class LocalWar(ScenarioPart, frozen=True):
    """A faction and one country fight, whatever the factions do."""

    faction: FactionName
    country: str


class Declared(ScenarioPart, frozen=True):
    """A faction has declared war on a country."""

    by: FactionName
    on: str


class Since(ScenarioPart, frozen=True):
    """This many turns have gone by since an event."""

    event: str
    at_least: Count = 0
    at_most: Count = MOST


class Near(ScenarioPart, frozen=True):
    """A ground unit of a faction is at most this many hexes from a city."""

    faction: FactionName
    city: str
    hexes: Count


class WillAtMost(ScenarioPart, frozen=True):
    country: str
    will: Change


class Held(ScenarioPart, frozen=True):
    """All of a country's territory is held by a faction, or a city that stands for all of it."""

    country: str
    faction: FactionName
    city: str | None = None


class Leads(ScenarioPart, frozen=True):
    """A faction has more points of cities (`victory.score`) than another."""

    faction: FactionName
    over: FactionName


class Condition(ScenarioPart, frozen=True):
    """Every field that is given must hold; an empty condition always holds."""

    all: tuple["Condition", ...] = ()
    any: tuple["Condition", ...] = ()
    not_: "Condition | None" = field(default=None, name="not")
    turn: Turns | None = None
    last_turn: bool = False
    conquered: tuple[str, ...] = ()
    status: HasStatus | None = None
    in_faction: InFaction | None = None
    attitude: Attitude | None = None
    policy: PolicyIs | None = None
    at_war: tuple[FactionName, FactionName] | None = None
    local_war: LocalWar | None = None
    declared: Declared | None = None
    event: str | None = None
    since: Since | None = None
    controls: Controls | None = None
    held: Held | None = None
    near: Near | None = None
    will_at_most: WillAtMost | None = None
    leads: Leads | None = None


ALWAYS = Condition()


# What happens


class Effect(ScenarioPart, frozen=True, tag_field="effect", kw_only=True):
    """One thing that an event does."""


class SetPolicy(Effect, frozen=True, tag="policy"):
    policy: PolicyName
    applies: bool


class War(Effect, frozen=True, tag="war"):
    between: tuple[FactionName, FactionName]


class StartLocalWar(Effect, frozen=True, tag="local_war"):
    faction: FactionName
    country: str


class EndLocalWar(Effect, frozen=True, tag="peace"):
    """A local war is over; without a country, all local wars of the faction."""

    faction: FactionName
    country: str | None = None


class Allies(Effect, frozen=True, tag="allies"):
    """Two factions are allies: closed to each other, no fight, no zones."""

    between: tuple[FactionName, FactionName]


class Join(Effect, frozen=True, tag="join"):
    """A country becomes active in a faction, with its neutral units."""

    country: str
    faction: FactionName


class SetStatus(Effect, frozen=True, tag="status"):
    country: str
    status: CountryStatus
    faction: FactionName | None = None


class SetAttitude(Effect, frozen=True, tag="attitude"):
    country: str
    faction: FactionName | None = None


class Conquer(Effect, frozen=True, tag="conquer"):
    """A country is conquered; its hexes go to a country, except those that a faction holds."""

    country: str
    to: str
    except_held_by: FactionName | None = None


class GiveRegion(Effect, frozen=True, tag="give_region"):
    """A region passes to a country, except for hexes that a faction holds."""

    region: str
    to: str
    except_held_by: FactionName | None = None


class PlaceUnits(Effect, frozen=True, tag="place_units"):
    """The units that wait for this event (`event_units`) enter."""

    group: str


class RemoveUnit(Effect, frozen=True, tag="remove_unit"):
    unit: str


FOR = "_for_"
"""Between the id of a unit and the country that it fights for after an event."""


class UnitTo(Effect, frozen=True, tag="unit_to"):
    """A unit changes its country."""

    unit: str
    country: str


class Expel(Effect, frozen=True, tag="expel"):
    """The units of a faction leave a country for the nearest friendly hex."""

    faction: FactionName
    country: str


class AddSorties(Effect, frozen=True, tag="sorties"):
    unit: str
    add: Change


class AddMarkers(Effect, frozen=True, tag="markers"):
    faction: FactionName
    marker: Marker
    add: Change = 1


class AddFactories(Effect, frozen=True, tag="factories"):
    """Extra Factories of a country, or factories of an off-map zone."""

    country: str | None = None
    zone: str | None = None
    add: Change = 1


class AddStrategicMoves(Effect, frozen=True, tag="strategic_moves"):
    faction: FactionName
    add: Change = 1


class AddToCup(Effect, frozen=True, tag="cup"):
    marker: CupMarker


class AddToBox(Effect, frozen=True, tag="cup_box"):
    marker: CupMarker


class SetMultiplier(Effect, frozen=True, tag="multiplier"):
    country: str
    multiplier: Count


class FactoriesAtRisk(Effect, frozen=True, tag="factories_at_risk"):
    """The Fac Lost marker of a country is on, or off, the On-Map Factories track."""

    country: str
    on: bool = True


class AddWill(Effect, frozen=True, tag="will"):
    country: str
    add: Change


class MoveCapital(Effect, frozen=True, tag="capital"):
    country: str
    city: str


class EndNationalDefense(Effect, frozen=True, tag="end_national_defense"):
    id: str


class OpenZone(Effect, frozen=True, tag="open_zone"):
    """Another country may use an off-map zone."""

    zone: str
    country: str


class MarkDone(Effect, frozen=True, tag="mark_done"):
    event: str


class Roll(Effect, frozen=True, tag="roll"):
    """One die; what happens for each number, in order from 1 to 6."""

    results: tuple[tuple["AnyEffect", ...], ...]


AnyEffect = (
    SetPolicy
    | War
    | StartLocalWar
    | EndLocalWar
    | Allies
    | Join
    | SetStatus
    | SetAttitude
    | Conquer
    | GiveRegion
    | PlaceUnits
    | RemoveUnit
    | UnitTo
    | Expel
    | AddSorties
    | AddMarkers
    | AddFactories
    | AddStrategicMoves
    | AddToCup
    | AddToBox
    | SetMultiplier
    | FactoriesAtRisk
    | AddWill
    | MoveCapital
    | EndNationalDefense
    | OpenZone
    | MarkDone
    | Roll
)


# What is special


class SpecialRule(ScenarioPart, frozen=True, tag_field="rule", kw_only=True):
    """A rule that this scenario adds; `id` is the number that people know it by."""

    id: str
    text: Bilingual | None = None


class Waits(SpecialRule, frozen=True, tag="waits"):
    """A faction declares no war, moves nothing and activates nothing until this holds."""

    faction: FactionName
    until: Condition


class NoDeclaration(SpecialRule, frozen=True, tag="no_declaration"):
    """A faction declares no war until this holds."""

    faction: FactionName
    until: Condition


class MayDeclareWar(SpecialRule, frozen=True, tag="may_declare_war"):
    """A faction may declare war on the faction of an active country; policies stay."""

    faction: FactionName
    on: str
    when: Condition = ALWAYS


class MustDeclareWar(SpecialRule, frozen=True, tag="must_declare_war"):
    """A faction declares war on these countries, this turn, automatically."""

    faction: FactionName
    turn: TurnNumber
    on: tuple[str, ...]


class MustAttack(SpecialRule, frozen=True, tag="must_attack"):
    """A faction must attack or enter one of these countries this turn, if it can."""

    faction: FactionName
    turn: TurnNumber
    countries: tuple[str, ...]


class Partition(SpecialRule, frozen=True, tag="partition"):
    """A conquered country's region goes to a country, but for hexes that a faction holds.

    The rest goes to the conqueror as always (2.d).
    """

    country: str
    region: str
    to: str
    except_held_by: FactionName | None = None
    when: Condition = ALWAYS


class Evacuation(SpecialRule, frozen=True, tag="evacuation"):
    """Ground units of a faction are carried by sea in any state of supply."""

    faction: FactionName


class GroundSupportOnly(SpecialRule, frozen=True, tag="ground_support_only"):
    """A faction spends Ground Support markers only for these countries' units."""

    faction: FactionName
    countries: tuple[str, ...]
    combat: Literal["attack", "defence", "any"] = "any"


class LocalWars(SpecialRule, frozen=True, tag="local_wars"):
    """While this holds, a declaration of war by a faction makes a local war."""

    faction: FactionName
    when: Condition = ALWAYS


class PartisansOnly(SpecialRule, frozen=True, tag="partisans_only"):
    """A faction places Partisans markers only in these countries."""

    faction: FactionName
    countries: tuple[str, ...]


class SharedBases(SpecialRule, frozen=True, tag="shared_bases"):
    """Units of these countries use each other's cities as sources and places of entry."""

    countries: tuple[str, ...] = ()
    faction: FactionName | None = None


class DearerActivation(SpecialRule, frozen=True, tag="dearer_activation"):
    """While this holds, a country pays more for a group in a weather zone."""

    country: str
    troops: Literal["foot", "mobile"]
    weather: Literal["cold", "temperate", "warm"]
    add: Change
    when: Condition = ALWAYS


AnyRule = (
    Waits
    | NoDeclaration
    | MayDeclareWar
    | MustDeclareWar
    | MustAttack
    | Partition
    | Evacuation
    | GroundSupportOnly
    | LocalWars
    | PartisansOnly
    | SharedBases
    | DearerActivation
)
