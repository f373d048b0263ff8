import type { Rng } from '@/lib/domain/chance/rng';
import { EngineError } from './engine-error';
import { stakeOn, type Spot } from './limits';
import type { Settled } from './stake';

/**
 * A game that one player plays alone, as pure functions. A state is plain JSON: it can be stored, sent and played again.
 * Whoever knows the seeds, the bet and the choices comes to the same state. All but `begin` and `act` have an answer for
 * every state that these two return.
 */
export interface Engine<Bet, State, Choice, Shown, Result extends Settled = Settled> {
  /**
   * Checks the bet, then draws everything that chance decides; each engine writes down in which order.
   * @throws EngineError bet_invalid, stake_invalid, stake_too_high
   */
  begin(rng: Rng, bet: Bet): State;
  /**
   * The state after a player's choice; the state that was given stays as it is. A choice may stake more: what it costs is
   * the difference of `staked` before and after it.
   * @throws EngineError choice_invalid, round_over and what the engine names
   */
  act(state: State, choice: Choice): State;
  /** The state after the rule for rounds that a player left, which stakes nothing more; of a round that is over, the same. */
  finish(state: State): State;
  /** Where the bet lay when the round began, for the limits of a table. */
  spots(state: State): Spot[];
  /** Everything staked so far, in minor units, what choices added included. */
  staked(state: State): number;
  /** What the round came to, its stake being all that was staked; null while it goes on. */
  result(state: State): Result | null;
  /** What the player may know now. */
  shown(state: State): Shown;
}

/** A game that is over as soon as it is drawn. Nothing is left to choose or to hide. */
export interface DrawnEngine<Bet, State, Result extends Settled, Shown = State> extends Engine<
  Bet,
  State,
  never,
  Shown,
  Result
> {
  result(state: State): Result;
}

/** The engine of a game that is over as soon as it is drawn. */
export function drawnEngine<Bet, State, Result extends Settled>(game: {
  begin(rng: Rng, bet: Bet): State;
  spots(state: State): Spot[];
  result(state: State): Result;
}): DrawnEngine<Bet, State, Result> {
  return {
    ...game,
    act: () => {
      throw new EngineError('round_over');
    },
    finish: (state) => state,
    staked: (state) => stakeOn(game.spots(state)),
    shown: (state) => state,
  };
}
