import type { Trouble } from './balances';
import type { Phase, Progress, Round } from './journal';
import type { Session } from './launch';
import type { SpinResult } from './maths/spin';

/** A round as the player may see it: only the spins that were shown. Amounts are minor units. */
export interface RoundView {
  id: string;
  clientRoundId: string;
  stake: number;
  /** `settling`: a win is on its way to the wallet. `free-spins`: the next free spin may be called. */
  phase: Exclude<Phase, 'bet' | 'playing'> | 'settling' | 'free-spins';
  reason: string | null;
  spins: SpinResult[];
  /** Free spins awarded by the spins that were shown. */
  freeSpinsTotal: number;
  freeSpinsPlayed: number;
  /** Sum of the spins that were shown. */
  won: number;
}

/** Everything that the client needs to draw itself, also after a reload. */
export interface PlayState {
  mode: Session['mode'];
  /** Null until the wallet has told it. */
  balance: number | null;
  trouble: Trouble;
  /** The next turn of the reels is accepted after so many ms. */
  nextSpinInMs: number;
  round: RoundView | null;
}

export function viewOf(
  session: Session,
  facts: {
    round: Round | undefined;
    progress: Progress | undefined;
    balance: number | null;
    nextSpinInMs: number;
  },
): PlayState {
  const { round, progress, balance, nextSpinInMs } = facts;
  return {
    mode: session.mode,
    balance,
    trouble: null,
    nextSpinInMs,
    round: round && progress ? roundView(round, progress) : null,
  };
}

function roundView(round: Round, progress: Progress): RoundView {
  const spins = round.spins.slice(0, progress.shown);
  return {
    id: round.id,
    clientRoundId: round.clientRoundId,
    stake: round.stake,
    phase: phaseShown(progress),
    reason: progress.reason,
    spins,
    freeSpinsTotal: spins.reduce((sum, spin) => sum + spin.freeSpinsAwarded, 0),
    freeSpinsPlayed: Math.max(0, spins.length - 1),
    won: spins.reduce((sum, spin) => sum + spin.amount, 0),
  };
}

function phaseShown({ phase, paid, shown }: Progress): RoundView['phase'] {
  if (phase === 'bet') return 'cancelling';
  if (phase !== 'playing') return phase;
  return paid < shown ? 'settling' : 'free-spins';
}
