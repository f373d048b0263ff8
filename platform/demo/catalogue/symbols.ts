import type { GameTheme } from '@/lib/domain/game-themes';
import type { Chance } from './random';

/** The main symbols of a theme's poster, by the title's words that call for them. */
interface ThemeSymbols {
  /** Which symbol a word of the title asks for; the first that matches. */
  asked: readonly (readonly [RegExp, number])[];
  /** Symbols that suit any title of the theme. */
  neutral: readonly number[];
}

/** A symbol that was drawn later, and the compositions that alone can show it. */
type Later = readonly [RegExp, number, (number | readonly number[])?];

/** The compositions of shared layouts, behind the two that a theme has for itself. */
const FRAMED = [2, 3, 4, 5, 6, 7] as const;
const SECOND_OR_FRAMED = [1, ...FRAMED] as const;

/** Indices into the recipes' own lists of symbols; a theme that is absent has one symbol only. */
const SYMBOLS: Partial<Record<GameTheme, ThemeSymbols>> = {
  egypt: {
    asked: [
      [/scarab|khep/i, 0],
      [/eye|mirror|lamp|sun/i, 1],
      [/falcon|ibis|hor/i, 2],
      [/sphinx|cat|desert/i, 3],
    ],
    neutral: [0, 1, 2, 3],
  },
  dragon: {
    asked: [
      [/tiger/i, 1],
      [/thunder|mask|emperor/i, 2],
      [/sea|koi|carp|boat|lake/i, 3],
    ],
    neutral: [0, 0, 3],
  },
  norse: {
    asked: [
      [/hammer|thunder|forge|anvil|storm/i, 0],
      [/helm|shield|iron/i, 1],
      [/ship|raid|voyage|serpent|row |sail|sea|fjord/i, 2],
      [/jarl|thane|giant/i, 3],
    ],
    neutral: [0, 1, 2, 3],
  },
  ocean: {
    asked: [
      [/shark|hunt/i, 1],
      [/seahorse|leviathan|serpent|manta|whale/i, 2],
      [/pearl|shell|conch|coral|grotto/i, 3],
      [/octopus|kraken|abyss/i, 0],
    ],
    neutral: [0, 3],
  },
  west: {
    asked: [
      [/horse|mustang|stampede|saddle|ride|rodeo/i, 1],
      [/boot|spur|dusty|outlaw|sheriff|deputy|ranger/i, 2],
      [/rattle|vulture|bounty|wanted/i, 0],
    ],
    neutral: [0, 1, 2],
  },
  horror: {
    asked: [
      [/countess|lady|witch|wilhelmina|agatha/i, 1],
      [/skull|skeleton|crypt|coffin|phantom/i, 2],
      [/pumpkin|lantern/i, 3],
      [/vampire|count |baron|bat/i, 0],
    ],
    neutral: [0, 1, 2, 3],
  },
  jackpot: {
    asked: [
      [/queen|lady|contessa|regina/i, 1],
      [/troph|gala|prize|premiere/i, 2],
      [/chest|vault|bank|treasur|reserve/i, 3],
    ],
    neutral: [0, 0, 3],
  },
  bison: {
    asked: [
      [/elephant|tusk|tembo|mammoth/i, 1],
      [/lion|pride|mane|savanna|leopard/i, 2],
      [/eagle|condor|sky/i, 3],
    ],
    neutral: [0],
  },
  book: {
    asked: [
      [/sun|star|comet|moon|calendar/i, 1],
      [/oracle|dream|omen|seer|spell|prophec|magic/i, 2],
      [/serpent|mask|medusa|melusine/i, 3],
    ],
    neutral: [0, 1, 2],
  },
  olympus: {
    asked: [
      [/medusa|gorgon|siren/i, 1],
      [/ajax|perseus|trial|shield/i, 2],
      [/temple|delphi|acropolis|column|oracle|corinth/i, 3],
    ],
    neutral: [0, 3, 2],
  },
  aztec: {
    asked: [
      [/jaguar|temple cat|tiger/i, 2],
      [/monkey/i, 3],
      [/totem|idol|jungle/i, 1],
    ],
    neutral: [0, 1],
  },
  heist: {
    asked: [
      [/fox/i, 2],
      [/cat/i, 0],
      [/bandit|thie|mask|disguise/i, 1],
    ],
    neutral: [0, 1],
  },
  ronin: {
    asked: [
      [/oni|mask/i, 1],
      [/fan|blossom|petal|lady|tea|garden/i, 2],
    ],
    neutral: [0, 0, 2],
  },
  wolf: {
    asked: [
      [/fox/i, 1],
      [/owl/i, 2],
      [/dire|greyback/i, 3],
    ],
    neutral: [0, 3],
  },
  pirate: {
    asked: [
      [/captain|marlowe|redbeard|governor|mate/i, 1],
      [/kraken|storm|barnacle/i, 2],
    ],
    neutral: [0, 1],
  },
};

/**
 * What titles ask for besides, and first. Kept apart: the lists above decide how much chance a title uses up, and
 * with it all titles that follow.
 */
const LATER: Partial<Record<GameTheme, readonly Later[]>> = {
  egypt: [
    [/jackal|anubis/i, 4],
    [/ankh/i, 6],
    [/pharaoh|scribe|nefer|menna|meryt|imhotep|thuya|sekhet|hathor|bastet|ptah/i, 5],
  ],
  fruit: [
    [/cherr/i, 0],
    [/lemon|limon|pomelo|quince|zest/i, 1],
    [/grape|olive/i, 2],
    [/melon/i, 3],
    [/tangerine|orange|clementine/i, 4],
    [/berr/i, 5],
    [/plum/i, 6],
    [/pear/i, 7],
    [/peach|apricot/i, 8],
    [/fig/i, 9],
    [/mango/i, 10],
  ],
  candy: [
    [/lollipop|carousel|swirl/i, 0],
    [/cupcake|bak(e|ing)|whipped|fluffy|frosted|crème|cloud/i, 1],
    [/toffee|bonbon|caramel|praline|nougat|fudge|truffle|unwrap|mint|sherbet/i, 2],
    [/jell|pink|fruit/i, 3],
    [/macaron|doughnut|sprinkle|sugared|crunchy/i, 4],
  ],
  classic: [
    [/bell/i, 0],
    [/cherry/i, 1, SECOND_OR_FRAMED],
    [/horseshoe/i, 2, SECOND_OR_FRAMED],
    [/seven/i, 3, SECOND_OR_FRAMED],
    [/star/i, 4, SECOND_OR_FRAMED],
    [/penn|nickel|token/i, 5, SECOND_OR_FRAMED],
  ],
  clover: [
    [/clover|shamrock|leaf/i, 0],
    [/horseshoe/i, 1, SECOND_OR_FRAMED],
    [/toadstool|fairy|pixie|ladybird|meadow/i, 2, SECOND_OR_FRAMED],
    [/leprechaun|\bhat\b|finnegan|seamus|connor|fionn|pádraig/i, 3, SECOND_OR_FRAMED],
    [/\bpots?\b/i, 0, 0],
  ],
  steam: [
    [/airship|zeppelin|dirigible|aviatrix|airdock|airborne/i, 2, SECOND_OR_FRAMED],
    [/clock|watch|tick|tock|hour/i, 1],
    [/gear|cog|engine|machine|piston|mechan/i, 0, SECOND_OR_FRAMED],
  ],
  dragon: [[/\bfans?\b/i, 4]],
  ocean: [[/turtle|starfish|bubble/i, 4]],
  horror: [
    [/\bbats?\b/i, 4],
    [/cat\b/i, 6],
    [/ghost/i, 2],
  ],
  book: [
    [/compass/i, 4],
    [/fox/i, 6],
  ],
  olympus: [
    [/amphora|nectar|ambrosia|dionysus|banquet/i, 4],
    [/laurel/i, 5],
  ],
  aztec: [
    [/calendar|sun|eclipse|tonatiuh/i, 4],
    [/shaman|priest/i, 5],
  ],
  // A crash game has no symbol: each composition shows another thing that flies.
  crash: [
    [/rocket|launchpad|liftoff/i, 0, [1, 6]],
    [/balloon|cloud nine/i, 0, 2],
    [/zeppelin|sky harbour/i, 0, 3],
    [/paper plane|glider|slipstream|tailwind/i, 0, 4],
    [/kite|updraft|upwind/i, 0, 5],
    [/comet|strato/i, 0, [6, 1]],
    [/altimeter|altitude/i, 0, 7],
    [/parachute|freefall|ejector/i, 0, 8],
    [/falcon|albatross/i, 0, 9],
    [/plane|jet|runway|takeoff/i, 0, [0, 7]],
  ],
  wolf: [[/bear|stag|lynx|hare/i, 4, 1]],
  pirate: [
    [/chest|treasure|doubloon|plunder|bounty/i, 3, SECOND_OR_FRAMED],
    [/\bmaps?\b|compass|spyglass|landfall/i, 4, SECOND_OR_FRAMED],
  ],
};

/**
 * The symbol that a poster of this title shows, undefined when any will do, and the compositions when only some of
 * the theme's can show it.
 */
export function symbolOf(
  theme: GameTheme,
  title: string,
  chance: Chance,
): { sym: number | undefined; only: readonly number[] | undefined } {
  const symbols = SYMBOLS[theme];
  const drawn =
    symbols && (symbols.asked.find(([words]) => words.test(title))?.[1] ?? chance.pick(symbols.neutral));
  const later = LATER[theme]?.find(([words]) => words.test(title));
  const only = later?.[2];
  return { sym: later?.[1] ?? drawn, only: typeof only === 'number' ? [only] : only };
}
