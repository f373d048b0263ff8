import { drawnAs, type DrawnTheme, type GameTheme } from '@/lib/domain/game-themes';
import type { SlotLines } from './facts';
import type { Hand } from './providers';
import type { Chance } from './random';
import { VOCABULARY, type Vocabulary } from './vocabulary';

export interface Title {
  text: string;
  /** Pay lines that the title itself promises ("20 Cherries"). */
  lines?: SlotLines;
}

type Words = { readonly [Key in keyof Vocabulary]: readonly string[] };

const WORDS = Object.fromEntries(
  Object.entries(VOCABULARY).map(([theme, vocabulary]) => [
    theme,
    Object.fromEntries(Object.entries(vocabulary as Vocabulary).map(([key, list]) => [key, list.split('|')])),
  ]),
) as unknown as Partial<Record<DrawnTheme, Words>>;

const COUNTS = [
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Twelve',
  'A Hundred',
] as const;
const LINE_NUMBERS = [5, 10, 20, 25] as const;
const SHOW_NUMBERS = [7, 8, 9, 11, 12, 13, 21, 27, 33, 40, 44, 64, 77, 81, 88, 99, 100] as const;

const withoutArticle = (place: string) => !place.startsWith('the ');
const the = (noun: string) => (/^(the|mother lode)\b/i.test(noun) ? noun : `the ${noun}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Pattern = (words: Words, chance: Chance) => Title | string;

/** A way of making a title out of a theme's words. */
export const PATTERNS = {
  adjectiveHero: (w, c) => `${c.pick(w.adjective)} ${c.pick(w.hero)}`,
  adjectiveThing: (w, c) => `${c.pick(w.adjective)} ${c.pick(w.thing)}`,
  theAdjectiveThing: (w, c) => `The ${c.pick(w.adjective)} ${c.pick(w.thing)}`,
  adjectivePlural: (w, c) => `${c.pick(w.adjective)} ${c.pick(w.plural)}`,
  heroEvent: (w, c) => `${c.pick(w.hero)} ${c.pick(w.event)}`,
  heroThing: (w, c) => `${c.pick(w.hero)} ${c.pick(w.thing)}`,
  thingOfPerson: (w, c) => `${c.pick(w.thing)} of ${c.pick(w.person)}`,
  possessive: (w, c) => `${c.pick(w.person)}’s ${c.pick(w.thing)}`,
  pair: (w, c) => `${c.pick(w.hero)} & ${c.pick(w.hero)}`,
  pluralOfPlace: (w, c) => `${c.pick(w.plural)} of ${c.pick(w.place)}`,
  heroOfPlace: (w, c) => `${c.pick(w.hero)} of ${c.pick(w.place)}`,
  eventOfPlural: (w, c) => `${c.pick(w.event)} of the ${c.pick(w.plural)}`,
  count: (w, c) => `${c.pick(COUNTS)} ${c.pick(w.plural)}`,
  coined: (w, c) => c.pick(w.coined),
  imperative: (w, c) => `${c.pick(w.verb)} ${the(c.pick(w.hero))}`,
  personAndHero: (w, c) => `${c.pick(w.person)} & the ${c.pick(w.hero)}`,
  placeEvent: (w, c) => `${c.pick(w.place.filter(withoutArticle))} ${c.pick(w.event)}`,
  eventAtPlace: (w, c) => `${c.pick(w.event)} at ${c.pick(w.place)}`,
  nightAtPlace: (w, c) =>
    `${c.pick(['A Night at', 'Road to', 'Back to', 'Letters from', 'Sunrise over', 'Postcards from', 'Last Train to'])} ${c.pick(w.place)}`,
  place: (w, c) => capital(c.pick(w.place)),
  adjectiveEvent: (w, c) => `${c.pick(w.adjective)} ${c.pick(w.event)}`,
  lineNumber: (w, c) => {
    const lines = c.pick(LINE_NUMBERS);
    return { text: `${lines} ${c.pick(w.adjective)} ${c.pick(w.plural)}`, lines };
  },
  linePlural: (w, c) => {
    const lines = c.pick(LINE_NUMBERS);
    return { text: `${lines} ${c.pick(w.plural)}`, lines };
  },
  heroNumber: (w, c) => `${c.pick(w.hero)} ${c.pick(SHOW_NUMBERS)}`,
  adjectiveHeroNumber: (w, c) => `${c.pick(w.adjective)} ${c.pick(w.hero)} ${c.pick(SHOW_NUMBERS)}`,
  coinedNumber: (w, c) => `${c.pick(w.coined)} ${c.pick(SHOW_NUMBERS)}`,
  adjectiveHeroEvent: (w, c) => `${c.pick(w.adjective)} ${c.pick(w.hero)} ${c.pick(w.event)}`,
} as const satisfies Record<string, Pattern>;
type PatternName = keyof typeof PATTERNS;

/** What each hand likes to write, with its weight. */
const HANDS: Record<Hand, readonly (readonly [PatternName, number])[]> = {
  plain: [
    ['adjectiveHero', 20],
    ['heroEvent', 16],
    ['adjectiveThing', 16],
    ['heroThing', 10],
    ['adjectivePlural', 10],
    ['placeEvent', 8],
    ['possessive', 8],
    ['count', 6],
    ['coined', 3],
    ['adjectiveEvent', 6],
  ],
  grand: [
    ['thingOfPerson', 24],
    ['pluralOfPlace', 16],
    ['heroOfPlace', 14],
    ['eventOfPlural', 12],
    ['theAdjectiveThing', 14],
    ['adjectiveThing', 10],
    ['adjectiveHero', 8],
    ['coined', 3],
  ],
  curt: [
    ['coined', 10],
    ['heroThing', 16],
    ['adjectiveThing', 16],
    ['adjectiveHero', 14],
    ['heroNumber', 10],
    ['coinedNumber', 6],
    ['heroEvent', 12],
    ['place', 4],
  ],
  playful: [
    ['possessive', 20],
    ['imperative', 12],
    ['personAndHero', 14],
    ['heroEvent', 14],
    ['adjectiveEvent', 10],
    ['pair', 12],
    ['adjectiveHeroEvent', 8],
    ['coined', 4],
    ['count', 6],
  ],
  noir: [
    ['theAdjectiveThing', 22],
    ['nightAtPlace', 12],
    ['possessive', 14],
    ['eventAtPlace', 10],
    ['adjectiveThing', 16],
    ['personAndHero', 8],
    ['adjectiveEvent', 8],
    ['coined', 4],
    ['adjectiveHero', 8],
  ],
  numbers: [
    ['linePlural', 8],
    ['lineNumber', 14],
    ['heroNumber', 10],
    ['adjectiveHeroNumber', 10],
    ['adjectivePlural', 20],
    ['count', 12],
    ['heroEvent', 14],
    ['coined', 3],
    ['adjectiveHero', 12],
  ],
  wanderer: [
    ['nightAtPlace', 20],
    ['eventAtPlace', 14],
    ['placeEvent', 12],
    ['pluralOfPlace', 10],
    ['pair', 10],
    ['adjectivePlural', 8],
    ['heroEvent', 10],
    ['adjectiveThing', 12],
    ['place', 3],
    ['coined', 4],
  ],
};

/** Card and wheel tables are named after what they are: a hall, a house rule, a number. */
const TABLE_PATTERNS: readonly (readonly [PatternName, number])[] = [
  ['adjectiveHero', 40],
  ['adjectiveHeroEvent', 20],
  ['heroEvent', 8],
  ['adjectivePlural', 6],
  ['placeEvent', 3],
  ['heroOfPlace', 6],
  ['coined', 4],
  ['possessive', 4],
  ['adjectiveHeroNumber', 8],
];

const TABLES: ReadonlySet<GameTheme> = new Set(['blackjack', 'roulette', 'baccarat', 'poker', 'dice']);

/** Every title of the book theme is a book: the poster's lettering says so. */
const BOOK: readonly Pattern[] = [
  (w, c) => `Book of ${c.pick(w.person)}`,
  (w, c) => `Book of ${c.pick(w.place)}`,
  (w, c) => `Book of ${c.pick(w.plural)}`,
  (w, c) => `Book of ${c.pick(w.coined)}`,
  (w, c) => `Book of ${c.pick(w.adjective)} ${c.pick(w.hero)}`,
  (w, c) => `Book of ${c.pick(w.adjective)} ${c.pick(w.event)}`,
  (w, c) => `Book of the ${c.pick(w.adjective)} ${c.pick(w.thing)}`,
  (w, c) => `Book of ${c.pick(w.verb)} ${c.pick(w.hero)}`,
  (w, c) => `Book of ${c.pick(w.person)}’s ${c.pick(w.thing)}`,
];

/** One try at a title for a theme in a studio's hand. */
export function writeTitle(theme: GameTheme, hand: Hand, chance: Chance): Title {
  const words = WORDS[drawnAs(theme)];
  if (!words) throw new Error(`games of ${theme} are named by hand`);
  let pattern: Pattern;
  if (theme === 'book')
    pattern = chance.weighted(BOOK.map((entry, index) => [entry, index < 4 ? 1 : 4] as const));
  else pattern = PATTERNS[chance.weighted(TABLES.has(theme) ? TABLE_PATTERNS : HANDS[hand])];
  const title = pattern(words, chance);
  return typeof title === 'string' ? { text: title } : title;
}

const SEQUELS = [
  ' 2',
  ' II',
  ' III',
  ' Deluxe',
  ' Nights',
  ' Returns',
  ' Encore',
  ' Express',
  ' Unbound',
  ' Gold',
] as const;

/** A later game of the same family. */
export function writeSequel(title: string, chance: Chance): string {
  return title + chance.pick(SEQUELS);
}
