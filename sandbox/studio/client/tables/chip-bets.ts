import type { TableLimits } from '../../engines/play/limits';

/** Why chips were not laid: the limit that they would pass, minor units. */
export interface ChipRefusal {
  why: 'spot_least' | 'spot_most' | 'total_most';
  limit: number;
}

/** Chips for one spot, minor units. */
export interface SpotChips<Spot extends string> {
  spot: Spot;
  amount: number;
}

type Amounts<Spot extends string> = ReadonlyMap<Spot, number>;

/**
 * The chips of a bet that is being prepared. What would pass a limit of the table changes nothing, so that the server
 * never has to refuse it. Amounts are minor units.
 */
export interface ChipBets<Spot extends string> {
  /** By spot, in the order of the first chip. */
  readonly amounts: Amounts<Spot>;
  readonly total: number;
  /** What repeat() lays; empty before the first bet. */
  readonly last: Amounts<Spot>;
  readonly canUndo: boolean;
  /** Adds chips, of several spots at once where they are one gesture: all of them or none, and undone together. */
  place(chips: readonly SpotChips<Spot>[]): ChipRefusal | null;
  /** These chips and no others. */
  replace(chips: readonly SpotChips<Spot>[]): ChipRefusal | null;
  double(): ChipRefusal | null;
  /** The last bet instead of what lies there. */
  repeat(): ChipRefusal | null;
  /** Takes back the last of these changes, clear() included. */
  undo(): void;
  clear(): void;
  /** The chips are a bet that was sent: it is the last one now. They lie there until taken away. */
  sent(): void;
  /** The round is over: the spots are empty. */
  takeAway(): void;
  /** A bet of before, such as the one of a reload, is the last one. */
  remember(chips: readonly SpotChips<Spot>[]): void;
}

/**
 * @param kindOf kind of a spot, as the limits name it
 * @param isOne chips lie on one spot alone: laid on another one, all of them move there
 */
export function createChipBets<Spot extends string>(
  limits: TableLimits,
  kindOf: (spot: Spot) => string,
  isOne = false,
): ChipBets<Spot> {
  let amounts: Amounts<Spot> = new Map();
  let last: Amounts<Spot> = new Map();
  let before: Amounts<Spot>[] = [];

  const totalOf = (chips: Amounts<Spot>) => [...chips.values()].reduce((sum, amount) => sum + amount, 0);
  const refusalOf = (wanted: Amounts<Spot>): ChipRefusal | null => {
    for (const [spot, amount] of wanted) {
      const ofKind = limits.spots[kindOf(spot)];
      if (!ofKind) throw new RangeError(`the table has no limits for ${spot}`);
      if (amount < ofKind.min) return { why: 'spot_least', limit: ofKind.min };
      if (amount > ofKind.max) return { why: 'spot_most', limit: ofKind.max };
    }
    return totalOf(wanted) > limits.total.max ? { why: 'total_most', limit: limits.total.max } : null;
  };
  const change = (wanted: Amounts<Spot>): ChipRefusal | null => {
    const refusal = refusalOf(wanted);
    if (refusal) return refusal;
    before.push(amounts);
    amounts = wanted;
    return null;
  };
  const added = (to: Amounts<Spot>, chips: readonly SpotChips<Spot>[]): Amounts<Spot> => {
    const sum = new Map(to);
    for (const { spot, amount } of chips) sum.set(spot, (sum.get(spot) ?? 0) + amount);
    return sum;
  };

  const moved = ([chip]: readonly SpotChips<Spot>[]): Amounts<Spot> | null =>
    isOne && chip && amounts.size > 0 && !amounts.has(chip.spot)
      ? new Map([[chip.spot, totalOf(amounts)]])
      : null;

  return {
    get amounts() {
      return amounts;
    },
    get total() {
      return totalOf(amounts);
    },
    get last() {
      return last;
    },
    get canUndo() {
      return before.length > 0;
    },
    place: (chips) => change(moved(chips) ?? added(amounts, chips)),
    replace: (chips) => change(added(new Map(), chips)),
    double: () => change(new Map([...amounts].map(([spot, amount]) => [spot, 2 * amount]))),
    repeat: () => change(last),
    undo() {
      amounts = before.pop() ?? amounts;
    },
    clear() {
      change(new Map());
    },
    sent() {
      // Whoever sat out a round repeats the bet before.
      if (amounts.size > 0) last = amounts;
      before = [];
    },
    takeAway() {
      amounts = new Map();
      before = [];
    },
    remember(chips) {
      last = added(new Map(), chips);
    },
  };
}
