import type { SharedEvent } from '../shared-rounds/live-events';

/** A round as everybody may see it. Times are the studio's clock, ms; points and multipliers are hundredths. */
export interface LiveRound {
  /** Number in the chain. */
  number: number;
  phase: 'waiting' | 'flying' | 'over' | 'broken';
  opensAt: number;
  /** No bet is taken from then on. */
  bellAt: number;
  startsAt: number;
  /** Where it ended; null before, and of a round that was broken. */
  point: number | null;
  /** Its seed, told when it has ended: hashed once it is the seed of the round before. */
  seed: string | null;
  /** When the next round opens; null before the end. */
  nextAt: number | null;
}

/** What a table of crash tells all its watchers. Its last rounds are told by their points. */
export type LiveEvent = SharedEvent<LiveRound, number>;
