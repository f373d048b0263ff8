import { paylines } from '../../maths/paylines';
import { SHORTEST_RUN } from '../../maths/symbols';
import { EXPANDING } from './book/book';
import { BOOK } from './book/designs';
import { clusterShares } from './cluster/cluster';
import { CLUSTER } from './cluster/designs';
import { TARGETS, type Model, type Spread } from './designs';
import { meanFreeSpins } from './free-spins';
import { gameOf, megawaysWeights, ROWS, UNITS, type Built } from './games';
import { coinLaw, holdLaws } from './hold/hold';
import { HOLD } from './hold/designs';
import type { Law } from './law';
import { lineShares } from './lines/line-wins';
import { chainLaw, gridsOf } from './megaways/exact';
import { meanWays } from './megaways/grid-law';
import { withoutScatters } from './megaways/rules';
import { MEGAWAYS } from './megaways/designs';
import { reelsOf, scatterChances, sharesOf, windowsOf, type PayTable, type Shares } from './reels';
import { stacked, stripsOf, withPiles } from './strips';
import { tunedPays, type Linear } from './tune';
import { waysShares } from './ways/ways-wins';
import { WAYS1024, WAYS243 } from './ways/designs';
import { wheelLaw } from './wheel/wheel';
import { WHEEL } from './wheel/designs';

const scaled = (shares: Shares, by: number): Shares => shares.map((row) => row.map((share) => share * by));
const added = (left: Shares, right: Shares): Shares =>
  left.map((row, symbol) => row.map((share, more) => share + (right[symbol]?.[more] ?? 0)));
const meanOf = ({ moments }: Law): number => moments[1] ?? 0;

function waysLinear(model: 'ways243' | 'ways1024', spread: Spread, strips: readonly string[]): Linear {
  const { rows, pays, free, multiplier } = (model === 'ways243' ? WAYS243 : WAYS1024)[spread];
  const reels = reelsOf(strips, rows);
  const spins = 1 + multiplier * meanFreeSpins(free, scatterChances(reels));
  return { constant: 0, shares: scaled(waysShares(reels, pays), spins / UNITS) };
}

/** A pay of a line is paid on all lines, each of which stakes a unit: a share of a line is one of the stake. */
function bookLinear(spread: Spread, strips: readonly string[]): Linear {
  const { pays, bookPays, free } = BOOK[spread];
  const reels = reelsOf(strips, ROWS);
  const chances = scatterChances(reels);
  const freeSpins = meanFreeSpins(free, chances);
  const paidForBooks = chances.reduce(
    (sum, chance, books) => sum + chance * (bookPays[Math.min(books, bookPays.length - 1)] ?? 0),
    0,
  );
  const shown = (symbol: number) =>
    reels.strips.map((strip) => {
      const windows = windowsOf(strip, ROWS);
      return windows.filter((window) => window.includes(symbol)).length / windows.length;
    });
  const onReels = (symbol: number, count: number) =>
    shown(symbol).reduce<number[]>(
      (byCount, chance) =>
        [...byCount, 0].map((same, at) => same * (1 - chance) + (byCount[at - 1] ?? 0) * chance),
      [1],
    )[count] ?? 0;
  const lines = lineShares(reels, { lines: [], pays, wildScatter: true });
  return {
    constant: paidForBooks * (1 + freeSpins),
    shares: added(
      scaled(lines, 1 + freeSpins),
      scaled(sharesOf(pays, onReels, SHORTEST_RUN), freeSpins / EXPANDING.length),
    ),
  };
}

function holdLinear(spread: Spread, strips: readonly string[]): Linear {
  const design = HOLD[spread];
  const reels = reelsOf(strips, ROWS);
  const units = paylines(20).length;
  const held = holdLaws({ ...design, reels, lines: [] }, units);
  const coin = meanOf(coinLaw(design, units));
  const constant = scatterChances(reels).reduce(
    (sum, chance, coins) =>
      coins < design.startsAt ? sum : sum + chance * (coins * coin + meanOf(held(coins))),
    0,
  );
  return { constant, shares: lineShares(reels, { lines: [], pays: design.pays, wildScatter: false }) };
}

function wheelLinear(spread: Spread, strips: readonly string[]): Linear {
  const { pays, startsAt, wheels } = WHEEL[spread];
  const reels = reelsOf(strips, ROWS);
  const turned = meanOf(wheelLaw(wheels));
  const constant = scatterChances(reels)
    .slice(startsAt)
    .reduce((sum, chance) => sum + chance * turned, 0);
  return { constant, shares: lineShares(reels, { lines: [], pays, wildScatter: false }) };
}

/** A round is linear in what its grids pay on average: how often each kind of grid counts comes from the chain. */
function megawaysLinear(spread: Spread): Linear {
  const design = MEGAWAYS[spread];
  const weights = megawaysWeights(design);
  const later = weights.map(withoutScatters);
  const most = design.free.awards.length - 1;
  const grids = gridsOf({ ...design, weights, units: UNITS });
  const paying = (law: Law, mean: number): Law => ({ ...law, moments: [law.moments[0] ?? 0, mean] });
  const counted = (first: number | null) =>
    meanOf(
      chainLaw(
        design,
        {
          first: grids.first.map((law, scatters) => paying(law, scatters === first ? 1 : 0)),
          later: paying(grids.later, first === null ? 1 : 0),
        },
        0,
      ),
    );
  const [ofFirst, ofLater] = [grids.first.map((_, scatters) => counted(scatters)), counted(null)];
  const share = (symbol: number, run: number) => {
    const ways = meanWays({ heights: design.heights, weights }, symbol, run, most);
    const after = meanWays({ heights: design.heights, weights: later }, symbol, run, 1);
    return (
      ways.reduce((sum, mean, scatters) => sum + mean * (ofFirst[scatters] ?? 0), (after[0] ?? 0) * ofLater) /
      UNITS
    );
  };
  return { constant: 0, shares: sharesOf(design.pays, share, SHORTEST_RUN) };
}

interface Draft {
  strips: string[];
  pays: PayTable;
  linear: Linear;
}

function draftOf(model: Model, spread: Spread): Draft {
  switch (model) {
    case 'ways243':
    case 'ways1024': {
      const { counts, stack, pays } = (model === 'ways243' ? WAYS243 : WAYS1024)[spread];
      const strips = stacked(stripsOf(counts), stack);
      return { strips, pays, linear: waysLinear(model, spread, strips) };
    }
    case 'megaways':
      return { strips: [], pays: MEGAWAYS[spread].pays, linear: megawaysLinear(spread) };
    case 'cluster': {
      const rules = { ...CLUSTER[spread], units: UNITS };
      return { strips: [], pays: rules.pays, linear: { constant: 0, shares: clusterShares(rules) } };
    }
    case 'hold': {
      const { counts, piles, pays } = HOLD[spread];
      const strips = withPiles(stripsOf(counts), piles);
      return { strips, pays, linear: holdLinear(spread, strips) };
    }
    case 'book': {
      const strips = stripsOf(BOOK[spread].counts);
      return { strips, pays: BOOK[spread].pays, linear: bookLinear(spread, strips) };
    }
    case 'wheel': {
      const strips = stripsOf(WHEEL[spread].counts);
      return { strips, pays: WHEEL[spread].pays, linear: wheelLinear(spread, strips) };
    }
  }
}

/** Strips and pays of a variant, the pays tuned to its return. The price of what can be bought is not known yet. */
export function draftedVariant(model: Model, spread: Spread): Built {
  const { strips, pays, linear } = draftOf(model, spread);
  const rows = tunedPays(pays, linear, TARGETS[spread]).filter((row) => row.length > 0);
  return { strips, pays: rows.map((row) => row.join(' ')), price: 0 };
}

/** A bought feature returns no more than this. */
const MOST_BOUGHT = 0.97;

/** A variant as it is stored. A feature costs the fewest whole stakes of which it does not return too much. */
export function buildVariant(model: Model, spread: Spread): Built {
  const drafted = draftedVariant(model, spread);
  const game = gameOf(model, spread, drafted);
  if (game.price === null) return drafted;
  return { ...drafted, price: Math.ceil(meanOf(game.law(true)) / MOST_BOUGHT) };
}
