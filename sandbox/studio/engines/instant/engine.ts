import type { Rng } from '../chance/rng';
import { EngineError } from './engine-error';
import type { Settled } from './stake';

/**
 * A game that one player plays alone, as pure functions. A state is plain JSON: it can be stored, sent and played again.
 * Whoever knows the seeds, the bet and the choices comes to the same state.
 */
export interface Engine<Bet, State, Choice, Shown> {
  /**
   * Checks the bet, then draws everything that chance decides; each engine writes down in which order.
   * @throws EngineError BET_INVALID, STAKE_INVALID, STAKE_TOO_HIGH
   */
  begin(rng: Rng, bet: Bet): State;
  /**
   * The state after a player's choice; the state that was given stays as it is.
   * @throws EngineError CHOICE_INVALID, ROUND_OVER and what the engine names
   */
  act(state: State, choice: Choice): State;
  /** The state after the rule for rounds that a player left; of a round that is over, the same. */
  finish(state: State): State;
  /** What the round pays, or null while it goes on. */
  result(state: State): Settled | null;
  /** What the player may know now. */
  shown(state: State): Shown;
}

/** A game that is over as soon as it is drawn. Nothing is left to choose or to hide. */
export interface DrawnEngine<Bet, State> extends Engine<Bet, State, never, State> {
  result(state: State): Settled;
}

/** The engine of a game that is over as soon as it is drawn. */
export function drawnEngine<Bet, State>(game: {
  begin(rng: Rng, bet: Bet): State;
  result(state: State): Settled;
}): DrawnEngine<Bet, State> {
  return {
    ...game,
    act: () => {
      throw new EngineError('ROUND_OVER');
    },
    finish: (state) => state,
    shown: (state) => state,
  };
}
