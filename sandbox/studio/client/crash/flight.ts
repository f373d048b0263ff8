import type { LiveBet, LiveCounts, LiveEvent, LiveRound } from '../../crash/live-events';

/** What everybody sees of the table now. */
export interface Flight {
  round: LiveRound | null;
  /** By number. */
  bets: ReadonlyMap<number, LiveBet>;
  counts: LiveCounts;
  /** Points of the last rounds, newest first. */
  last: readonly number[];
}

export const NO_FLIGHT: Flight = { round: null, bets: new Map(), counts: { bets: 0, out: 0 }, last: [] };

/** So many results are shown. */
const MOST_RESULTS = 50;

const leftAt = ([key, name, stake, currency, demo]: LiveBet, out: number): LiveBet => [
  ...([key, name, stake, currency, demo] as const),
  out,
];

/** The table after an event. One that was known already changes nothing. */
export function afterEvent(before: Flight, event: LiveEvent): Flight {
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
      const ends = round.point !== null && !(isSame && before.round?.phase === 'over');
      return {
        round,
        bets: isSame ? before.bets : new Map(),
        counts: isSame ? before.counts : { bets: 0, out: 0 },
        last:
          ends && round.point !== null ? [round.point, ...before.last].slice(0, MOST_RESULTS) : before.last,
      };
    }
    case 'bets': {
      const bets = new Map(before.bets);
      for (const bet of event.in) bets.set(bet[0], bet);
      for (const key of event.gone) bets.delete(key);
      for (const [key, multiplier] of event.out) {
        const bet = bets.get(key);
        if (bet) bets.set(key, leftAt(bet, multiplier));
      }
      return { ...before, bets, counts: event.counts };
    }
  }
}
