"""The appendix of Black Forest's rulebook written a second time: tradespeople, jobs and buildings, line by line."""

from collections import Counter
from dataclasses import dataclass, field

GOODS = ["brick", "wood", "sand", "water", "charcoal", "porridge", "meat", "glass", "provision", "commodity"]
BASIC = GOODS[:7]
REFINED = GOODS[7:]
LANDSCAPE = ["field", "pond", "pasture"]
TILES = [*LANDSCAPE, "forest"]
ANIMALS = ["pig", "cattle"]

PEOPLE = """
brickmaker: 1 charcoal > 4 brick
builder: > 1 building
carpenter: > 1 building / > 1 progress
furnace_maker: 3 brick > 2 progress
woodworker: 1 forest > 1 wood, 1 building
butcher: 1 pig > 2 meat / 1 cattle > 3 meat
cattle_farmer: > 1 cattle
herder: > 1 porridge per cattle / > 1 wood per pig_in_forest
landowner: 1 water, 1 porridge > 1 pig, 1 cattle / 1 water, 1 brick > 1 pig, 1 cattle
pig_farmer: > 1 pig
cook: > 1 porridge per field / > 1 meat per pond at 2 4 6
farmhand: 1 wood > 1 pasture / > 1 field
gardener: 1 brick > 1 pond / > 1 water per pond
glass_miller: > 1 sand per pond
traveling_merchant: > 2 basic
charcoal_burner: 1 wood > 4 charcoal
lumberjack: 1 forest > 4 wood
"""
JOBS = """
brickmaker: 7 wood > 5 brick, 4 sand, 4 water, 1 glass
cook: 5 meat > 5 wood, 5 sand, 5 porridge, 4 charcoal, 3 provision
glass_miller: 7 charcoal > 4 brick, 4 wood, 1 glass, 1 cattle, 1 pig
landowner: 3 field > 2 pasture, 2 pig, 2 cattle
lumberjack: 3 forest > 5 wood, 4 meat, 1 cattle
captain: 5 water > 1 provision, 1 building
count: 5 sand > 5 porridge, 2 glass, 3 progress
feudal_lord: 2 provision > 2 progress, 1 forest, 2 field, 1 pond, 1 pasture
freiburg: 7 brick > 3 charcoal, 3 meat, 3 water, 1 glass, 2 field
hermit: 7 porridge > 1 glass, 3 pig, 1 pond, 1 pasture, 1 forest
market: 5 livestock > 3 brick, 3 wood, 3 sand, 3 water, 3 charcoal, 3 porridge, 3 meat
"""
LOCATIONS = ["captain", "count", "feudal_lord", "freiburg", "hermit", "market"]

# Tile and side, name, points, cost, then what it does: "use" is a conversion, "now" comes once.
SMALL = """
1A clay_pit 1: 1 wood, 3 water; use 2 water > 3 brick
1B brick_basin 2: 1 wood, 4 water; now > 1 brick per pond
2A tenement_building 3: 1 glass, 3 brick; use 2 meat > 2 brick, 2 wood
2B day_laborer_square 3: 1 glass, 2 brick, 2 wood; use 1 porridge > 1 brick
3A kiln 4: 2 glass, 2 brick; use 2 charcoal > 3 brick
3B half_timbered_house 4: 2 glass, 1 brick, 2 wood; now > 7 brick
4A lumber_storage 1: 3 water, 2 sand
4B log_driver 0: 4 porridge; now > 7 wood
5A ox_stable 1: 1 glass, 1 brick, 2 wood; use 1 forest > 1 wood per cattle at 1 2 4 7
5B carving_workshop 3: 1 glass, 2 brick, 2 wood; use 1 porridge > 1 wood
6A sawmill 2: 2 glass, 2 brick, 2 wood; use 1 forest > 3 wood
6B shadow_mill 3: 2 glass, 3 brick, 2 wood; use 1 forest > 1 wood, 2 porridge
7A glaswald_lake 1: 4 brick, 1 water, 1 forest
7B mortar_mixer 1: 2 brick, 1 meat, 1 porridge; now > 2 water, 3 sand
8A hotzenwald_house 2: 1 glass, 2 brick, 2 wood; now > 3 sand, 1 cattle
8B tavern 3: 1 glass, 1 brick, 2 wood; use 1 water, 1 porridge > 2 sand
9A sand_sifting_plant 5: 2 glass, 2 brick, 1 wood; use 1 meat > 2 sand
9B clockmaker 3: 2 glass, 1 brick, 2 wood
10A forestside_herders_hut 1: 1 brick, 3 wood
10B coal_merchant 1: 5 brick, 2 wood
11A potash_manufacturer 2: 1 glass, 4 wood
11B renderer 3: 1 glass, 1 brick, 2 meat; now > 6 charcoal
12A charcoal_pile 5: 2 glass, 1 brick, 1 wood; use 1 wood, 1 meat > 3 charcoal
12B storehouse 3: 2 glass, 5 brick; now > 3 wood, 3 charcoal, 2 meat, 1 sand
13A well 1: 3 brick, 3 wood, 1 water; use 1 porridge > 1 water
13B cistern 1: 4 brick
14A water_tower 2: 1 glass, 3 brick; now > 1 water per empty
14B lakeside_forest_cabin 3: 1 glass, 4 wood
15A cooperage 4: 2 glass, 2 brick, 1 wood; use 2 wood > 3 water
15B bathhouse 4: 2 glass, 2 brick
16A grain_mill 1: 5 wood; use 1 field > 3 porridge
16B larder_tunnel 1: 5 wood; now > 1 water, 1 meat, 3 porridge
17A festival_ground 2: 1 glass, 2 wood, 1 charcoal; now > 1 meat, 1 porridge, 1 pig
17B grocer 3: 1 glass, 1 brick, 1 wood
18A lords_manor 4: 2 glass, 3 wood; use 1 pond > 2 water / 1 field > 1 porridge
18B cabinet_painter 3: 2 glass, 1 brick, 2 wood
19A bar 1: 3 wood, 2 water, 3 charcoal; now > 3 meat, 4 porridge
19B ham_cellar 1: 5 brick, 1 wood
20A trout_fishery 3: 1 glass, 3 brick, 2 wood; use 1 pond > 1 water, 1 meat
20B alehouse 2: 1 glass, 3 brick, 2 wood; now > 2 water, 2 meat, 2 porridge
21A slaughterhouse 4: 2 glass, 3 brick
21B lake_fishery 4: 2 glass, 2 wood
22A watering_trough 2: 2 brick, 1 wood, 3 water; use 2 water > 1 pig / 3 water > 1 cattle
22B foresters_lodge 1: 1 brick, 2 wood; now > 1 pig per forest_pair
23A tannery 0: 1 glass, 1 brick, 2 water
23B pig_farm 1: 1 glass, 1 brick
24A feeding_farm 3: 2 glass, 2 brick, 1 wood
24B beechnut_gatherers_hut 4: 2 glass, 1 wood; now > 1 pasture
25A schauinsland_house 0: 3 brick, 2 wood; now > 3 cattle
25B feeding_trough 0: 1 brick, 1 wood, 2 sand; use 2 porridge > 1 pig / 3 porridge > 1 cattle
26A alpine_hut 2: 1 glass, 3 wood; now > 1 cattle per empty_pasture
26B farrier 4: 1 glass, 3 brick, 1 wood; use 3 charcoal > 1 cattle
27A breeding_station 3: 2 glass, 3 wood
27B cattle_farm 3: 2 glass, 1 brick, 1 wood, 1 water
28A irrigation_system 1: 2 brick, 4 wood; use 2 water > 1 pasture / 4 water > 1 pond
28B wilderness_hut 1: 3 brick, 4 wood, 2 meat
29A clearing_house 3: 1 glass, 4 wood, 1 forest
29B wildlife_park 1: 1 glass, 4 wood
30A farm_laborers_house 3: 2 glass, 3 brick, 3 wood
30B farmhouse 3: 2 glass, 2 brick, 1 wood; use 1 porridge, 1 field > 1 pasture
31A glass_furnace 2: 2 brick, 1 wood; use 2 meat > 1 progress
31B glassworks 2: 4 brick, 3 meat; now > 3 progress
32A glass_blower 3: 1 glass, 3 brick, 2 wood; use 1 meat, 2 porridge > 1 glass
32B storage_shed 0: 1 glass, 3 wood, 1 charcoal; now > 3 glass
33A bakery 3: 2 glass, 1 brick, 1 wood; use 1 water, 1 field > 2 provision
33B guildhall 4: 2 glass, 2 wood, 2 meat; now > 3 progress
34A knights_manor 6: 4 brick, 4 wood
34B distillery 2: 3 brick, 1 wood, 1 charcoal
35A fort 3: 1 glass, 1 wood
35B hermits_hut 4: 1 glass, 1 brick, 1 wood
36A village_church 4: 2 glass, 3 brick, 2 wood
36B colonization_house 1: 2 glass, 1 brick, 1 wood
"""
# Level, name, points, cost and conversion.
LARGE = """
3 castle_hotel 5: 3 glass, 3 brick, 1 wood; use 1 progress > 1 meat
1 charcoal_storage 7: 3 glass, 2 brick, 2 wood, 3 charcoal; use 2 wood > 1 charcoal
3 construction_yard 5: 3 glass, 3 brick, 3 wood
1 farm_store 5: 3 glass, 3 brick, 3 wood, 5 porridge
3 farmers_residence 5: 3 glass, 4 brick, 4 wood, 1 forest; use 4 porridge > 1 field
2 general_hospital 10: 3 glass, 2 brick, 2 wood, 2 water, 3 porridge
1 hardware_store 7: 3 glass, 3 brick, 3 wood
2 hunting_lodge 10: 3 glass, 3 brick, 3 wood, 3 forest
1 inn 5: 3 glass, 1 brick, 2 wood, 1 meat; use 2 water > 1 porridge
3 livestock_farm 5: 3 glass, 2 brick, 4 wood
1 reservoir 6: 3 glass, 6 brick
1 sand_storage 5: 3 glass, 2 brick, 2 wood, 1 sand; use 2 porridge > 1 sand
3 smokehouse 5: 3 glass, 2 brick, 3 wood, 1 field
2 thermal_baths 10: 3 glass, 3 wood, 3 charcoal, 2 pond
"""
NEEDS = {"farmers_residence": ("field", 4), "smokehouse": ("pond", 3)}
FORT_BRICK = {1: 1, 2: 2, 3: 2, 4: 3}
# What visits count, as long as there is so much of it; instead of the tile itself, the animals that live there.
COUNTED = {
    "visit:cook:1": ("field", "", 1),
    "visit:cook:2": ("pond", "", 2),
    "visit:gardener:2": ("pond", "", 1),
    "visit:glass_miller": ("pond", "", 1),
    "visit:herder:1": ("pasture", "cattle", 1),
}
COUNTING = {"brick_basin": "pond", "feeding_farm": "field", "alpine_hut": "pasture"}
# What a seat's buildings answer to, and what they are named by if there are several.
ANSWERS = {
    "merchant moved": {"bathhouse": "water", "farm_laborers_house": "porridge"},
    "estate added": {"lumber_storage": "wood", "glaswald_lake": "sand"},
    "field of the farmhand": {"pig_farm": "pig", "cattle_farm": "cattle"},
    "pond of the gardener": {"lake_fishery": "meat"},
}

# The map as it was reconstructed: a ring of villages, and locations on short paths.
VILLAGES = {"v1": 4, "v2": 3, "v3": 4, "v4": 3, "v5": 3}
PATHS = "v1-v2 v2-v3 v3-v4 v4-v5 v5-v1 market-v1 market-v2 hermit-v2 hermit-v3 captain-v3 captain-v4 count-v4"
PATHS += " count-v5 feudal_lord-v5 feudal_lord-v1 freiburg-v1 freiburg-v3"
MAIN_ESTATE = ["forest forest empty empty stable", "field empty pond forest hut", "field empty pond empty hut"]
SMALL_ESTATE = ["forest forest", "hut empty", "hut empty"]

EXTRA: dict[int, list[dict[str, int]]] = {
    1: [{}],
    2: [{}, {"pig": 1}],
    3: [{}, {"wood": 2}, {"provision": 1, "meat": 1}],
    4: [{}, {"brick": 2}, {"cattle": 1}, {"glass": 1}],
}
SHOWN = {1: [3], 2: [1, 2], 3: [1, 1, 1], 4: [1, 1, 1, 1]}
TITLES = {20: "Water carrier", 30: "Smallholder", 40: "Large scale farmer", 50: "Master builder"}
TITLES |= {60: "Glass Hut master", 70: "Duchess"}


@dataclass
class Deal:
    """A cost and a reward; the reward comes as often as something is counted."""

    cost: Counter[str]
    reward: Counter[str]
    per: str = ""
    steps: list[int] = field(default_factory=list)


@dataclass
class Building:
    points: int
    cost: Counter[str]
    uses: list[Deal]
    now: Deal | None
    tile: str  # tile and side, or the level
    large: bool


def amounts(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in text.split(","):
        if part.strip():
            number, what = part.split()
            found[what] += int(number)
    return found


def deal(text: str) -> Deal:
    cost, _, reward = text.partition(">")
    reward, _, steps = reward.partition(" at ")
    reward, _, per = reward.partition(" per ")
    return Deal(amounts(cost), amounts(reward), per.strip(), [int(step) for step in steps.split()])


def deals(text: str) -> list[Deal]:
    return [deal(part) for part in text.split("/")]


def table(text: str) -> dict[str, list[Deal]]:
    rows = [line.partition(":") for line in text.strip().splitlines()]
    return {name: deals(rest) for name, _, rest in rows}


def buildings(text: str, large: bool) -> dict[str, Building]:
    found = {}
    for line in text.strip().splitlines():
        head, _, rest = line.partition(":")
        tile, name, points = head.split()
        cost, _, effect = rest.partition(";")
        kind, _, what = effect.strip().partition(" ")
        uses = deals(what) if kind == "use" else []
        now = deal(what) if kind == "now" else None
        found[name] = Building(int(points), amounts(cost), uses, now, tile, large)
    return found


def distances() -> dict[tuple[str, str], int]:
    """How many paths lie between each two places, found by walking on from each."""
    paths = [tuple(path.split("-")) for path in PATHS.split()]
    found: dict[tuple[str, str], int] = {}
    for start in [*VILLAGES, *LOCATIONS]:
        reached, steps = {start}, 0
        while reached:
            found |= {(start, place): steps for place in reached}
            beyond = {b for a, b in paths if a in reached} | {a for a, b in paths if b in reached}
            reached = {place for place in beyond if (start, place) not in found}
            steps += 1
    return found


VISITS = table(PEOPLE)
WORK = {name: found[0] for name, found in table(JOBS).items()}
BUILDINGS = {**buildings(SMALL, False), **buildings(LARGE, True)}
DISTANCES = distances()
