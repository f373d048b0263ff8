import { CATEGORY_ID } from './game-categories';
import type { GameTheme } from './game-themes';
import type { Volatility } from './volatility';

/** The models of slots that the studio has engines for. */
export const SLOT_MODELS = [
  'lines',
  'ways243',
  'ways1024',
  'megaways',
  'cluster',
  'hold',
  'book',
  'wheel',
] as const;
export type SlotModel = (typeof SLOT_MODELS)[number];

/** How far apart the pays of a model's variant are; lines have the four volatilities instead. */
export const SLOT_SPREADS = ['low', 'medium', 'high'] as const;
export type SlotSpread = (typeof SLOT_SPREADS)[number];

/** What is known of a slot before its engine is chosen. */
interface SlotHints {
  id: string;
  theme: GameTheme;
  categories: readonly number[];
  volatility: Volatility;
}

export interface SlotChoice {
  model: SlotModel;
  spread: SlotSpread;
}

const FEW_LINES: ReadonlySet<GameTheme> = new Set(['fruit', 'seven', 'classic']);

/** Which of several a game takes: always the same, by its id (FNV-1a). */
function pick<Item>(id: string, items: readonly [Item, ...Item[]]): Item {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return items[hash % items.length] ?? items[0];
}

function modelOf({ id, theme, categories }: SlotHints): SlotModel {
  const has = (code: keyof typeof CATEGORY_ID) => categories.includes(CATEGORY_ID[code]);
  if (theme === 'book') return 'book';
  if (has('megaways')) return 'megaways';
  if (has('jackpots')) return pick(id, ['hold', 'wheel']);
  if (has('feature_buy')) return pick(id, ['ways243', 'ways1024']);
  if (FEW_LINES.has(theme)) return 'lines';
  if (has('freespins')) return pick(id, ['lines', 'ways243', 'ways1024']);
  return pick(id, ['lines', 'cluster', 'cluster', 'hold']);
}

/** The engine of a slot: what it is called and shown as decides the model, its volatility the spread. */
export const slotChoiceOf = (hints: SlotHints): SlotChoice => ({
  model: modelOf(hints),
  spread: hints.volatility === 'very_high' ? 'high' : hints.volatility,
});

/** Categories of features that a model has. A game of it is in all of them, and in no other of FEATURE_CATEGORIES. */
const FEATURES: Record<SlotModel, readonly (keyof typeof CATEGORY_ID)[]> = {
  lines: ['freespins'],
  ways243: ['feature_buy', 'freespins', 'bonus'],
  ways1024: ['feature_buy', 'freespins', 'bonus'],
  megaways: ['megaways', 'feature_buy', 'freespins', 'bonus'],
  cluster: [],
  hold: ['jackpots'],
  book: ['feature_buy', 'freespins', 'book', 'bonus'],
  wheel: ['jackpots'],
};

/** Categories that say what a slot's engine does. */
export const FEATURE_CATEGORIES: readonly number[] = [
  ...new Set(Object.values(FEATURES).flatMap((codes) => codes.map((code) => CATEGORY_ID[code]))),
].sort((a, b) => a - b);

/** What a model's engine does, as categories, ascending. */
export const featuresOf = (model: SlotModel): number[] =>
  FEATURES[model].map((code) => CATEGORY_ID[code]).sort((a, b) => a - b);

/** What a card and a page say of a slot. */
export interface SlotFacts {
  /** Exact return of a spin in millionths, rounded to the nearest: 960043 is 96.0043 %. */
  rtpMillionths: number;
  /** Of a bought feature; null where none is sold. */
  boughtMillionths: number | null;
  /** By the deviation of a round: see volatilityOf(). */
  volatility: Volatility;
  /** Lines, or the most ways at once; 0 for clusters. */
  lines: number;
  /** Most that a round pays, in whole stakes, rounded down. */
  maxWin: number;
}

/**
 * How a deviation is called, in stakes: the bounds lie between those of the studio's slots of 20 lines, which deviate by
 * 2.43, 3.48, 5.05 and 7.68 stakes from low to very high.
 */
export function volatilityOf(deviation: number): Volatility {
  if (deviation < 3) return 'low';
  if (deviation < 4.3) return 'medium';
  return deviation < 6.4 ? 'high' : 'very_high';
}

type Facts = readonly [rtp: number, bought: number | null, volatility: Volatility, maxWin: number];

const facts = (lines: number, low: Facts, medium: Facts, high: Facts): Record<SlotSpread, SlotFacts> => {
  const named = ([rtpMillionths, boughtMillionths, volatility, maxWin]: Facts): SlotFacts => ({
    rtpMillionths,
    boughtMillionths,
    volatility,
    lines,
    maxWin,
  });
  return { low: named(low), medium: named(medium), high: named(high) };
};

/**
 * What the studio's engines come to, by model and spread. sandbox/studio/engines/slots/facts.test.ts holds it against what
 * those engines have worked out. Lines have facts of their own: lib/domain/game-maths.ts.
 */
export const SLOT_FACTS: Record<Exclude<SlotModel, 'lines'>, Record<SlotSpread, SlotFacts>> = {
  ways243: facts(
    243,
    [949_977, 949_907, 'low', 2_500],
    [960_014, 951_000, 'high', 5_000],
    [964_997, 953_041, 'very_high', 10_000],
  ),
  ways1024: facts(
    1_024,
    [949_969, 949_514, 'medium', 2_500],
    [960_008, 959_191, 'high', 5_000],
    [965_010, 968_910, 'high', 10_000],
  ),
  megaways: facts(
    117_649,
    [949_991, 951_018, 'low', 10_000],
    [959_997, 967_522, 'medium', 20_000],
    [965_000, 965_938, 'high', 50_000],
  ),
  cluster: facts(
    0,
    [950_024, null, 'low', 2_500],
    [960_044, null, 'medium', 5_000],
    [964_992, null, 'high', 10_000],
  ),
  hold: facts(
    20,
    [949_998, null, 'low', 391],
    [960_000, null, 'medium', 1_439],
    [965_003, null, 'very_high', 5_000],
  ),
  book: facts(
    10,
    [950_012, 968_949, 'high', 2_500],
    [959_997, 958_445, 'very_high', 5_000],
    [965_020, 960_464, 'very_high', 10_000],
  ),
  wheel: facts(
    20,
    [949_965, null, 'low', 201],
    [959_998, null, 'medium', 367],
    [965_000, null, 'very_high', 1_088],
  ),
};

/** A model with facts of its own, and how far its pays lie apart. */
type SlotVariant = { model: Exclude<SlotModel, 'lines'>; spread: SlotSpread };

const VARIANTS: readonly (SlotVariant & SlotFacts)[] = (
  Object.keys(SLOT_FACTS) as SlotVariant['model'][]
).flatMap((model) => SLOT_SPREADS.map((spread) => ({ model, spread, ...SLOT_FACTS[model][spread] })));

/**
 * The engine of a slot by what is said of it: what a game states is what it is played by. No two variants have the same
 * lines and the same highest win. Null for slots with lines, whose highest wins are others.
 */
export function slotByFacts(stated: { lines: number; maxWin: number }): SlotVariant | null {
  const found = VARIANTS.find(({ lines, maxWin }) => lines === stated.lines && maxWin === stated.maxWin);
  return found ? { model: found.model, spread: found.spread } : null;
}
