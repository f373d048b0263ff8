import type { Rng } from '@/lib/domain/chance/rng';
import { SCATTER } from '../../../maths/symbols';
import type { SlotGame } from '../engine';
import { certain, countedLaw, mixed, NOTHING_PAID, plus, repeated, type Law } from '../law';
import { countLines } from '../lines/line-counts';
import { lineWins, type Line } from '../lines/line-wins';
import { drawGrid, type PayTable, type Reels } from '../reels';
import {
  cellsOf,
  unitsOf,
  type Cell,
  type Coin,
  type Grid,
  type HoldStep,
  type ReelsStep,
  type Step,
} from '../steps';
import { drawWeighted } from '../weighted';

/** What a coin can be. */
export interface CoinKind {
  /** Name of a fixed pot; an empty text for a plain amount. */
  pot: string;
  units: number;
  weight: number;
}

export interface HoldRules {
  /** The scatter is the coin. */
  reels: Reels;
  /** A unit is the stake of a line. */
  lines: readonly Line[];
  pays: PayTable;
  /** So many coins on the grid of a paid spin, or more, are held. */
  startsAt: number;
  /** Turns without a new coin that end it. */
  turns: number;
  /** An empty cell gets a coin in a turn with the chance 1 in `oneIn`. */
  oneIn: number;
  coins: readonly CoinKind[];
  /** Paid beside the coins when every cell holds one. */
  fullUnits: number;
  cap: number;
}

const cellsOfAll = ({ strips, rows }: Reels): Cell[] =>
  strips.flatMap((_, reel) => Array.from({ length: rows }, (_row, row): Cell => [reel, row]));

function drawCoin(rng: Rng, kinds: readonly CoinKind[], cell: Cell): Coin {
  const kind =
    kinds[
      drawWeighted(
        rng,
        kinds.map(({ weight }) => weight),
      )
    ];
  return { cell, pot: kind?.pot ?? '', units: kind?.units ?? 0 };
}

function playHold(rng: Rng, rules: HoldRules, grid: Grid): HoldStep[] {
  const { reels, turns, oneIn, coins: kinds, fullUnits } = rules;
  const first = cellsOf(grid, (symbol) => symbol === SCATTER).map((cell) => drawCoin(rng, kinds, cell));
  let empty = cellsOfAll(reels).filter(([reel, row]) => grid[reel]?.[row] !== SCATTER);
  const cells = empty.length + first.length;
  const stepOf = (coins: Coin[], left: number): HoldStep => {
    const full = empty.length === 0 ? fullUnits : 0;
    return {
      kind: 'hold',
      coins,
      held: cells - empty.length,
      left: empty.length === 0 ? 0 : left,
      fullUnits: full,
      units: unitsOf(coins) + full,
    };
  };
  const steps = [stepOf(first, turns)];
  for (let left = steps[0]?.left ?? 0; left > 0; left = steps.at(-1)?.left ?? 0) {
    const coins = empty.flatMap((cell) => (rng.below(oneIn) === 0 ? [drawCoin(rng, kinds, cell)] : []));
    empty = empty.filter((cell) => !coins.some((coin) => coin.cell === cell));
    steps.push(stepOf(coins, coins.length > 0 ? turns : left - 1));
  }
  return steps;
}

/** What holding pays from each number of coins on the grid, those coins left out: a Markov chain over coins and turns. */
export function holdLaws(rules: HoldRules, units: number): (held: number) => Law {
  const cells = rules.reels.strips.length * rules.reels.rows;
  const coin = coinLaw(rules, units);
  const known = new Map<string, Law>();
  const chance = (of: number, count: number) => {
    let ways = 1;
    for (let one = 1; one <= count; one += 1) ways = (ways * (of - count + one)) / one;
    return ways * (1 / rules.oneIn) ** count * (1 - 1 / rules.oneIn) ** (of - count);
  };
  const from = (held: number, left: number): Law => {
    if (held === cells) return certain(rules.fullUnits / units);
    if (left === 0) return NOTHING_PAID;
    const key = `${held}/${left}`;
    const stored = known.get(key);
    if (stored) return stored;
    const empty = cells - held;
    const law = mixed(
      Array.from({ length: empty + 1 }, (_, more) => {
        const next = from(held + more, more > 0 ? rules.turns : left - 1);
        return [chance(empty, more), plus(repeated(coin, more), next)] as const;
      }),
    );
    known.set(key, law);
    return law;
  };
  return (held) => from(held, rules.turns);
}

export function coinLaw({ coins }: Pick<HoldRules, 'coins'>, units: number): Law {
  const all = coins.reduce((sum, { weight }) => sum + weight, 0);
  return mixed(coins.map((kind) => [kind.weight / all, certain(kind.units / units)] as const));
}

/**
 * A slot that holds coins. Draws of a paid spin: five stops. When coins are held: what each coin on the grid is, reel by
 * reel from the top; then in each turn for each empty cell in the same order whether a coin falls, and at once what it is.
 */
export function holdGame(rules: HoldRules): SlotGame {
  const { reels, lines, pays, startsAt, cap } = rules;
  const units = lines.length;
  return {
    units,
    cap,
    price: null,
    boughtSpins: null,
    play(rng) {
      const grid = drawGrid(rng, reels);
      const wins = lineWins(grid, { lines, pays, wildScatter: false }, 1);
      const coins = cellsOf(grid, (symbol) => symbol === SCATTER).length;
      const paid = unitsOf(wins);
      const spin: ReelsStep = {
        kind: 'reels',
        free: false,
        falls: [{ grid, wins, multiplier: 1, expanded: [], units: paid }],
        scatters: coins,
        scatterUnits: 0,
        awarded: 0,
        units: paid,
      };
      const steps: Step[] = [spin];
      return coins < startsAt ? steps : [...steps, ...playHold(rng, rules, grid)];
    },
    law() {
      const { paid, all } = countLines(reels, { lines, pays, wildScatter: false });
      const held = holdLaws(rules, units);
      const coin = coinLaw(rules, units);
      return mixed(
        paid.map((counts, coins) => {
          const spin = countedLaw(counts, all, units);
          return [1, coins < startsAt ? spin : plus(spin, plus(repeated(coin, coins), held(coins)))] as const;
        }),
      );
    },
  };
}
