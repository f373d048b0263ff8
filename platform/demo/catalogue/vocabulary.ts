import type { DrawnTheme } from '@/lib/domain/game-themes';

/**
 * Words of one theme. Every list is written as `a|b|c`. A title is put together from them by the patterns of
 * title-patterns.ts; the lists are chosen so that any pair of an adjective and a noun of one theme reads well.
 */
export interface Vocabulary {
  /** Nouns in the singular that can lead a title: "Ibis". */
  hero: string;
  /** The same sort of noun, counted: "Nine Ibises". */
  plural: string;
  /** Adjectives and nouns used as adjectives. */
  adjective: string;
  /** Where it happens, said without an article. */
  place: string;
  /** What is looked for. */
  thing: string;
  /** Whose it is. */
  person: string;
  /** What goes on. */
  event: string;
  /** Words that stand alone. */
  coined: string;
  /** What one is told to do with a hero: "Wake the Sphinx". */
  verb: string;
}

/** Games of other themes are named by hand: numbers.ts. */
type WrittenTheme = Exclude<DrawnTheme, 'keno' | 'wheel'>;

export const VOCABULARY: Record<WrittenTheme, Vocabulary> = {
  egypt: {
    hero: 'Scarab|Ibis|Jackal|Sphinx|Falcon|Cobra|Lotus|Pharaoh|Scribe|Crocodile|Desert Cat|Obelisk',
    plural: 'Scarabs|Ibises|Jackals|Sphinxes|Falcons|Cobras|Lotuses|Pyramids|Ankhs|Obelisks',
    adjective:
      'Gilded|Sunken|Sandstone|Turquoise|Sleeping|Painted|Amber|Sacred|Alabaster|Moonlit|Lapis|Hidden',
    place: 'Thebes|Memphis|Saqqara|Abydos|Luxor|the Delta|the West Bank|the Red Sands|Old Karnak|the Nile',
    thing: 'Crown|Lamp|Barque|Tablet|Seal|Mirror|Sandal|Throne|Amulet|Canopy|Sundial|Reed',
    person: 'Nefer|Menna|Sobek|Hathor|Khepri|Thuya|Imhotep|Sekhet|Bastet|Ptah|Meryt|Ankhes',
    event: 'Parade|Procession|Flood|Dawn|Treasure|Riddle|Harvest|Voyage|Feast|Chamber',
    coined: 'Sandfall|Nilewind|Sunbarque|Dunelight|Papyrus|Khepresh|Oasis',
    verb: 'Wake|Follow|Crown|Greet|Unseal',
  },
  fruit: {
    hero: 'Cherry|Lemon|Plum|Melon|Berry|Grape|Tangerine|Apricot|Fig|Pear|Mango|Peach',
    plural: 'Cherries|Lemons|Plums|Melons|Berries|Grapes|Tangerines|Apricots|Figs|Pears|Mangos|Peaches',
    adjective: 'Juicy|Fresh|Ripe|Sunny|Frosted|Golden|Candied|Wild|Sparkling|Hot|Velvet|Zesty',
    place:
      'Orchard Lane|Covent Row|the Fruit Stand|Lemon Grove|Rio Market|Grove Street|the Greenhouse|Sicily',
    thing: 'Basket|Crate|Barrow|Cocktail|Punch|Sorbet|Jam Jar|Press|Blossom|Cart|Bowl|Cordial',
    person: 'Rosa|Tutti|Pippin|Granny Wren|Nonna Bea|Clementine|Miss Quince|Olive',
    event: 'Parade|Market|Splash|Shuffle|Social|Carnival|Squeeze|Picnic|Toss|Harvest|Fair|Twist',
    coined: 'Fruitopolis|Pomelo|Juicebox|Limoncella|Orchardia|Zingberry|Pomona',
    verb: 'Squeeze|Shake|Juggle|Stack|Pick',
  },
  seven: {
    hero: 'Seven|Red Seven|Bell|Star|Diamond Bar|Flame|Comet|Ace|Horseshoe|Torch',
    plural: 'Sevens|Bells|Stars|Flames|Bars|Sparks|Torches|Embers|Aces',
    adjective: 'Blazing|Burning|Electric|Neon|Wild|Chrome|Double|Triple|Midnight|Royal|Scarlet|Golden',
    place: 'Seventh Street|Fremont Row|the Strip|Ember Avenue|Route Seven|Neon Alley|the Boulevard',
    thing: 'Respin|Wheel|Fuse|Jewel|Ladder|Spark|Switch|Furnace|Lantern|Fever',
    person: 'Lady Seven|Johnny Seven|Old Tom|Ruby Rae|Sal|Dixie',
    event: 'Rush|Blaze|Strike|Heat|Jam|Cascade|Parade|Countdown|Burst|Run',
    coined: 'Sevenfold|Hotwire|Ignition|Redline|Firebar|Sevenfire|Kindle',
    verb: 'Light|Ring|Catch|Chase|Strike',
  },
  gems: {
    hero: 'Prism|Ruby|Opal|Sapphire|Emerald|Topaz|Garnet|Amethyst|Pearl|Onyx|Citrine|Beryl',
    plural: 'Rubies|Opals|Sapphires|Emeralds|Garnets|Prisms|Facets|Carats|Jewels|Topazes',
    adjective: 'Cut|Flawless|Shattered|Radiant|Frozen|Hidden|Star|Rainbow|Polished|Rough|Twin|Luminous',
    place: 'the Vault|Hatton Row|Crystal Quarter|the Grotto|Facet Hall|Antwerp|the Lapidary|Opal Ridge',
    thing: 'Vault|Forge|Crown|Kaleidoscope|Tiara|Necklace|Cascade|Lens|Casket|Mosaic|Cluster|Brooch',
    person: 'Madame Beryl|Duchess Opal|Jasper|Queen Citrine|Amber Lane|Sir Garnet',
    event: 'Drop|Cascade|Storm|Shine|Shatter|Dance|Chain|Bloom|Burst|Spectrum',
    coined: 'Prismatica|Brilliance|Facetta|Glimmer|Crystallo|Iridesce|Carat',
    verb: 'Polish|Break|Match|Set|Light',
  },
  dragon: {
    hero: 'Dragon|Tiger|Lantern|Koi|Phoenix|Carp|Crane|Panda|Pearl|Firework|Sea Dragon|Emperor',
    plural: 'Dragons|Tigers|Lanterns|Koi|Phoenixes|Cranes|Pearls|Fireworks|Fans|Coins',
    adjective: 'Jade|Crimson|Lucky|Paper|Silk|Golden|Thunder|Dancing|Cloud|Spring|Lacquer|Imperial',
    place: 'Jade Mountain|the Red Gate|Lotus Lake|the Silk Road|Lantern Street|the Night Market|Cloud Palace',
    thing: 'Drum|Fan|Teahouse|Kite|Gong|Scroll|Palace|Throne|Ribbon|Pavilion|Bell|Garden',
    person: 'Lady Mei|Uncle Bo|Lin|Grandmaster Wu|Princess Hua|Old Chen|Ming',
    event: 'Festival|Parade|Dance|Fortune|Blessing|Banquet|New Year|Regatta|Week|Boat Race',
    coined: 'Longwei|Kitewind|Jadefall|Tianlong|Firedrake|Lanternia|Silkmoon',
    verb: 'Ride|Wake|Feed|Follow|Paint',
  },
  norse: {
    hero: 'Raven|Longship|Valkyrie|Hammer|Frost Giant|Rune|Shieldmaid|Serpent|Jarl|Huntress|Elk|Thane',
    plural: 'Ravens|Longships|Runes|Hammers|Shields|Giants|Sagas|Fjords|Halls|Horns',
    adjective: 'Frozen|Iron|Northern|Stormborn|Winter|Runic|Ashen|Bold|Thundering|Aurora|Silver|Oaken',
    place: 'Valhall|the Fjord|Jotunheim|Birka|Uppsala|the North Sea|Björndal|Hedeby|the Rainbow Bridge|Skåne',
    thing: 'Hammer|Horn|Saga|Shield|Mead Hall|Oath|Anvil|Helm|Drum|Spear|Throne|Ember',
    person: 'Ymir|Sigrun|Ragna|Torsten|Freydis|Haldor|Brynja|Eirik|Ingrid|Grímur|Sölvi|Astrid',
    event: 'Raid|Feast|Storm|Oath|Voyage|Saga|Thaw|Twilight|Homecoming|Thunder',
    coined: 'Skaldur|Frostfall|Nordlys|Hrafn|Stormvik|Runestone|Ásgrim',
    verb: 'Raise|Follow|Row for|Forge|Sail with',
  },
  ocean: {
    hero: 'Octopus|Shark|Pearl|Seahorse|Kraken|Turtle|Mermaid|Manta|Nautilus|Coral|Whale|Leviathan',
    plural: 'Pearls|Sharks|Turtles|Seahorses|Corals|Mermaids|Mantas|Bubbles|Anchors|Starfish',
    adjective: 'Deep|Sunken|Coral|Midnight|Abyssal|Blue|Silver|Drifting|Tidal|Hidden|Silent|Turquoise',
    place: 'the Reef|the Trench|Atlantia|Coral Court|Lagoon Nine|the Blue Hole|Low Tide|Pearl Bay|the Shelf',
    thing: 'Crown|Trident|Bell|Grotto|Lantern|Pearl|Current|Wreck|Palace|Conch|Garden|Tide',
    person: 'Marina|King Triton|Old Salt|Coralie|Captain Brine|Nerida|Queen Thetis|Finn',
    event: 'Dive|Tide|Song|Hunt|Drift|Dance|Descent|Rush|Swell|Serenade',
    coined: 'Abyssia|Undertow|Bluewater|Deepsong|Thalassa|Nautica|Saltglass',
    verb: 'Follow|Wake|Chase|Dive with|Free',
  },
  fishing: {
    hero: 'Bass|Trout|Pike|Salmon|Marlin|Catfish|Angler|Carp|Perch|Heron|Otter|Lure',
    plural: 'Trout|Hooks|Lures|Salmon|Floats|Marlins|Anglers|Carp|Nets|Perch',
    adjective: 'Big|Lucky|Golden|Early|Lazy|Monster|Silver|Sunday|Deep|Jumping|Quiet|Mighty',
    place: 'Reel Bay|Lake Mallow|Otter Creek|Heron Pond|the Jetty|Pike Point|Loch Brae|Willow River|the Pier',
    thing: 'Catch|Tackle Box|Rod|Reel|Net|Bait|Boat|Haul|Cooler|Trophy|Float|Fly',
    person: 'Grandpa Gil|Captain Cod|Uncle Finn|Rod|Old Bill Pike|Sally Trout|Skipper Jo',
    event: 'Derby|Trip|Season|Weekend|Tournament|Frenzy|Splash|Morning|Story|Holiday',
    coined: 'Hooked|Castaway Creek|Reelwater|Gone Reeling|Tacklebox|Bitewater|Fly & Float',
    verb: 'Hook|Land|Reel in|Outwit|Net',
  },
  west: {
    hero: 'Outlaw|Sheriff|Mustang|Rattlesnake|Coyote|Gunslinger|Stagecoach|Deputy|Saloon|Prospector|Vulture|Ranger',
    plural: 'Outlaws|Horseshoes|Mustangs|Spurs|Coyotes|Badges|Wagons|Aces|Nuggets|Saddles',
    adjective: 'Dusty|Wanted|Silver|Lonesome|Whiskey|Crooked|Iron|High Noon|Desert|Wild|Rusty|Copper',
    place:
      'Dry Creek|Tumbleweed|Silver Gulch|Redemption|Rattler Ridge|Mesa Verde Road|Wild Horse Flat|El Sol|Dodge Hollow',
    thing: 'Bounty|Saloon|Train|Badge|Lasso|Bandana|Holster|Claim|Poster|Spur|Strongbox|Canyon',
    person:
      'Silas Crow|Jane Calloway|Doc Marsh|Señor Sol|Cassidy Vane|Mabel Quick|Two-Tone Tom|Ezra Flint|Dolores',
    event: 'Showdown|Rodeo|Stampede|Holdup|Ride|Roundup|Standoff|Getaway|Shootout|Trail',
    coined: 'Tumbleweed|Sundowner|Badlander|Gunsmoke Row|Longrider|Fistful|Mesa',
    verb: 'Catch|Outride|Pardon|Outdraw|Saddle',
  },
  space: {
    hero: 'Nova|Comet|Astronaut|Satellite|Pulsar|Rover|Nebula|Saturn|Robot|Moonbase|Meteor|Starling',
    plural: 'Comets|Moons|Stars|Satellites|Pulsars|Planets|Orbits|Meteors|Rockets|Suns',
    adjective: 'Cosmic|Orbital|Stellar|Lunar|Distant|Solar|Quantum|Silent|Infinite|Zero|Astral|Drifting',
    place:
      'Orion|Titan|the Outer Rim|Sector Nine|Ceres|the Ring|Dark Side|Andromeda Pier|Callisto|Deep Field',
    thing: 'Drift|Signal|Beacon|Voyage|Orbit|Station|Eclipse|Engine|Atlas|Horizon|Capsule|Gate',
    person: 'Captain Io|Luna Vale|Commander Rae|Doctor Orbit|Stella|Major Finch|Juno',
    event: 'Launch|Drift|Rush|Countdown|Chase|Landing|Odyssey|Transit|Parallax|Burst',
    coined: 'Stardrift|Perihelion|Apogee|Gravitas|Lightyear|Nebulix|Cosmodrome|Zenith',
    verb: 'Chase|Board|Answer|Orbit|Follow',
  },
  candy: {
    hero: 'Sugar|Toffee|Lollipop|Gumdrop|Marzipan|Cupcake|Bonbon|Jelly|Nougat|Macaron|Praline|Caramel',
    plural: 'Gumdrops|Bonbons|Lollipops|Sprinkles|Macarons|Truffles|Jellies|Cupcakes|Toffees|Pralines',
    adjective: 'Sugared|Sticky|Fizzy|Whipped|Frosted|Fluffy|Minty|Pink|Salted|Rainbow|Dreamy|Crunchy',
    place:
      'Toffee Town|Candy Pier|Sherbet Street|the Sweetshop|Praline Park|Sugar Hill|Jelly Junction|Café Bonbon',
    thing: 'Carousel|Factory|Jar|Castle|Cloud|Parlour|Garden|Train|Fountain|Recipe|Bakery|Machine',
    person: 'Mister Mint|Molly Fudge|Aunt Treacle|Baker Ben|Princess Praline|Dolly Mixture|Crème Brûlée',
    event: 'Parade|Pop|Party|Promenade|Swirl|Dream|Drop|Carnival|Fizz|Tumble',
    coined: 'Sugarama|Fizzypop|Confetti|Caramellow|Sweetwater|Bonbonia|Marshmellow Lane',
    verb: 'Unwrap|Taste|Pop|Bake|Dip',
  },
  horror: {
    hero: 'Vampire|Ghost|Pumpkin|Countess|Raven|Coffin|Werecat|Witch|Gargoyle|Phantom|Skeleton|Bat',
    plural: 'Ghosts|Bats|Pumpkins|Candles|Witches|Coffins|Phantoms|Gargoyles|Skulls|Spiders',
    adjective:
      'Haunted|Crimson|Midnight|Velvet|Whispering|Pale|Crooked|Forgotten|Moonless|Eternal|Gothic|Hollow',
    place:
      'Vesper Manor|the Crypt|Grimwood|Castle Morrow|Blackfen|Thirteenth Street|the Attic|Ravensgate|Nocturne Hill',
    thing: 'Manor|Masquerade|Mirror|Portrait|Lantern|Organ|Curse|Banquet|Key|Carriage|Séance|Veil',
    person: 'Count Orlow|Lady Vesper|Doctor Mortlake|Agatha Grim|Baron Nocturn|Wilhelmina|Igor',
    event: 'Ball|Masquerade|Waltz|Hour|Séance|Awakening|Vigil|Feast|Requiem|Night',
    coined: 'Nosferine|Nightfall|Duskwood|Bloodrose|Gloaming|Morbidia|Grimoire',
    verb: 'Wake|Summon|Waltz with|Haunt|Outrun',
  },
  jackpot: {
    hero: 'Crown|Trophy|Treasure Chest|Coin|Diamond|Bank|Bell|King|Queen|Vault',
    plural: 'Crowns|Coins|Trophies|Millions|Vaults|Bells|Chests|Diamonds|Kings',
    adjective: 'Grand|Royal|Mighty|Golden|Major|Platinum|Red Carpet|First Class|Regal|Imperial|Big|Noble',
    place:
      'the Grand Hotel|Monte Rosa|the Palace|Gold Street|the Treasury|Park Lane|the Mint|Millionaires Row',
    thing: 'Pot|Fortune|Ladder|Wheel|Reserve|Prize|Drop|Reserve Room|Bank|Palace|Jubilee|Gala',
    person: 'King Midas|Queen Regina|Lord Sterling|Duke Florin|Lady Penny|Baron Bullion|Contessa Oro',
    event: 'Drop|Jubilee|Gala|Draw|Parade|Rise|Rain|Premiere|Season|Club',
    coined: 'Crownfall|Millionaire Mile|Goldrise|Regalia|Jubilee|Bullion|Fortunata',
    verb: 'Crown|Raise|Open|Toast|Fill',
  },
  bison: {
    hero: 'Bison|Elephant|Lion|Eagle|Rhino|Buffalo|Mammoth|Leopard|Antelope|Condor|Hippo|Pride',
    plural: 'Bison|Elephants|Lions|Eagles|Rhinos|Antelopes|Condors|Hooves|Tusks|Horns',
    adjective: 'Thundering|Golden|Savage|Mighty|Sunset|Prairie|Great|Roaming|Wild|Red Earth|Untamed|Proud',
    place:
      'the Ridge|the Savanna|Big Sky|Red Canyon|the Serengeti Road|Amber Plains|the Waterhole|Eagle Mesa|Dakota',
    thing: 'Ridge|Stampede|Thunder|Horizon|Migration|Plain|Spirit|Canyon|Roar|Sunrise|Herd|Trail',
    person: 'Old Thunder|Ranger Redhorn|Mama Tembo|Savanna Joe|Skye|Ranger Amara',
    event: 'Stampede|Charge|Migration|Roar|Run|Call|Sunrise|Crossing|Rising|Rumble',
    coined: 'Hoofbeat|Thunderhoof|Prairieland|Savannah|Bigsky|Wildmane|Tuskara',
    verb: 'Follow|Ride with|Hear|Track|Outrun',
  },
  book: {
    hero: 'Lanterns|Embers|Tides|Seers|Lighthouses|Serpents|Compasses|Moons|Ravens|Giants|Harbours|Foxes',
    plural: 'Nine Suns|Seven Gates|Two Moons|Twelve Winds|Five Kings|Three Rivers|Six Doors|Ten Oaths',
    adjective: 'Silent|Lost|Burning|Sunken|Hidden|Northern|Ivory|Golden|Endless|Sleeping|Painted|Forgotten',
    place:
      'Alexandria|Babylon|Uruk|Avalon|Petra|Samarkand|Carthage|Nineveh|Ithaca|Tikal|Kush|Palmyra|Tartessos',
    thing: 'Sun|Crown|Tomb|Labyrinth|Temple|Lantern|Oracle|Garden|Ember|Comet|Mirror|Mask|River|Throne',
    person:
      'Ishara|Zarek|Ophelia|Solon|Tamsin|Ulric|Nabu|Selene|Cassian|Ariadne|Viveka|Marduk|Enki|Thoth|Melusine',
    event: 'Secrets|Riddles|Wonders|Omens|Dreams|Echoes|Legends|Voyages|Marvels|Whispers|Prophecies|Spells',
    coined: 'Arcana|Solace|Eternity|Midsummer|Elsewhere|Mischief|Luck|Fables|Alchemy|Plenty',
    verb: 'Waking|Sleeping|Dancing|Wandering|Singing',
  },
  olympus: {
    hero: 'Olympian|Titan|Medusa|Pegasus|Oracle|Minotaur|Thunderbolt|Gorgon|Centaur|Muse|Siren|Cyclops',
    plural: 'Titans|Muses|Oracles|Laurels|Thunderbolts|Columns|Sirens|Amphoras|Wings|Olympians',
    adjective:
      'Divine|Marble|Thunderous|Golden|Immortal|Laurel|Heavenly|Bronze|Stormy|Sacred|Wine-Dark|Radiant',
    place: 'Olympus|Delphi|Corinth|Arcadia|Ithaca|Knossos|the Acropolis|Elysium|Mount Ida|Rhodes',
    thing: 'Verdict|Thunder|Temple|Lyre|Throne|Oracle|Shield|Fleece|Trident|Laurel|Nectar|Labyrinth',
    person: 'Hera|Apollo|Athena|Hermes|Artemis|Perseus|Dionysus|Nike|Hestia|Persephone|Ajax|Calliope',
    event: 'Verdict|Wrath|Games|Ascent|Trial|Odyssey|Storm|Banquet|Chorus|Triumph',
    coined: 'Thunderfall|Ambrosia|Elysia|Hubris|Olympiad|Aegis|Arcadion',
    verb: 'Petition|Defy|Crown|Outwit|Wake',
  },
  aztec: {
    hero: 'Jaguar|Totem|Serpent|Monkey|Macaw|Toucan|Idol|Shaman|Calendar|Feather|Temple Cat|Sun Mask',
    plural: 'Totems|Masks|Jaguars|Macaws|Idols|Feathers|Steps|Monkeys|Suns|Drums',
    adjective: 'Jade|Feathered|Golden|Jungle|Overgrown|Stone|Emerald|Hidden|Sunlit|Ancient|Obsidian|Painted',
    place:
      'Tikal|Palenque|the Jungle|Copán|El Dorado Road|Xochitl|the Green Hills|Tulum|the Canopy|Cenote Azul',
    thing: 'Temple|Idol|Calendar|Drum|Mask|Pyramid|Staircase|Altar|Headdress|Throne|Cenote|Machete',
    person: 'Itzel|Xoco|Doña Luz|Professor Vale|Citlali|Tonatiuh|Captain Reyes|Ixchel',
    event: 'Expedition|Eclipse|Quest|Ascent|Discovery|Rain Dance|Awakening|Trek|Secret|Festival',
    coined: 'Quetzalia|Xibalba|Jaguara|Cenote|Obsidiana|Junglebeat|Tikalma',
    verb: 'Follow|Wake|Unearth|Climb to|Outsmart',
  },
  synth: {
    hero: 'Cassette|Skyliner|Laser|Turbo|Arcade|Neon Tiger|Mixtape|Coupe|Saxophone|Joystick|Sunset|Roller',
    plural: 'Lasers|Cassettes|Sunsets|Pixels|Arcades|Palms|Synths|Headlights|Neons',
    adjective: 'Midnight|Neon|Electric|Chrome|Ultra|Retro|Pastel|Turbo|Analog|Hyper|Violet|Digital',
    place:
      'Ocean Drive|Sector 84|Neon Harbour|Palm Boulevard|Night City Row|Club Vector|the Arcade|Miami Nord',
    thing: 'Drive|Mixtape|Skyline|Grid|Radio|Hotel|Chase|Frequency|Tape|Cruise|Dream|Signal',
    person: 'Roxy|Maxx Nova|Johnny Chrome|Dee Jay Vega|Vanessa 88|Kid Analog',
    event: 'Drive|Run|Rewind|Fever|Overdrive|Chase|Rush|Encore|Cruise|Nights',
    coined: 'Synthwave Six|Outdrive|Hyperlight|Vectorama|Nightgrid|Replay|Turboluxe|Cassetta',
    verb: 'Rewind|Race|Tune|Insert|Play',
  },
  heist: {
    hero: 'Cat Burglar|Fox|Safecracker|Diamond|Getaway|Mastermind|Alley Cat|Forger|Bandit|Vault|Thief|Decoy',
    plural: 'Diamonds|Thieves|Alibis|Foxes|Safes|Bandits|Masks|Getaways|Decoys',
    adjective: 'Velvet|Perfect|Silent|Midnight|Silk|Gentleman|Double|Crooked|Marble|Sly|Five-Star|Inside',
    place:
      'the Riviera|Monte Carlotta|the Museum|Vault Nine|Rue Lumière|the Grand Hotel|Geneva|Baker Row|Lisbon',
    thing: 'Heist|Alibi|Job|Necklace|Blueprint|Score|Safe|Disguise|Plan|Masterpiece|Briefcase|Glove',
    person: 'Monsieur Noir|Lola Sable|Mister Fox|Ginger Malone|The Duchess|Felix Grey|Colette|Rémy',
    event: 'Heist|Caper|Getaway|Switch|Affair|Job|Auction|Tango|Alibi|Chase',
    coined: 'Catfoot|Nightshift|Safehouse|Switcheroo|Coup de Main|Lightfinger|Decoyed',
    verb: 'Outfox|Frame|Follow|Crack|Trust',
  },
  mine: {
    hero: 'Dynamite|Prospector|Minecart|Pickaxe|Nugget|Canary|Mole|Dwarf|Lantern|Mother Lode|Fuse|Foreman',
    plural: 'Nuggets|Minecarts|Pickaxes|Fuses|Carts|Lanterns|Canaries|Tunnels|Moles',
    adjective: 'Deep|Explosive|Golden|Dusty|Abandoned|Copper|Double|Rumbling|Silver|Rich|Lucky|Crystal',
    place:
      'Shaft Nine|Copper Gulch|the Deep|Klondike Row|Lode Valley|Tunnel Six|Coalridge|Bedrock|Motherlode Hill',
    thing: 'Lode|Shaft|Tunnel|Vein|Cavern|Claim|Fuse|Elevator|Rush|Seam|Cart|Lantern',
    person: 'Dusty Dan|Big Edna|Grubby Gus|Foreman Fitz|Molly Pick|Nugget Ned',
    event: 'Rush|Blast|Dig|Collapse|Boom|Descent|Strike|Run|Shift|Rumble',
    coined: 'Dynamine|Goldseam|Rockfall|Boomtown|Undermine|Deepwork|Blastworks',
    verb: 'Ride|Light|Strike|Follow|Dig for',
  },
  clover: {
    hero: 'Clover|Leprechaun|Rainbow|Shamrock|Horseshoe|Fiddler|Pot of Gold|Hare|Toadstool|Piper|Pixie|Ladybird',
    plural: 'Clovers|Shamrocks|Rainbows|Horseshoes|Pixies|Fiddles|Toadstools|Wishes|Pots',
    adjective: 'Lucky|Emerald|Merry|Wild|Dewy|Four-Leaf|Irish|Golden|Cheeky|Green|Misty|Blessed',
    place: 'Killarney Lane|the Rainbow|Clover Hill|Tipperary Road|Galway Bay|the Meadow|Ballymore|Fairy Glen',
    thing: 'Crown|Pot|Fiddle|Charm|Wish|Rainbow|Purse|Hat|Tavern|Jig|Cottage|Blessing',
    person: 'Finnegan|Molly O’Dell|Seamus|Pádraig Plum|Róisín|Old Connor|Bridie|Fionn',
    event: 'Jig|Wedding|Fair|Hunt|Reel|Luck|Wish|Feast|Morning|Revel',
    coined: 'Shamrockin’|Cloverleaf|Luckfall|Greenwish|Rainbow’s End|Charmed|Merrymeadow',
    verb: 'Catch|Follow|Bless|Find|Dance with',
  },
  ronin: {
    hero: 'Ronin|Samurai|Oni|Blossom|Katana|Lotus|Shogun|Crane|Ninja|Kitsune|Fan|Bonsai',
    plural: 'Ronin|Blades|Blossoms|Lanterns|Oni|Fans|Petals|Cranes|Shadows|Katanas',
    adjective: 'Silent|Crimson|Falling|Lone|Paper|Bamboo|Scarlet|Iron|Wandering|Moonlit|Autumn|Last',
    place: 'Kyoto|Edo|the Bamboo Road|Mount Haku|Nara|the Tea House|Osaka Bridge|the Red Torii|Nikko',
    thing: 'Tide|Blade|Garden|Duel|Mask|Oath|Lantern|Haiku|Path|Sakura|Gate|Storm',
    person: 'Akira|Tomoe|Hanzo|Lady Sora|Master Kenji|Yuki|Miyamoto|Kaede|Sensei Ito',
    event: 'Duel|Tide|Oath|Bloom|Path|Storm|Ceremony|Return|Dance|Honour',
    coined: 'Hanami|Bushido Blue|Shurikan|Tsunami Gate|Kaminari|Shizuka|Harakaze',
    verb: 'Follow|Face|Paint|Outlast|Honour',
  },
  wolf: {
    hero: 'Wolf|Fox|Owl|Dire Wolf|Lynx|Stag|Bear|Snow Hare|Pack|Wolverine|Moon|Huntress',
    plural: 'Wolves|Foxes|Owls|Stags|Moons|Bears|Pines|Howls|Paws',
    adjective: 'Winter|Silver|Howling|Midnight|Northern|Frost|Lone|Moonlit|Wild|Grey|Whispering|Evergreen',
    place:
      'Fox Hollow|the Tundra|Pine Ridge|Timberline|the Yukon Trail|Silverwood|Moon Valley|Lapland|Owl Creek',
    thing: 'Pack|Moon|Howl|Trail|Den|Forest|Frost|Hunt|Hollow|Lantern|Pine|Promise',
    person: 'Luna|Old Greyback|Freya Frost|Ranger Kai|Aila|Timber Jack',
    event: 'Howl|Hunt|Run|Moonrise|Migration|Snowfall|Call|Watch|Midwinter|Thaw',
    coined: 'Moonhowl|Wolfsong|Timberfall|Silverpaw|Snowblind|Nightpine|Feralis',
    verb: 'Follow|Hear|Run with|Track|Free',
  },
  steam: {
    hero: 'Clockwork|Airship|Automaton|Inventor|Gearbox|Zeppelin|Pocket Watch|Locomotive|Brass Owl|Telescope|Boiler|Aviatrix',
    plural: 'Gears|Cogs|Airships|Valves|Automatons|Pistons|Dials|Whistles|Clocks',
    adjective:
      'Brass|Clockwork|Copper|Mechanical|Curious|Steam|Perpetual|Ticking|Victorian|Polished|Airborne|Marvellous',
    place:
      'Cogsworth Lane|the Odeon|Piston Street|Airdock Nine|the Great Exhibition|Boiler Row|Paddington Works|Gaslight Square',
    thing:
      'Engine|Odeon|Machine|Orrery|Contraption|Airship|Theatre|Carriage|Key|Dirigible|Clocktower|Express',
    person: 'Professor Cogg|Ada Brasslock|Lady Piston|Doctor Tock|Captain Bellows|Phineas Gear',
    event: 'Voyage|Exhibition|Departure|Invention|Express|Ascent|Matinee|Experiment|Parade|Race',
    coined: 'Cogitarium|Steamworks|Aetherium|Tick Tock Row|Gyroscope|Brassfield|Mechanika',
    verb: 'Wind|Board|Repair|Invent|Follow',
  },
  pirate: {
    hero: 'Corsair|Parrot|Captain|Galleon|Kraken|Doubloon|First Mate|Cannon|Mutineer|Buccaneer|Treasure Map|Cutlass',
    plural: 'Doubloons|Parrots|Galleons|Corsairs|Cannons|Cutlasses|Islands|Maps|Anchors',
    adjective: 'Jolly|Black|Salty|Buried|Crimson|Stormy|Cursed|Golden|Rum|Seven-Sea|Rogue|Barnacled',
    place:
      'Tortuga|Skull Cove|Port Regal|Shipwreck Bay|the Spice Isles|Parrot Key|Gull Point|the Lagoon|Nassau Road',
    thing: 'Cut|Chest|Map|Anchor|Compass|Flag|Mutiny|Bounty|Galleon|Cove|Plunder|Spyglass',
    person: 'Captain Marlowe|Peg-Leg Pip|Anne Sable|Redbeard Rolf|Calico Kate|Old Barnacle|Governor Vane',
    event: 'Plunder|Mutiny|Voyage|Boarding|Storm|Bounty|Chase|Raid|Chantey|Landing',
    coined: 'Buccanero|Saltwind|Broadside|Yo-Ho Harbour|Landfall|Swashline|Corsaria',
    verb: 'Follow|Board|Outsail|Bribe|Find',
  },
  classic: {
    hero: 'Bell|Cherry Bar|Joker|Penny|Jukebox|Reel|Ticket|Horseshoe|Lever|Arcade|Star|Bandit',
    plural: 'Bells|Pennies|Bars|Jokers|Reels|Tickets|Levers|Stars|Nickels',
    adjective: 'Halfpenny|Lucky|Double|Triple|Vintage|Coney|Chrome|Diner|Silver|Royal|Polished|Old Time',
    place:
      'Arcade Row|the Pier|Boardwalk Nine|Corner Café|the Fairground|Penny Lane End|Fairmount|Brighton Front',
    thing: 'Arcade|Jukebox|Lever|Lounge|Diner|Machine|Token|Cabinet|Jackpot Bell|Carousel|Pinwheel|Counter',
    person: 'Uncle Jack|Betty Bell|Joker Jim|Mister Nickel|Dotty|Frankie Reel',
    event: 'Parade|Spin|Matinee|Holiday|Reel|Polka|Swing|Weekend|Shuffle|Encore',
    coined: 'Pinball Pier|Bellbar|Jukebox Jive|Reelville|Nickel Row|Chromebell|Slotcar',
    verb: 'Pull|Ring|Polish|Shake|Crank',
  },
  crash: {
    hero: 'Rocket|Plane|Balloon|Glider|Kite|Comet|Falcon|Parachute|Jet|Albatross|Paper Plane|Zeppelin',
    plural: 'Rockets|Kites|Balloons|Gliders|Jets|Falcons',
    adjective: 'High|Rising|Sky|Turbo|Lunar|Golden|Daring|Solo|Silver|Vertical|Cloud|Fearless',
    place: 'Cloud Nine|the Stratosphere|Runway Six|the Horizon|Sky Harbour|Cape Verve',
    thing: 'Ascent|Altitude|Flight|Climb|Horizon|Runway|Ejector|Tailwind|Launchpad|Skyway',
    person: 'Captain Loop|Amelia Gale|Ace Wilder|Buzz Marlow',
    event: 'Takeoff|Climb|Rush|Escape|Ascent|Drop|Flight|Jump',
    coined:
      'Altimeter|Skybound|Liftoff|Updraft|Stratos|Jetstream|Freefall|Overfly|Aloft|Slipstream|Upwind|Cloudrise',
    verb: 'Catch|Ride|Outfly|Launch|Bail from',
  },
  mines: {
    hero: 'Minefield|Gem|Emerald|Sapper|Tile|Submarine|Pearl|Mole',
    plural: 'Mines|Gems|Tiles|Pearls|Safes|Fields',
    adjective: 'Hidden|Emerald|Quiet|Careful|Ocean|Golden|Lucky|Frozen|Jade|Nervous',
    place: 'the Grid|Field Nine|the Garden|the Seabed|Square Five',
    thing: 'Mines|Field|Grid|Step|Path|Sweep|Board|Garden',
    person: 'Sergeant Mole|Careful Carl|Minnie',
    event: 'Sweep|Steps|Rush|Hunt|Crossing',
    coined: 'Tiptoe|Fivefield|Gemsweep|Safestep|Minegrid|Underfoot|Clearfield',
    verb: 'Find|Dodge|Clear|Cross',
  },
  plinko: {
    hero: 'Ball|Pin|Marble|Peg|Pyramid|Pachi|Bouncer|Bead',
    plural: 'Marbles|Pins|Pegs|Balls|Beads|Buckets',
    adjective: 'Bouncing|Neon|Golden|Rainbow|Lucky|Sugar|Cosmic|Turbo|Candy|Royal',
    place: 'the Pegboard|Drop Street|the Pyramid|Bounce Hall|Marble Row',
    thing: 'Drop|Board|Bounce|Pyramid|Cascade|Plinko|Run|Shower',
    person: 'Professor Peg|Bobby Bounce|Marla Marble',
    event: 'Drop|Bounce|Rain|Tumble|Shower|Run',
    coined: 'Plinkoria|Pegfall|Dropzone|Bouncely|Marblefall|Pinrain|Plonk|Ricochet',
    verb: 'Drop|Bounce|Follow|Catch',
  },
  blackjack: {
    hero: 'Blackjack',
    plural: 'Hands|Decks|Aces|Seats|Boxes',
    adjective:
      'Atlantic|European|Classic|Velvet|Green Room|Single Deck|Double Deck|High Tide|Late Night|Corner|Speed|First Card|Pontoon|Blue|Ivory|Brass|Diamond|Garden|Royal|Emerald|Rooftop|Harbour|Winter|Copper|Opera|Gallery|Library|Crystal|Onyx|Terrace',
    place: 'the Parlour|the Green Room|Table Nine|the Corner|the Mezzanine|the Gallery',
    thing: 'Blackjack',
    person: 'Dealer Dan|Miss Jackson|Lady Ace',
    event: 'Switch|Exchange|Surrender|Perfect Pairs|Multihand|Twenty-One',
    coined: 'Twenty-One Row|Pontoon|Double Down|Blackjack Royale',
    verb: 'Beat|Split|Double',
  },
  roulette: {
    hero: 'Roulette',
    plural: 'Wheels|Numbers|Balls|Reds|Neighbours',
    adjective:
      'European|French|Classic|Velvet|Golden|Auto|Marble|Midnight|Speed|Double Ball|Crystal|Riviera|Ivory|Scarlet|Mahogany|Harbour|Sapphire|Single Zero|Casino|Grand|Opera|Winter|Gallery|Terrace|Emerald|Bordeaux|Monaco Blue|Copper|Garden|Onyx',
    place: 'the Riviera|the Salon|Zero Street|the Terrace|the Grand Hall',
    thing: 'Roulette',
    person: 'Monsieur Zéro|Madame Rouge|Croupier Claude',
    event: 'Privé|Express|Turbo|Royale|Deluxe|Salon',
    coined: 'La Roue|Rouge et Noir Row|Thirty-Six|Zéro',
    verb: 'Spin|Follow|Call',
  },
  baccarat: {
    hero: 'Baccarat',
    plural: 'Shoes|Naturals|Nines|Pairs|Bankers',
    adjective:
      'Jade|Silk|Imperial|Salon|Dragon Gate|No Commission|Lotus|Pearl|Golden|Speed|Lacquer|Crane|Red Lantern|Ivory|Peony|Bamboo|Phoenix|Opera|Emerald|Moon Gate|Harbour|Sapphire|Orchid|Winter|Velvet|Royal|Garden|Crystal|Terrace|Mahogany',
    place: 'Macau Row|the Jade Room|the Silk Salon|Lotus House',
    thing: 'Baccarat',
    person: 'Madame Wei|Monsieur Neuf',
    event: 'Squeeze|Natural|Super Nine|Express|Royale|Salon',
    coined: 'Punto|Chemin|Natural Nine|Banco Row',
    verb: 'Squeeze|Call|Deal',
  },
  poker: {
    hero: 'Hold’em|Poker|Draw Poker|Stud|Video Poker|Three Card',
    plural: 'Aces|Jacks|Deuces|Seats|Flushes|Kings|Hands',
    adjective:
      'Deuces|Jacks High|Casino|Caribbean Blue|Riverboat|Six-Seat|Corner|Midnight|Joker|Double Draw|Blue Felt|Classic|Bonus|All Aces|Velvet|Saloon|Smoky|Harbour',
    place: 'the Riverboat|the Back Room|Fifth Street|the Card Room|Table Six',
    thing: 'Poker|Hold’em|Stud|Draw',
    person: 'Slim Tucker|Riverboat Rose|Jack Deuce',
    event: 'Showdown|Draw|Duel|Royale|River|Face-Off',
    coined: 'Riverboat|Fifth Street|Full House Row|Bluffer|Straight Six',
    verb: 'Bluff|Call|Raise',
  },
  dice: {
    hero: 'Dice|Craps|Hazard|Yacht|Double Six|Sic Bo',
    plural: 'Dice|Sixes|Rolls|Pips|Doubles|Bones',
    adjective:
      'Rolling|Loaded Luck|Golden|Lucky Star|Ivory|Backstreet|Lucky|Crystal|Double|Harbour|Neon|Jade|Velvet|Dragon',
    place: 'the Alley|Corner Six|Harbour Street|the Back Step',
    thing: 'Dice|Roll|Hazard|Sixes',
    person: 'Pip Malone|Boxcar Bo|Snake-Eye Sue',
    event: 'Roll|Duel|Rush|Throw|Toss',
    coined: 'Boxcars|Hazarde|Pipfall|Rollover Row|Sixfold|Hot Hand',
    verb: 'Roll|Throw|Shake',
  },
  gameshow: {
    hero: 'Carousel|Wheel|Curtain|Big Top|Spotlight|Ferris Wheel|Jukebox|Ballroom',
    plural: 'Curtains|Doors|Wheels|Lights|Tickets',
    adjective: 'Grand|Golden|Saturday|Prime Time|Funhouse|Carnival|Midnight|Dazzling|Cash|Neon',
    place: 'Studio Nine|the Funfair|Broadway Row|the Big Top|the Pier',
    thing: 'Show|Wheel|Carousel|Parade|Night|Quiz|Drop|Ballroom',
    person: 'Mister Marvel|Penny Prize|The Showman',
    event: 'Live|Show|Spectacular|Extravaganza|Night|Carnival',
    coined: 'Showtime Row|Encore!|Curtain Up|Jubilee Night|Wheelhouse|Roll Up',
    verb: 'Spin|Open|Ride|Choose',
  },
};
