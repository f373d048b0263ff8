import type { Rng } from '@/lib/domain/chance/rng';
import { drawnEngine, type DrawnEngine } from '../play/engine';
import { EngineError, fieldsOf } from '../play/engine-error';
import { checkedStake, NOTHING, paidAt, times, together, type Multiple, type Settled } from '../play/stake';
import {
  BELLS,
  CURTAINS,
  HORSES,
  isBonus,
  isShowBet,
  LANTERNS,
  NUMBER_PAYS,
  WHEEL,
  type ShowBet,
  type ShowBonus,
} from './segments';

/** Stakes of one round by bet, several at once, minor units. */
export type ShowStakes = Partial<Record<ShowBet, number>>;

/** A bonus round. Places are those of the lists of segments.ts. */
export interface BonusDraw {
  /** The lantern, curtain or horse that came. */
  place: number;
  /** The bell that rang at the carousel; null elsewhere. */
  bell: number | null;
}

/** What the wheel came to. */
export interface ShowSpin {
  /** Place of the segment on the wheel, from 0. */
  segment: number;
  bonus: BonusDraw | null;
}

/** What everybody sees of a round. */
export interface ShowOutcome extends ShowSpin {
  bet: ShowBet;
  /** What that bet gives back for a stake of 1, the stake included. */
  multiple: number;
}

/** A round. The show has no choices: it is over as it begins. Plain JSON. */
export interface ShowState extends ShowSpin {
  bets: ShowStakes;
}
export type ShowShown = ShowState & ShowOutcome;

export interface ShowResult extends Settled, ShowOutcome {
  /** What each bet gives back, its stake included: minor units, 0 for a bet that lost. */
  pays: ShowStakes;
}

function checkedStakes(sent: unknown): ShowStakes {
  const entries = Object.entries(fieldsOf(sent));
  if (entries.length === 0 || Array.isArray(sent)) throw new EngineError('bet_invalid');
  return Object.fromEntries(
    entries.map(([name, stake]) => {
      if (!isShowBet(name)) throw new EngineError('bet_invalid');
      return [name, checkedStake(stake)];
    }),
  );
}

const PLACES: Readonly<Record<ShowBonus, readonly number[]>> = {
  lanterns: LANTERNS,
  curtains: CURTAINS,
  carousel: HORSES,
};

/** A segment of the 54; where that is a bonus round its lantern, curtain or horse, and at the carousel its bell. */
export function spinShow(rng: Rng): ShowSpin {
  const segment = rng.below(WHEEL.length);
  const bet = WHEEL[segment];
  if (!bet || !isBonus(bet)) return { segment, bonus: null };
  const place = rng.below(PLACES[bet].length);
  return { segment, bonus: { place, bell: bet === 'carousel' ? rng.below(BELLS.length) : null } };
}

export function outcomeOfSpin({ segment, bonus }: ShowSpin): ShowOutcome {
  const bet = WHEEL[segment];
  if (!bet) throw new RangeError('no such segment');
  if (!isBonus(bet)) return { segment, bonus, bet, multiple: NUMBER_PAYS[bet] };
  const value = bonus ? (PLACES[bet][bonus.place] ?? 0) : 0;
  const bell = bonus?.bell == null ? 1 : (BELLS[bonus.bell] ?? 1);
  return { segment, bonus, bet, multiple: value * bell };
}

/** What a bet gives back for a stake of 1. */
export const showMultiple = (bet: ShowBet, outcome: Pick<ShowOutcome, 'bet' | 'multiple'>): Multiple =>
  bet === outcome.bet ? times(outcome.multiple) : NOTHING;

const betsOf = ({ bets }: ShowState) => Object.entries(bets) as [ShowBet, number][];

function result(state: ShowState): ShowResult {
  const outcome = outcomeOfSpin(state);
  const paid = betsOf(state).map(([name, stake]) => ({
    name,
    stake,
    pay: paidAt(stake, showMultiple(name, outcome)),
  }));
  const pays = Object.fromEntries(paid.map(({ name, pay }) => [name, pay]));
  return { ...together(paid), ...outcome, pays };
}

/** A round from its beginning to its end: as `spinShow` draws it. The spots are the bets by their names. */
export const show: DrawnEngine<ShowStakes, ShowState, ShowResult, ShowShown> = {
  ...drawnEngine<ShowStakes, ShowState, ShowResult>({
    begin: (rng, sent) => ({ bets: checkedStakes(sent), ...spinShow(rng) }),
    spots: (state) => betsOf(state).map(([kind, stake]) => ({ kind, stake })),
    result,
  }),
  shown: (state) => ({ ...state, ...outcomeOfSpin(state) }),
};
