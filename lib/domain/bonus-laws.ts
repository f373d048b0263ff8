import type { GameCategoryCode } from './game-categories';
import type { WageringBasis } from './bonuses';

/** What the law of a licence says of bonuses. What it leaves open is left out. */
export interface BonusLaw {
  /** How many times a bonus may have to be wagered at most; it counts by the bonus, never by the deposit. */
  mostWagering?: number;
  /** How many days a bonus, and its free spins, live at least. */
  leastDays?: number;
  /** A player has one bonus, and only before they first play with the licence. */
  firstPlayOnly?: true;
  /** Games of one type of product alone may count for a bonus's wagering. */
  oneProduct?: true;
}

/**
 * Types of products, by the categories that tell them. Badges and groups that hold games of several types (new, top, casino,
 * jackpots …) tell none.
 */
const PRODUCTS = {
  slots: ['slots', 'megaways', 'fruits', 'book'],
  tables: ['live', 'blackjack', 'baccarat', 'poker', 'roulette', 'live_dealer_shows'],
  crash: ['crash'],
  bingo: ['bingo', 'keno'],
  betting: ['sport', 'virtual_sport'],
} as const satisfies Record<string, readonly GameCategoryCode[]>;

/** Percent of a stake that counts, by category; `all` is any other game. */
type Weights = Readonly<Partial<Record<string, number>>>;

/** What of a campaign a law may change. */
export interface LawfulTerms {
  wagering: number;
  basis: WageringBasis;
  hoursToLive: number;
  freeSpins: number;
  freeSpinDays?: number;
  weights: Weights;
}

/**
 * Weights of which one type of product is left: that of the free spins, which are slots, where it counts; else the one that
 * counts most.
 * @param keyOf how the weights name a category
 */
function ofOneProduct(
  { weights, freeSpins }: Pick<LawfulTerms, 'weights' | 'freeSpins'>,
  keyOf: (code: GameCategoryCode) => string,
): Weights {
  const other = weights[keyOf('all')] ?? 0;
  const percentOf = (code: GameCategoryCode) => weights[keyOf(code)] ?? other;
  const counting = Object.values(PRODUCTS)
    .map((codes) => ({ codes, most: Math.max(...codes.map(percentOf)) }))
    .filter(({ most }) => most > 0)
    .toSorted((one, next) => next.most - one.most);
  if (counting.length < 2) return weights;
  const ofSpins = freeSpins > 0 && counting.find(({ codes }) => codes === PRODUCTS.slots);
  const left: readonly GameCategoryCode[] = (ofSpins || counting[0])?.codes ?? [];
  const told = Object.values(PRODUCTS)
    .flat()
    .map((code) => {
      const key = keyOf(code);
      if (!left.includes(code)) return [key, 0] as const;
      // Where any other game counts nothing, only what is named does.
      return other === 0 && weights[key] === undefined ? null : ([key, percentOf(code)] as const);
    });
  return {
    ...weights,
    [keyOf('all')]: 0,
    ...Object.fromEntries(told.filter((one) => one !== null)),
  };
}

/**
 * A campaign's terms as a law leaves them: less to wager, longer to live, fewer games. Whether it may be given at all is asked
 * of the player (`firstPlayOnly`). Terms that it has left are left as they are.
 */
export function underLaw<Terms extends LawfulTerms>(
  law: BonusLaw | null,
  terms: Terms,
  keyOf: (code: GameCategoryCode) => string = (code) => code,
): Terms {
  if (law === null) return terms;
  const { mostWagering, leastDays = 0, oneProduct } = law;
  const isBound = mostWagering !== undefined && terms.wagering > 0;
  return {
    ...terms,
    wagering: isBound ? Math.min(terms.wagering, mostWagering) : terms.wagering,
    basis: isBound ? 'bonus' : terms.basis,
    hoursToLive: Math.max(terms.hoursToLive, leastDays * 24),
    ...(terms.freeSpinDays !== undefined && { freeSpinDays: Math.max(terms.freeSpinDays, leastDays) }),
    weights: oneProduct && terms.wagering > 0 ? ofOneProduct(terms, keyOf) : terms.weights,
  };
}

/** What a law changes of a campaign, by the names of its terms. */
export type LawChange = 'wagering' | 'basis' | 'hoursToLive' | 'freeSpinDays' | 'weights';

export function changesByLaw(
  law: BonusLaw | null,
  terms: LawfulTerms,
  keyOf?: (code: GameCategoryCode) => string,
): LawChange[] {
  const lawful = underLaw(law, terms, keyOf);
  return [
    lawful.wagering !== terms.wagering && 'wagering',
    lawful.basis !== terms.basis && 'basis',
    lawful.hoursToLive !== terms.hoursToLive && 'hoursToLive',
    terms.freeSpins > 0 && lawful.freeSpinDays !== terms.freeSpinDays && 'freeSpinDays',
    lawful.weights !== terms.weights && 'weights',
  ].filter((change): change is LawChange => change !== false);
}
