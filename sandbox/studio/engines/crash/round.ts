import { EngineError, fieldsOf, isWhole, listOf } from '../play/engine-error';
import { checkedStake, inHundredths, NOTHING, settled, type SettledAt } from '../play/stake';
import { MAX_POINT } from './chain';
import { endMsOf, multiplierAt } from './growth';

/** Lowest multiplier at which a bet can leave, in hundredths. */
export const LOWEST_OUT = 101;
const MOST_BETS = 2;

export interface CrashBet {
  /** Minor units. */
  stake: number;
  /** The multiplier, in hundredths, at which the bet leaves by itself: 101 to MAX_POINT; null for by hand alone. */
  auto: number | null;
}

/** A bet in a round. */
export interface CrashPlaced extends CrashBet {
  /** The multiplier at which the player cashed it out by hand, in hundredths; null while they have not. */
  out: number | null;
}

/** One player's bets in a round that all share. The point belongs to the round, and is given to what needs it. */
export interface CrashState {
  bets: CrashPlaced[];
  /** Most that one bet can pay, its stake included, in minor units. */
  maxWin: number;
}

/** A player cashes a bet out. `at` is when the server saw it: whole ms after the start of the round. */
export interface CrashChoice {
  bet: number;
  at: number;
}

/** What a bet paid; `out` is the multiplier at which it left, in hundredths, or null when it was lost. */
export interface CrashSettled extends SettledAt {
  out: number | null;
}

/** What players may see of a bet at some moment. */
export interface CrashShownBet extends CrashBet {
  phase: 'in' | 'out' | 'lost';
  /** As in CrashSettled. */
  out: number | null;
  /** What it paid in minor units, 0 when lost; null while it is in. */
  pay: number | null;
}

/** The lowest multiplier at which a stake reaches the cap, in hundredths, rounded up. */
const capOf = (stake: number, maxWin: number): bigint =>
  (BigInt(maxWin) * 100n + BigInt(stake) - 1n) / BigInt(stake);

/** The multiplier at which a bet leaves by itself: its own choice, the cap of a win, or the highest point. */
export function leavesAt({ stake, auto }: CrashBet, maxWin: number): number {
  const cap = capOf(stake, maxWin);
  return Math.min(auto ?? MAX_POINT, cap < BigInt(MAX_POINT) ? Number(cap) : MAX_POINT);
}

function checkedBet(sent: unknown, maxWin: number): CrashPlaced {
  const { stake, auto = null } = fieldsOf(sent);
  if (auto !== null && !isWhole(auto, LOWEST_OUT, MAX_POINT)) throw new EngineError('bet_invalid');
  const bet = { stake: checkedStake(stake), auto, out: null };
  if (capOf(bet.stake, maxWin) < BigInt(LOWEST_OUT)) throw new EngineError('stake_too_high');
  return bet;
}

/**
 * A player's bets, one or two, before the round. Nothing is drawn: the point comes from the chain.
 * @param maxWin most that one bet can pay, its stake included, in minor units
 * @throws EngineError bet_invalid, stake_invalid, and stake_too_high for a stake of which 1.01 would pass the cap
 * @throws RangeError for a cap that is no whole number from 1
 */
export function begin(bets: readonly CrashBet[], maxWin: number): CrashState {
  if (!isWhole(maxWin, 1, Number.MAX_SAFE_INTEGER)) throw new RangeError('a cap is whole minor units from 1');
  const sent = listOf(bets, MOST_BETS);
  if (sent.length === 0) throw new EngineError('bet_invalid');
  return { bets: sent.map((bet) => checkedBet(bet, maxWin)), maxWin };
}

/** Where a bet left, given how far the round came; null for one that is still in then. */
function outBy(bet: CrashPlaced, maxWin: number, reached: number): number | null {
  if (bet.out !== null) return bet.out;
  const leaves = leavesAt(bet, maxWin);
  return leaves <= reached ? leaves : null;
}

/**
 * The state after a player cashed out by hand, at the multiplier of that millisecond. The round is over as soon as the
 * multiplier passes the point: a cash-out at the point itself still pays.
 * @throws EngineError choice_invalid; bet_out for a bet that left already, by hand or by itself; too_early below 1.01;
 *   round_over after the point
 */
export function act(state: CrashState, sent: CrashChoice, point: number): CrashState {
  const { bet: index, at } = fieldsOf(sent);
  if (!isWhole(index, 0, state.bets.length - 1) || !isWhole(at, 0, Number.MAX_SAFE_INTEGER))
    throw new EngineError('choice_invalid');
  const now = multiplierAt(at);
  const bets = state.bets.map((bet, place) => {
    if (place !== index) return bet;
    if (outBy(bet, state.maxWin, Math.min(now, point)) !== null) throw new EngineError('bet_out');
    if (at >= endMsOf(point)) throw new EngineError('round_over');
    if (now < LOWEST_OUT) throw new EngineError('too_early');
    return { ...bet, out: now };
  });
  return { ...state, bets };
}

function paid(stake: number, out: number | null, maxWin: number): CrashSettled {
  const whole = settled(stake, out === null ? NOTHING : inHundredths(out));
  return { ...whole, pay: Math.min(whole.pay, maxWin), out };
}

/**
 * What each bet pays when the round ended at this point, in hundredths. A bet whose own multiplier is the point or less
 * left there, also when its player's connection was lost; one without, that nobody cashed out, is lost.
 */
export function settle({ bets, maxWin }: CrashState, point: number): CrashSettled[] {
  return bets.map((bet) => paid(bet.stake, outBy(bet, maxWin, point), maxWin));
}

/** What may be seen so long after the start: the multiplier, the bets, and the point once it is passed. */
export function shown(
  { bets, maxWin }: CrashState,
  point: number,
  ms: number,
): { multiplier: number; point: number | null; bets: CrashShownBet[] } {
  const over = ms >= endMsOf(point);
  const multiplier = Math.min(multiplierAt(ms), point);
  return {
    multiplier,
    point: over ? point : null,
    bets: bets.map((bet) => {
      const { stake, auto } = bet;
      const { out, pay } = paid(stake, outBy(bet, maxWin, multiplier), maxWin);
      if (out !== null) return { stake, auto, phase: 'out', out, pay };
      return { stake, auto, phase: over ? 'lost' : 'in', out, pay: over ? 0 : null };
    }),
  };
}
