import type { Trouble } from './balances';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import type { FairView } from './engine-rounds/seats';
import type { Phase, Progress, Round } from './reel-rounds';
import type { Session } from './launch';
import type { GivenView } from './slots/given';
import { awardedBy, freeAmong, playedOf, type Turn } from './slots/turns';

/** A round as the player may see it: only the turns that were shown. Amounts are minor units. */
export interface RoundView {
  id: string;
  clientRoundId: string;
  /** What it cost. */
  stake: number;
  /** Whether the house gave it: it cost nothing then. */
  given: boolean;
  /** Whether its feature was bought. */
  bought: boolean;
  /** Of one unit, in which steps are told. */
  unit: number;
  /** `settling`: a win is on its way to the wallet. `free-spins`: the next free spin may be called. */
  phase: Exclude<Phase, 'bet' | 'playing'> | 'settling' | 'free-spins';
  reason: string | null;
  turns: readonly Turn[];
  /** Free spins that were bought, or awarded by the turns that were shown. */
  freeSpinsTotal: number;
  freeSpinsPlayed: number;
  /** Sum of the turns that were shown. */
  won: number;
  /** All that a round of this game can pay: it ended there. Said with its last turn. */
  capped: boolean;
  /** What it was drawn from; null of a round of an earlier version. */
  fair: { commitment: string; clientSeed: string; nonce: number } | null;
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
  /** Spins that the casino gives for today; null without any. Still there, with none left, for the round of the last one. */
  given: GivenView | null;
  fair: FairView;
}

export function viewOf(
  session: Session,
  facts: {
    round: Round | undefined;
    progress: Progress | undefined;
    balance: number | null;
    nextSpinInMs: number;
    given: GivenView | null;
    fair: FairView;
  },
): PlayState {
  const { round, progress, balance, nextSpinInMs, given, fair } = facts;
  return {
    mode: session.mode,
    balance,
    trouble: null,
    nextSpinInMs,
    round: round && progress ? roundView(round, progress) : null,
    given,
    fair,
  };
}

function roundView(round: Round, progress: Progress): RoundView {
  const played = playedOf(round);
  const turns = played.turns.slice(0, progress.shown);
  return {
    id: round.id,
    clientRoundId: round.clientRoundId,
    stake: round.stake,
    given: round.given !== undefined,
    bought: played.bought > 0,
    unit: played.unit,
    phase: phaseShown(progress),
    reason: progress.reason,
    turns,
    freeSpinsTotal: played.bought + awardedBy(turns),
    freeSpinsPlayed: freeAmong(turns),
    won: turns.reduce((sum, { amount }) => sum + amount, 0),
    capped: played.capped && turns.length === played.turns.length,
    fair: 'spins' in round ? null : fairOf(round.seeds),
  };
}

const fairOf = ({
  serverSeed,
  clientSeed,
  nonce,
}: {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}) => ({
  commitment: commitmentOf(serverSeed),
  clientSeed,
  nonce,
});

function phaseShown({ phase, paid, shown }: Progress): RoundView['phase'] {
  if (phase === 'bet') return 'cancelling';
  if (phase !== 'playing') return phase;
  return paid < shown ? 'settling' : 'free-spins';
}
