import { dice } from '../engines/dice/dice';
import { mines } from '../engines/mines/mines';
import type { Engine } from '../engines/play/engine';
import type { TableLimits } from '../engines/play/limits';
import { plinko } from '../engines/plinko/plinko';
import type { EngineKind } from './kinds';

/** What the service of rounds knows of an engine: nothing of its bets, states and choices. */
export type AnyEngine = Engine<unknown, unknown, unknown, unknown>;

interface EngineGame {
  engine: AnyEngine;
  /** Minor units, on each spot and together. */
  limits: TableLimits;
}

const oneStake = { min: 20, max: 10_000 };
const oneSpot: TableLimits = { spots: { stake: oneStake }, total: oneStake };

export const ENGINE_GAMES: Record<EngineKind, EngineGame> = {
  dice: { engine: dice, limits: oneSpot },
  mines: { engine: mines, limits: oneSpot },
  plinko: { engine: plinko, limits: oneSpot },
};
