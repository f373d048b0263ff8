import type { TournamentStrategy } from '@/lib/domain/tournaments';

/** A round before and after some movements. Points are hundredths. */
export interface ScoredRound {
  tournamentId: string;
  playerId: string;
  strategy: TournamentStrategy;
  pointsBefore: bigint;
  points: bigint;
  countedBefore: boolean;
  counted: boolean;
  scoredAt: Date | null;
}

/** What rounds change in a participant's score. */
export interface ScoreChange {
  tournamentId: string;
  playerId: string;
  /** Added to the points; of the strategy `highest_ratio` 0. */
  added: bigint;
  /** The best of the rounds; null of every other strategy. */
  best: bigint | null;
  /** Since when the points stand, if they rise by this; null when they don't. */
  reachedAt: Date | null;
  /** Rounds more that count. */
  rounds: number;
}

/** A participant some of whose points are gone: a stake was given back, or turned out not to count. */
export interface FallenScore {
  tournamentId: string;
  playerId: string;
}

const later = (one: Date | null, other: Date | null) => (one && other && one > other ? one : (other ?? one));

function addRound(change: ScoreChange, round: ScoredRound): void {
  change.rounds += Number(round.counted) - Number(round.countedBefore);
  if (round.points === 0n) return;
  if (round.strategy !== 'highest_ratio') {
    change.added += round.points - round.pointsBefore;
    change.reachedAt = later(change.reachedAt, round.scoredAt);
    return;
  }
  const isBetter = change.best === null || round.points > change.best;
  const isEarlier =
    round.points === change.best && round.scoredAt && change.reachedAt && round.scoredAt < change.reachedAt;
  if (!isBetter && !isEarlier) return;
  change.best = round.points;
  change.reachedAt = round.scoredAt;
}

/** What rounds change, by participant: who lost points is counted anew from all of their rounds. */
export function scoreChangesOf(rounds: readonly ScoredRound[]): {
  changes: ScoreChange[];
  fallen: FallenScore[];
} {
  const changes = new Map<string, ScoreChange>();
  const fallen = new Map<string, FallenScore>();
  for (const round of rounds) {
    const { tournamentId, playerId } = round;
    const key = JSON.stringify([tournamentId, playerId]);
    if (round.points < round.pointsBefore || (round.countedBefore && !round.counted))
      fallen.set(key, { tournamentId, playerId });
    const change = changes.get(key) ?? {
      tournamentId,
      playerId,
      added: 0n,
      best: null,
      reachedAt: null,
      rounds: 0,
    };
    changes.set(key, change);
    addRound(change, round);
  }
  return {
    changes: [...changes].flatMap(([key, change]) =>
      fallen.has(key) || (change.reachedAt === null && change.rounds === 0) ? [] : [change],
    ),
    fallen: [...fallen.values()],
  };
}
