import type { LiveBet, LiveCounts, SharedEvent } from '../shared-rounds/live-events';

/** What everybody sees of a table whose rounds many share. */
export interface SeenTable<Round, Last> {
  round: Round | null;
  /** By number. */
  bets: ReadonlyMap<number, LiveBet>;
  counts: LiveCounts;
  /** What the last rounds came to, newest first. */
  last: readonly Last[];
}

export const NOTHING_SEEN: SeenTable<never, never> = {
  round: null,
  bets: new Map(),
  counts: { bets: 0, out: 0 },
  last: [],
};

const leftAt = ([key, name, stake, currency, demo]: LiveBet, out: number): LiveBet => [
  ...([key, name, stake, currency, demo] as const),
  out,
];

interface SharedRound {
  opensAt: number;
  phase: string;
}

/**
 * The table after an event. One that was known already changes nothing.
 * @param endOf what a round came to; null before its end, and of one that was broken off
 * @param most so many results are kept
 */
export function afterEvent<Round extends SharedRound, Last>(
  before: SeenTable<Round, Last>,
  event: SharedEvent<Round, Last>,
  endOf: (round: Round) => Last | null,
  most: number,
): SeenTable<Round, Last> {
  switch (event.type) {
    case 'clock':
      return before;
    case 'table':
      return {
        round: event.round,
        bets: new Map(event.bets.map((bet) => [bet[0], bet])),
        counts: event.counts,
        last: event.last,
      };
    case 'round': {
      const { round } = event;
      const isSame = before.round?.opensAt === round.opensAt;
      const end = isSame && before.round?.phase === 'over' ? null : endOf(round);
      return {
        round,
        bets: isSame ? before.bets : new Map(),
        counts: isSame ? before.counts : { bets: 0, out: 0 },
        last: end === null ? before.last : [end, ...before.last].slice(0, most),
      };
    }
    case 'bets': {
      const bets = new Map(before.bets);
      for (const bet of event.in) bets.set(bet[0], bet);
      for (const key of event.gone) bets.delete(key);
      for (const [key, out] of event.out) {
        const bet = bets.get(key);
        if (bet) bets.set(key, leftAt(bet, out));
      }
      return { ...before, bets, counts: event.counts };
    }
  }
}
