import type { OwnBet } from '../../crash/view';
import type { LiveRound } from '../../crash/live-events';
import { LOWEST_OUT } from '../../engines/crash/round';
import { multiplierAt } from '../../engines/crash/growth';
import { leavesBy, worthAt } from './worth';

/** Where the table is by the studio's clock. `closing`: the bell has rung, the round has not started. */
export type Phase = 'asleep' | 'open' | 'closing' | 'flying' | 'over' | 'broken';

export interface Moment {
  phase: Phase;
  /** Hundredths. */
  multiplier: number;
  /** Until the round starts, ms; 0 when it has. */
  startsInMs: number;
  /** Since it started, ms. */
  flownMs: number;
}

/** @param clock the studio's clock, ms; null while it is not known */
export function momentOf(round: LiveRound | null, clock: number | null): Moment {
  if (!round || clock === null) return { phase: 'asleep', multiplier: 100, startsInMs: 0, flownMs: 0 };
  const startsInMs = Math.max(0, round.startsAt - clock);
  const flownMs = Math.max(0, clock - round.startsAt);
  if (round.phase === 'waiting') {
    return { phase: clock < round.bellAt ? 'open' : 'closing', multiplier: 100, startsInMs, flownMs: 0 };
  }
  if (round.phase === 'broken') return { phase: 'broken', multiplier: 100, startsInMs: 0, flownMs: 0 };
  if (round.phase === 'over') {
    return { phase: 'over', multiplier: round.point ?? 100, startsInMs: 0, flownMs };
  }
  return { phase: 'flying', multiplier: multiplierAt(flownMs), startsInMs: 0, flownMs };
}

/** One of a player's two bets: what would be bet, and the bet in the round. */
export interface Slot {
  /** Minor units. */
  stake: number;
  /** Hundredths. */
  auto: number | null;
  /** Of the round that goes on or has just ended. */
  bet: OwnBet | null;
  /** To be placed when the next round opens. */
  queued: boolean;
  /** A request about it is under way. */
  busy: boolean;
}

/** What the button of a slot does now, with the amount that it is about. */
export type Action =
  | { does: 'bet' | 'leave' | 'cash' | 'join' | 'cancel'; amount: number; ready: boolean }
  | { does: 'nothing'; why: 'placing' | 'aboard' | 'returning' | 'out'; amount: number };

const RETURNING: readonly OwnBet['state'][] = ['returning'];

/** A bet that is in the round, as far as this side knows. */
export const isIn = (bet: OwnBet | null): bet is OwnBet => bet?.state === 'held';
const isOut = (bet: OwnBet | null): bet is OwnBet => bet?.state === 'out' || bet?.state === 'paid';

/** @param maxWin most that a bet pays, minor units */
export function actionOf(slot: Slot, moment: Moment, maxWin: number): Action {
  const { stake, bet, busy, queued } = slot;
  const { phase, multiplier } = moment;
  const nothing = (why: 'placing' | 'aboard' | 'returning' | 'out', amount = stake): Action => ({
    does: 'nothing',
    why,
    amount,
  });
  if (bet && RETURNING.includes(bet.state)) return nothing('returning', bet.stake);
  if (phase === 'flying' && isIn(bet)) {
    const amount = worthAt(bet.stake, Math.min(multiplier, leavesBy(bet, maxWin)), maxWin);
    return { does: 'cash', amount, ready: !busy && multiplier >= LOWEST_OUT };
  }
  if (phase === 'flying' && isOut(bet)) return nothing('out', bet.pay ?? 0);
  if (phase === 'closing' && isIn(bet)) return nothing('aboard', bet.stake);
  if (phase === 'open' && isIn(bet)) return { does: 'leave', amount: bet.stake, ready: !busy };
  if (busy || bet?.state === 'sent') return nothing('placing');
  if (phase === 'open') return { does: 'bet', amount: stake, ready: true };
  return { does: queued ? 'cancel' : 'join', amount: stake, ready: true };
}
