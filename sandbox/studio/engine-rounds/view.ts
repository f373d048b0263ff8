import type { Trouble } from '../balances';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import type { Session } from '../launch';
import { engineOf } from './games';
import { heldBy, stateOf, type EnginePhase, type EngineRound } from './round';
import type { FairView } from './seats';

/** A round as the player may see it. Amounts are minor units. */
export interface EngineRoundView {
  id: string;
  clientRoundId: string;
  /** `returning`: a stake that came with a choice is on its way back. */
  phase: Exclude<EnginePhase, 'bet'> | 'returning';
  reason: string | null;
  /** Number of the next choice, from 0. */
  step: number;
  /** What it cost so far. */
  staked: number;
  /** What it pays; null until it is decided. */
  pay: number | null;
  /** What the engine shows now; null of a round that came to nothing. */
  shown: unknown;
  fair: { commitment: string; clientSeed: string; nonce: number };
}

/** Everything that the client needs to draw itself, also after a reload. */
export interface EnginePlayState {
  mode: Session['mode'];
  /** Null until the wallet has told it. */
  balance: number | null;
  trouble: Trouble;
  /** The next round is accepted after so many ms. */
  nextRoundInMs: number;
  round: EngineRoundView | null;
  fair: FairView;
}

export function roundView(round: EngineRound): EngineRoundView {
  const engine = engineOf(round.kind);
  const { serverSeed, clientSeed, nonce } = round.seeds;
  const played = round.phase !== 'refused' && round.phase !== 'cancelled' && round.phase !== 'cancelling';
  const state = played ? stateOf(round) : null;
  return {
    id: round.id,
    clientRoundId: round.clientRoundId,
    phase: phaseShown(round),
    reason: round.reason,
    step: round.choices.length,
    staked: heldBy(round),
    pay: played ? (engine.result(state)?.pay ?? null) : null,
    shown: played ? engine.shown(state) : null,
    fair: { commitment: commitmentOf(serverSeed), clientSeed, nonce },
  };
}

function phaseShown({ phase, stakes }: EngineRound): EngineRoundView['phase'] {
  if (phase === 'bet') return 'cancelling';
  return phase === 'open' && stakes.some(({ state }) => state === 'returning') ? 'returning' : phase;
}
