import type { SeenRound } from '../../live/live-events';

/** Where a table is by the studio's clock. `closing`: the bell has rung, the round is not drawn. `deciding`: players choose. */
export type Phase = 'asleep' | 'open' | 'closing' | 'deciding' | 'drawn' | 'broken';

export interface Moment {
  phase: Phase;
  /** Until bets close, until the rule chooses, or until the next round opens, ms. */
  leftMs: number;
}

/** @param clock the studio's clock, ms; null while it is not known */
export function momentOf(round: SeenRound | null, clock: number | null): Moment {
  if (!round || clock === null) return { phase: 'asleep', leftMs: 0 };
  const left = (until: number) => Math.max(0, until - clock);
  if (round.phase === 'waiting') {
    return clock < round.bellAt
      ? { phase: 'open', leftMs: left(round.bellAt) }
      : { phase: 'closing', leftMs: left(round.drawsAt) };
  }
  if (round.phase === 'deciding') return { phase: 'deciding', leftMs: left(round.turn?.until ?? clock) };
  return { phase: round.phase === 'over' ? 'drawn' : 'broken', leftMs: left(round.nextAt ?? clock) };
}
