import { EngineError } from '../cards/engine-error';
import { checkedStake, MOST_STAKE, type Limits, type StakeRefusal } from '../cards/stakes';
import type { Rng } from '../chance/rng';
import { POCKETS, spotAt, type Kind, type Place, type Spot } from './layout';

/** Chips on one place. */
export interface Bet {
  on: Place;
  /** Minor units. */
  stake: number;
}

/** Rules of a table, from whoever runs it. */
export interface Table {
  /** Even money gets half of its stake back at zero. */
  laPartage: boolean;
  /** What all chips on one spot may amount to, by kind. */
  limits: Readonly<Record<Kind, Limits>>;
  /** What all bets of a player may amount to in one round. */
  total: Limits;
}

export type RouletteRefusal = StakeRefusal | 'no_bets' | 'too_many_bets' | 'unknown_place';

/** A round as it is stored and replayed. It needs no choice: once begun, it is decided. */
export interface RouletteState {
  laPartage: boolean;
  /** One for each spot, in the order of the first chip on it. */
  bets: Bet[];
  /** The number that won, 0 to 36. */
  pocket: number;
}

export interface RouletteResult {
  pocket: number;
  /** Minor units, as are all amounts. What is paid holds the stake of a bet that won. */
  staked: number;
  paid: number;
  bets: (Bet & { paid: number })[];
}

/** Most entries of a list of bets; there are 157 spots, and chips on the same one are added up. */
export const MOST_BETS = 200;
/** A bet gives back this many stakes, shared by the pockets that it covers: 36 for one, 18 for two. */
const GIVES_BACK = 36;
const ANY_CHIP: Limits = { min: 1, max: MOST_STAKE };

interface Chips {
  spot: Spot;
  stake: number;
}

function chipsBySpot(bets: unknown): Chips[] {
  if (!Array.isArray(bets) || bets.length === 0) throw new EngineError<RouletteRefusal>('no_bets');
  if (bets.length > MOST_BETS) throw new EngineError<RouletteRefusal>('too_many_bets');
  const spots = new Map<string, Chips>();
  for (const bet of bets as unknown[]) {
    const { on, stake } = (bet ?? {}) as { on?: unknown; stake?: unknown };
    const spot = spotAt(on);
    if (!spot) throw new EngineError<RouletteRefusal>('unknown_place');
    const before = spots.get(String(spot.on))?.stake ?? 0;
    spots.set(String(spot.on), { spot, stake: before + checkedStake(stake, ANY_CHIP) });
  }
  return [...spots.values()];
}

/**
 * The bets of a round as the table takes them: one for each spot, its numbers ascending, chips on the same spot added up.
 * @throws EngineError `no_bets`; `too_many_bets` above MOST_BETS; `unknown_place`; `bad_stake`; `stake_too_low` and
 * `stake_too_high` when a spot or the total is outside the table's limits
 */
export function acceptedBets(bets: unknown, { limits, total }: Table): Bet[] {
  const chips = chipsBySpot(bets);
  const accepted = chips.map(({ spot, stake }) => ({
    on: spot.on,
    stake: checkedStake(stake, limits[spot.kind]),
  }));
  checkedStake(stakedOn(accepted), total);
  return accepted;
}

const stakedOn = (bets: readonly Bet[]): number => bets.reduce((sum, { stake }) => sum + stake, 0);

/** The one draw of a round: `rng.below(37)` is the number that wins. A table that many share draws it alone. */
export const drawPocket = (rng: Rng): number => rng.below(POCKETS);

/**
 * Takes bets and turns the wheel: one draw, as drawPocket().
 * @returns the decided round
 * @throws EngineError as acceptedBets(), before anything is drawn
 */
export function begin(rng: Rng, bets: unknown, table: Table): RouletteState {
  const accepted = acceptedBets(bets, table);
  return { laPartage: table.laPartage, bets: accepted, pocket: drawPocket(rng) };
}

/**
 * What one bet gives back at a pocket, minor units, its stake included. A bet that wins gives back a whole multiple:
 * nothing is rounded. With la partage the half of an odd stake is rounded up, for the player: an odd stake of `s` then
 * returns 73/74 + 1/(74 · s), which is more than an even one does and never above 1.
 * @throws RangeError for a bet on no place of the cloth
 */
export function paidFor({ on, stake }: Bet, pocket: number, laPartage: boolean): number {
  const spot = spotAt(on);
  if (!spot) throw new RangeError('no such place on the cloth');
  if (spot.covers.includes(pocket)) return stake * (GIVES_BACK / spot.covers.length);
  return laPartage && pocket === 0 && spot.kind === 'even_money' ? Math.ceil(stake / 2) : 0;
}

/** What a decided round gives back, by bet and together. */
export function result({ laPartage, bets, pocket }: RouletteState): RouletteResult {
  const paid = bets.map((bet) => ({ ...bet, paid: paidFor(bet, pocket, laPartage) }));
  return {
    pocket,
    staked: stakedOn(bets),
    paid: paid.reduce((sum, bet) => sum + bet.paid, 0),
    bets: paid,
  };
}

/** What the player may know: everything, since a round that has begun is decided. */
export const shown = (state: RouletteState): RouletteState => state;
