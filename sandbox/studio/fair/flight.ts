import { MAX_WIN } from '../crash/limits';
import { pointOf } from '../engines/crash/chain';
import { begin, leavesAt, LOWEST_OUT, settle, type CrashState } from '../engines/crash/round';
import { EngineError, fieldsOf, isWhole } from '../engines/play/engine-error';
import { together, type Settled } from '../engines/play/stake';

/** A bet as its player saw it. Multipliers are hundredths, amounts minor units. */
export interface FlightBet {
  stake: number;
  auto: number | null;
  /** Where it left; null while it is in, and of one that was lost. */
  out: number | null;
  /** Null while it is in. */
  pay: number | null;
}

/** What a player saw of a flight: its point once it is over. */
export interface FlightShown {
  point: number | null;
  bets: FlightBet[];
}

interface FlightState extends CrashState {
  over: boolean;
}

export interface FlightResult extends Settled {
  point: number;
  bets: { stake: number; pay: number; out: number | null }[];
}

/**
 * A player's bets in a round of crash, as a game that is played again. A choice is `{ bet, out }`: that bet left, at so many
 * hundredths. When the player pressed is not proved by any seed: a cash-out stands in the choices with its multiplier, and can be
 * no higher than the point or than where the bet left by itself.
 */
export function flightOf(seed: string, salt: string) {
  const point = pointOf(seed, salt);
  const settledBets = (state: FlightState) => settle(state, point);
  return {
    begin: (bet: unknown): FlightState => ({
      ...begin(Array.isArray(bet) ? (bet as CrashState['bets']) : [], MAX_WIN),
      over: false,
    }),
    act(before: unknown, choice: unknown): FlightState {
      const state = before as FlightState;
      const { bet: place, out } = fieldsOf(choice);
      const bet = isWhole(place, 0, state.bets.length - 1) ? state.bets[place] : undefined;
      if (!bet || !isWhole(out, 0, Number.MAX_SAFE_INTEGER)) throw new EngineError('choice_invalid');
      if (bet.out !== null || out > leavesAt(bet, MAX_WIN)) throw new EngineError('bet_out');
      if (out < LOWEST_OUT) throw new EngineError('too_early');
      if (out > point) throw new EngineError('round_over');
      return { ...state, bets: state.bets.map((one) => (one === bet ? { ...one, out } : one)) };
    },
    finish: (state: unknown): FlightState => ({ ...(state as FlightState), over: true }),
    staked: (state: unknown) => (state as FlightState).bets.reduce((sum, { stake }) => sum + stake, 0),
    result(before: unknown): FlightResult | null {
      const state = before as FlightState;
      if (!state.over) return null;
      const bets = settledBets(state).map(({ stake, pay, out }) => ({ stake, pay, out }));
      return { ...together(bets), point, bets };
    },
    shown(before: unknown): FlightShown {
      const state = before as FlightState;
      const paid = settledBets(state);
      return {
        point: state.over ? point : null,
        bets: state.bets.map(({ stake, auto, out }, place) => {
          const end = paid[place];
          const known = state.over || out !== null;
          return { stake, auto, out: known ? (end?.out ?? null) : null, pay: known ? (end?.pay ?? 0) : null };
        }),
      };
    },
  };
}
