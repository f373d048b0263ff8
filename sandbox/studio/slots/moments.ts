import {
  cellsOf,
  type Cell,
  type Coin,
  type Fall,
  type Grid,
  type HoldStep,
  type ReelsStep,
  type Step,
  type Win,
} from '../engines/slots/steps';
import { SCATTER } from '../maths/symbols';
import { sheetOf, type SlotSheet } from './sheet';
import type { NamedState } from './slot-engine';
import { SLOTS } from './slot-named';
import { startsAt } from './starts-at';
import { turnsOf } from './turns';

/** What a moment is about: a grid, reels that a symbol covers, the book's choice, held coins, a wheel. */
export type MomentKind = 'grid' | 'cover' | 'book' | 'hold' | 'wheel';

/** One picture of a slot's round: what stands on the reels, what of it paid, and what the round had paid by then. */
export interface SlotMoment {
  kind: MomentKind;
  /** See slotName(). */
  slot: string;
  /** Minor units of a unit. */
  unit: number;
  grid: Grid;
  wins: Win[];
  /** Paid for scatters, or for a grid full of coins, minor units. */
  extra: number;
  /** Symbols that started something, or were paid wherever they stood. */
  marked: Cell[];
  /** Number of the free spin, from 1, and of all that were won by then; both 0 in the spin that was paid for. */
  free: number;
  freeTotal: number;
  /** Number of the grid among those that fell in this turn, from 1. */
  fall: number;
  multiplier: number;
  /** Reels that the chosen symbol covers. */
  covered: number[];
  /** The symbol that a book chose for these free spins. */
  book: number | null;
  /** All that lie, the newest last; so many of them are new. */
  coins: Coin[];
  fresh: number;
  /** Turns of coins: the number of this one, 0 for the spin that started them, and how many are left. */
  respin: number;
  respinsLeft: number;
  wheel: { wheel: number; segment: number } | null;
  /** Free spins that this turn won. */
  awarded: number;
  /** What this moment paid and what the round had paid with it, minor units, within the most that a round pays. */
  paid: number;
  total: number;
  /** The round came to the most that it pays. */
  capped: boolean;
  /** Nothing comes after it. */
  last: boolean;
}

const keyOf = (cell: Cell) => cell.join();

/** The rules of the slot that a round was played on. */
export function sheetNamed(slot: string): SlotSheet {
  const named = SLOTS.get(slot);
  if (!named) throw new RangeError('no such slot');
  return sheetOf(named);
}

type Told = Pick<SlotMoment, 'kind'> & Partial<SlotMoment> & { units: number };

/** A round as it is shown again, one picture after the other. */
export function momentsOf(state: NamedState): SlotMoment[] {
  const { slot, steps, units: most, capped } = state;
  const { unit, bought } = turnsOf(state);
  const needed = startsAt(sheetNamed(slot)) ?? Infinity;
  const moments: SlotMoment[] = [];
  let standing: Grid = [];
  let coins: Coin[] = [];
  let [free, freeTotal, respin] = [0, bought, 0];
  let book: number | null = null;
  let left = most;

  const add = ({ units, ...told }: Told) => {
    const paid = Math.min(left, units);
    left -= paid;
    moments.push({
      ...{ slot, unit, grid: standing, wins: [], extra: 0, marked: [], fall: 1, multiplier: 1 },
      ...{ free, freeTotal, covered: [], book, coins: [], fresh: 0, respin: 0, respinsLeft: 0 },
      ...{ wheel: null, awarded: 0, capped: false, last: false },
      ...told,
      paid: paid * unit,
      total: (most - left) * unit,
    });
  };
  const addFall = (step: ReelsStep, fall: Fall, at: number) => {
    standing = fall.grid;
    const ofWins = fall.wins.reduce((sum, { units }) => sum + units, 0);
    const scatterUnits = at === 0 ? step.scatterUnits : 0;
    const isMarked = at === 0 && (scatterUnits > 0 || step.awarded > 0 || step.scatters >= needed);
    const base = { fall: at + 1, multiplier: fall.multiplier };
    add({
      ...{ ...base, kind: 'grid', wins: fall.wins, extra: scatterUnits * unit },
      marked: isMarked ? cellsOf(fall.grid, (symbol) => symbol === SCATTER) : [],
      awarded: at === step.falls.length - 1 && fall.expanded.length === 0 ? step.awarded : 0,
      units: ofWins + scatterUnits,
    });
    if (fall.expanded.length === 0 || book === null) return;
    const symbol = book;
    standing = fall.grid.map((cells, reel) =>
      fall.expanded.includes(reel) ? cells.map(() => symbol) : cells,
    );
    const marked = standing.flatMap((cells, reel) =>
      fall.expanded.includes(reel) ? cells.map((_, row): Cell => [reel, row]) : [],
    );
    const units = fall.units - ofWins;
    add({
      ...base,
      kind: 'cover',
      marked,
      covered: fall.expanded,
      awarded: step.awarded,
      extra: units * unit,
      units,
    });
  };
  const addHeld = (step: HoldStep) => {
    const known = new Set(coins.map(({ cell }) => keyOf(cell)));
    const fresh = step.coins.filter(({ cell }) => !known.has(keyOf(cell)));
    coins = [...coins, ...fresh];
    add({
      ...{ kind: 'hold', coins, fresh: fresh.length, respin, respinsLeft: step.left },
      ...{ extra: step.fullUnits * unit, units: step.units },
    });
    respin += 1;
  };
  const addStep = (step: Step) => {
    if (step.kind === 'book') {
      book = step.symbol;
      add({ kind: 'book', units: 0 });
    } else if (step.kind === 'hold') addHeld(step);
    else if (step.kind === 'wheel') {
      add({ kind: 'wheel', wheel: { wheel: step.wheel, segment: step.segment }, units: step.units });
    } else {
      if (step.free) free += 1;
      coins = [];
      respin = 0;
      freeTotal += step.awarded;
      step.falls.forEach((fall, at) => addFall(step, fall, at));
    }
  };
  steps.forEach(addStep);
  const last = moments.at(-1);
  if (last) Object.assign(last, { capped, last: true });
  return moments;
}
