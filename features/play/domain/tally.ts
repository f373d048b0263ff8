/** What a player has won and lost since play began. Amounts are minor units. */
export interface Tally {
  /** Of all rounds that have ended. */
  settled: number;
  /** The round that is being shown: what it has cost, and what it has won as far as the player has seen. */
  round: { id: string; stake: number; won: number } | null;
}

export const EVEN: Tally = { settled: 0, round: null };

export type TallyStep =
  | { type: 'round-started'; roundId: string; stake: number }
  | { type: 'round-shown'; roundId: string; won: number }
  | { type: 'round-ended'; roundId: string; stake: number; won: number };

/** The net position moves with the credit: down when the stake leaves it, up when a win is shown. */
export const netOf = ({ settled, round }: Tally): number => settled + (round ? round.won - round.stake : 0);

/**
 * Counts an unreported growth of the credit as a win of the open round: a win, or a returned stake. The game's next
 * message about the round replaces it.
 */
export function countGain(tally: Tally, before: number | null, now: number | null): Tally {
  const { round } = tally;
  if (!round || before === null || now === null) return tally;
  return { ...tally, round: { ...round, won: round.won + Math.max(0, now - before) } };
}

export function countStep(tally: Tally, step: TallyStep): Tally {
  const { round } = tally;
  switch (step.type) {
    case 'round-started':
      // Told again by a game that was loaded anew, or with a bet more or less: it costs what it says now.
      if (round?.id === step.roundId) return { ...tally, round: { ...round, stake: step.stake } };
      // A round whose end was not reported keeps its last figure.
      return { settled: netOf(tally), round: { id: step.roundId, stake: step.stake, won: 0 } };
    case 'round-shown':
      return round?.id === step.roundId ? { ...tally, round: { ...round, won: step.won } } : tally;
    case 'round-ended': {
      const came = step.won - step.stake;
      if (round?.id === step.roundId) return { settled: tally.settled + came, round: null };
      return { ...tally, settled: tally.settled + came };
    }
  }
}
