/** What a player has won and lost since play began. Amounts are minor units. */
export interface Tally {
  /** Of all rounds that have ended. */
  settled: number;
  /** The round that is being shown: what it has cost, and what it has won as far as the player has seen. */
  round: ShownRound | null;
  /** Rounds before it of which the end was not told yet: at a shared table the next one may begin first. */
  before?: readonly ShownRound[];
}

interface ShownRound {
  id: string;
  stake: number;
  won: number;
}

export const EVEN: Tally = { settled: 0, round: null };

/** So many rounds may end late; those before them keep their last figure. */
const MOST_BEFORE = 4;

export type TallyStep =
  | { type: 'round-started'; roundId: string; stake: number }
  /** @property stake of a round that was open when the game was loaded: its stake has left before */
  | { type: 'round-shown'; roundId: string; won: number; stake?: number }
  | { type: 'round-ended'; roundId: string; stake: number; won: number };

/** The net position moves with the credit: down when the stake leaves it, up when a win is shown. */
export const netOf = ({ settled, round, before = [] }: Tally): number =>
  [...before, ...(round ? [round] : [])].reduce((sum, { won, stake }) => sum + won - stake, settled);

/** Another round takes the place of the one that is shown. */
function follow({ settled, round, before = [] }: Tally, next: ShownRound): Tally {
  const open = [...before, ...(round ? [round] : [])].filter(({ id }) => id !== next.id);
  const late = open.slice(-MOST_BEFORE);
  return {
    settled: netOf({ settled, round: null, before: open.slice(0, -MOST_BEFORE) }),
    round: next,
    before: late,
  };
}

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
      return follow(tally, { id: step.roundId, stake: step.stake, won: 0 });
    case 'round-shown': {
      if (round?.id === step.roundId) return { ...tally, round: { ...round, won: step.won } };
      if (step.stake === undefined) return tally;
      const found = follow(tally, { id: step.roundId, stake: step.stake, won: step.won });
      return { ...found, settled: found.settled + step.stake };
    }
    case 'round-ended': {
      const came = step.won - step.stake;
      if (round?.id === step.roundId) return { ...tally, settled: tally.settled + came, round: null };
      const before = (tally.before ?? []).filter(({ id }) => id !== step.roundId);
      return { ...tally, settled: tally.settled + came, before };
    }
  }
}
