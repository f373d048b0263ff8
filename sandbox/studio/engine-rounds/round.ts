import type { Seeds } from '@/lib/domain/chance/seeds';
import { fairRng } from '@/lib/domain/chance/seeds';
import type { EngineKind } from './kinds';
import { engineOf } from './games';

/**
 * One stake of a round and what became of it. `sent`: it is under way. `held`: the wallet took it. `refused`: it did not.
 * `returning`: whether it arrived is unknown, its rollback is repeated until it is confirmed; `returned` then.
 */
export interface StakeOfRound {
  txId: string;
  rollbackTxId: string;
  /** Minor units. */
  amount: number;
  state: 'sent' | 'held' | 'refused' | 'returning' | 'returned';
}

/**
 * How far a round has come. `bet`: its first stake is under way. `open`: it waits for a choice. `paying`: it is decided, and
 * the wallet has not confirmed what it paid. Final: `settled`, `cancelled` (the first stake went back), `refused` (the
 * wallet took none).
 */
export type EnginePhase = 'bet' | 'cancelling' | 'open' | 'paying' | 'settled' | 'cancelled' | 'refused';

/**
 * A round of a game with an engine, as it stands in the journal. Its state is not kept: whoever knows seeds, bet and choices
 * comes to the same.
 */
export interface EngineRound {
  id: string;
  /** Who plays what: see seatOf(). */
  seat: string;
  /** Of a slot's round its turns are told elsewhere until it is over. */
  kind: EngineKind | 'slot';
  /** The client's own name for the round: repeating a request with it gives the same round. */
  clientRoundId: string;
  startedAt: number;
  /** When the player last did something. */
  touchedAt: number;
  seeds: Seeds;
  /** As the client sent it. The engine took it. */
  bet: unknown;
  /** The player's choices so far. */
  choices: readonly unknown[];
  /** The rule for rounds that a player left came after the choices. */
  left: boolean;
  /** The first one began the round, further ones came with choices. */
  stakes: readonly StakeOfRound[];
  winTxId: string;
  phase: EnginePhase;
  /** Why it was refused or cancelled: a wallet's status or a word of ours. */
  reason: string | null;
}

const FINAL: readonly EnginePhase[] = ['settled', 'cancelled', 'refused'];
export const isOver = ({ phase }: EngineRound): boolean => FINAL.includes(phase);

/** The round's state, played again from its seeds. */
export function stateOf({ kind, seeds, bet, choices, left }: EngineRound): unknown {
  const engine = engineOf(kind);
  const state = choices.reduce(
    (before, choice) => engine.act(before, choice),
    engine.begin(fairRng(seeds), bet),
  );
  return left ? engine.finish(state) : state;
}

/**
 * The round with what is said to be under way to the wallet as on its way back: nobody is sending it any more. An earlier run
 * was, or the answer could not be written down. Whether it arrived is unknown.
 */
export function withoutLostStakes(round: EngineRound): EngineRound {
  if (!round.stakes.some(({ state }) => state === 'sent')) return round;
  const stakes = round.stakes.map((stake) =>
    stake.state === 'sent' ? { ...stake, state: 'returning' as const } : stake,
  );
  return {
    ...round,
    stakes,
    phase: round.phase === 'bet' ? 'cancelling' : round.phase,
    reason: 'INTERRUPTED',
  };
}

/** Minor units that the wallet took for the round and that did not go back. */
export const heldBy = ({ stakes }: EngineRound): number =>
  stakes.reduce((sum, { state, amount }) => (state === 'held' ? sum + amount : sum), 0);
