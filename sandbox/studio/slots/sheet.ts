import { SLOT_FACTS, type SlotModel } from '@/lib/domain/slot-models';
import { BOOK } from '../engines/slots/book/designs';
import { CLUSTER } from '../engines/slots/cluster/designs';
import { SIDE } from '../engines/slots/cluster/grid';
import type { Model, Spread } from '../engines/slots/designs';
import { HOLD } from '../engines/slots/hold/designs';
import { MEGAWAYS } from '../engines/slots/megaways/designs';
import { VARIANTS } from '../engines/slots/variants.data';
import { WAYS1024, WAYS243 } from '../engines/slots/ways/designs';
import { WHEEL } from '../engines/slots/wheel/designs';
import type { Segment } from '../engines/slots/wheel/wheel';
import type { Volatility } from '../maths/model';
import { paylines } from '../maths/paylines';
import { FIRST_PAYING, parseStrip, REELS, ROWS } from '../maths/symbols';
import { variantOf } from '../maths/variants';
import { gameOf, type Slot } from './slot-named';

/** What a slot's client draws by and tells on its page of rules. Pays are units of a stake. */
export interface SlotSheet {
  model: SlotModel;
  /** Columns of the frame, and cells that are as high as wide; reels of megaways share the height. */
  shape: { reels: number; rows: number };
  paylines: readonly (readonly number[])[];
  /** Lines, or the most ways at once; 0 for clusters. */
  lines: number;
  /** Units of a stake. */
  units: number;
  /** The reels' symbol numbers, so that what passes by is what is on them; none where cells are drawn one by one. */
  strips: readonly (readonly number[])[];
  /** From the best symbol down: what so many of it pay, or that many and more. */
  pays: readonly { symbol: number; runs: readonly { count: number; units: number }[] }[];
  /** Pays of scatters anywhere, by their number. */
  scatterPays: readonly { count: number; units: number }[];
  free: {
    awards: readonly { count: number; spins: number }[];
    bound: number;
    /** By which every win of a free spin is multiplied; of megaways the most that it grows to. */
    multiplier: number;
    /** A paid spin starts them once in so many, rounded; null where it was not worked out. */
    onceIn: number | null;
  } | null;
  /** Multipliers of a cluster's grids that fall one after the other. */
  multipliers: readonly number[];
  hold: {
    startsAt: number;
    turns: number;
    pots: readonly { pot: string; units: number }[];
    fullUnits: number;
  } | null;
  wheel: { startsAt: number; wheels: readonly (readonly Segment[])[] } | null;
  /** The feature that can be bought, at what price in stakes, and its exact return in millionths. */
  buy: { price: number; spins: number; rtpMillionths: number } | null;
  volatility: Volatility;
  /** Exact return of a spin in millionths. */
  rtpMillionths: number;
  /** A round ends where it has paid so many stakes; null where nothing ends it. */
  cap: number | null;
}

const NONE = {
  paylines: [],
  scatterPays: [],
  free: null,
  multipliers: [],
  hold: null,
  wheel: null,
} satisfies Partial<SlotSheet>;

const awardsOf = (spins: readonly number[]) =>
  spins.flatMap((one, count) => (one > 0 ? [{ count, spins: one }] : []));
const unitsByCount = (pays: readonly number[], units: number) =>
  pays.flatMap((one, count) => (one > 0 ? [{ count, units: one * units }] : []));

function linesSheet({ volatility, nominal, lines }: Extract<Slot, { model: 'lines' }>): SlotSheet {
  const { model, rtpMillionths, freeSpinsOnceIn } = variantOf(volatility, nominal);
  const { rules } = model;
  return {
    ...NONE,
    model: 'lines',
    shape: { reels: REELS, rows: ROWS },
    paylines: paylines(lines),
    lines,
    units: lines,
    strips: model.strips.map((strip) => [...strip]),
    pays: Object.values(rules.linePays).map((runs, at) => ({
      symbol: FIRST_PAYING + at,
      runs: runs.map((units, more) => ({ count: 3 + more, units })),
    })),
    scatterPays: unitsByCount([0, 0, 0, ...rules.scatterPays], lines),
    free: {
      awards: awardsOf([0, 0, 0, ...rules.freeSpins]),
      bound: rules.freeSpinsBound,
      multiplier: rules.freeSpinsMultiplier,
      onceIn: freeSpinsOnceIn,
    },
    buy: null,
    volatility,
    rtpMillionths,
    cap: null,
  };
}

/** What the models differ in. */
function ownOf(model: Model, spread: Spread): Partial<SlotSheet> {
  switch (model) {
    case 'ways243':
    case 'ways1024': {
      const { rows, free, multiplier } = (model === 'ways243' ? WAYS243 : WAYS1024)[spread];
      return {
        shape: { reels: REELS, rows },
        free: { awards: awardsOf(free.awards), bound: free.bound, multiplier, onceIn: null },
      };
    }
    case 'megaways': {
      const { free, topMultiplier } = MEGAWAYS[spread];
      return {
        shape: { reels: 6, rows: 4 },
        free: { awards: awardsOf(free.awards), bound: free.bound, multiplier: topMultiplier, onceIn: null },
      };
    }
    case 'cluster':
      return { shape: { reels: SIDE, rows: SIDE }, multipliers: CLUSTER[spread].multipliers };
    case 'hold': {
      const { startsAt, turns, coins, fullUnits } = HOLD[spread];
      const pots = coins.filter(({ pot }) => pot !== '');
      return { paylines: paylines(20), hold: { startsAt, turns, pots, fullUnits } };
    }
    case 'book': {
      const { free, bookPays } = BOOK[spread];
      return {
        paylines: paylines(10),
        scatterPays: unitsByCount(bookPays, 10),
        free: { awards: awardsOf(free.awards), bound: free.bound, multiplier: 1, onceIn: null },
      };
    }
    case 'wheel': {
      const { startsAt, wheels } = WHEEL[spread];
      return { paylines: paylines(20), wheel: { startsAt, wheels } };
    }
  }
}

/** All that is told of a slot. */
export function sheetOf(slot: Slot): SlotSheet {
  if (slot.model === 'lines') return linesSheet(slot);
  const { model, spread } = slot;
  const facts = SLOT_FACTS[model][spread];
  const game = gameOf(slot);
  const built = VARIANTS[model][spread];
  const counts = model === 'cluster' ? CLUSTER[spread].sizes : [3, 4, 5, 6];
  return {
    ...NONE,
    model,
    shape: { reels: REELS, rows: ROWS },
    lines: facts.lines,
    units: game.units,
    strips: built.strips.map((strip) => [...parseStrip(strip)]),
    pays: built.pays.map((row, at) => ({
      symbol: FIRST_PAYING + at,
      runs: row.split(' ').map((units, place) => ({ count: counts[place] ?? 0, units: Number(units) })),
    })),
    buy:
      game.price === null || game.boughtSpins === null
        ? null
        : { price: game.price, spins: game.boughtSpins, rtpMillionths: facts.boughtMillionths ?? 0 },
    volatility: facts.volatility,
    rtpMillionths: facts.rtpMillionths,
    cap: game.cap,
    ...ownOf(model, spread),
  };
}
