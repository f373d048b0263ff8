import { paylines } from '../../maths/paylines';
import { FIRST_PAYING } from '../../maths/symbols';
import { bookGame } from './book/book';
import { BOOK } from './book/designs';
import { clusterGame } from './cluster/cluster';
import { CLUSTER } from './cluster/designs';
import type { Model, Spread } from './designs';
import type { SlotGame } from './engine';
import { holdGame } from './hold/hold';
import { HOLD } from './hold/designs';
import { megawaysGame } from './megaways/megaways';
import { MEGAWAYS } from './megaways/designs';
import { reelsOf, type PayTable } from './reels';
import { waysGame } from './ways/ways';
import { WAYS1024, WAYS243 } from './ways/designs';
import { wheelGame } from './wheel/wheel';
import { WHEEL } from './wheel/designs';

/** What building a variant adds to its design. */
export interface Built {
  /** One letter for each stop (see ../../maths/symbols.ts); none where cells are drawn one by one. */
  strips: readonly string[];
  /** In units, apart by spaces: a text for each symbol that pays, from the best down. */
  pays: readonly string[];
  /** What the feature costs that can be bought, in stakes; 0 where none can. */
  price: number;
}

/** Units of a stake where no lines say how many. */
export const UNITS = 20;

const TWENTY_LINES = paylines(20);
const TEN_LINES = paylines(10);
export const ROWS = 3;
const MEGAWAYS_REELS = 6;

/** Free spins that the feature buy starts: the most that scatters award. */
export const boughtSpins = ({ awards }: { awards: readonly number[] }): number => Math.max(...awards);

/** Weights of the symbols on each reel. */
export const megawaysWeights = ({ first, others }: (typeof MEGAWAYS)[Spread]) => [
  first,
  ...Array.from({ length: MEGAWAYS_REELS - 1 }, () => others),
];

/** The game of a design, with what was built for it. */
export function gameOf(model: Model, spread: Spread, { strips, pays: texts, price }: Built): SlotGame {
  const rows = texts.map((text) => text.split(' ').map(Number));
  const pays: PayTable = [...Array.from({ length: FIRST_PAYING }, () => []), ...rows];
  switch (model) {
    case 'ways243':
    case 'ways1024': {
      const design = (model === 'ways243' ? WAYS243 : WAYS1024)[spread];
      const reels = reelsOf(strips, design.rows);
      return waysGame({
        ...design,
        reels,
        units: UNITS,
        pays,
        buys: { spins: boughtSpins(design.free), price },
      });
    }
    case 'megaways': {
      const design = MEGAWAYS[spread];
      return megawaysGame({
        ...design,
        weights: megawaysWeights(design),
        units: UNITS,
        pays,
        buys: { spins: boughtSpins(design.free), price },
      });
    }
    case 'cluster':
      return clusterGame({ ...CLUSTER[spread], units: UNITS, pays: rows });
    case 'hold':
      return holdGame({ ...HOLD[spread], reels: reelsOf(strips, ROWS), lines: TWENTY_LINES, pays });
    case 'book': {
      const design = BOOK[spread];
      return bookGame({
        ...design,
        reels: reelsOf(strips, ROWS),
        lines: TEN_LINES,
        pays,
        buys: { spins: boughtSpins(design.free), price },
      });
    }
    case 'wheel':
      return wheelGame({ ...WHEEL[spread], reels: reelsOf(strips, ROWS), lines: TWENTY_LINES, pays });
  }
}
