import type { ChatEvent } from '../chat/live-events';
import type { SharedEvent } from '../shared-rounds/live-events';

/** A round as everybody may see it. Times are the studio's clock, ms. */
export interface SeenRound {
  id: string;
  number: number;
  phase: 'waiting' | 'over' | 'broken';
  opensAt: number;
  /** No bet is taken from then on. */
  bellAt: number;
  drawsAt: number;
  /** SHA-256 of the server seed. */
  commitment: string;
  /** What the round is drawn from and what it came to; null before the draw. */
  drawn: { serverSeed: string; clientSeed: string; outcome: object } | null;
  /** What a round that was broken off would have been drawn from, where somebody had bet: it is used up, and told. */
  brokenOff: { serverSeed: string; clientSeed: string | null } | null;
  /** When the next one opens; null before the end. */
  nextAt: number | null;
}

/** What happens in the play of a live table. Its last rounds are told by what they came to. */
export type LivePlayEvent = SharedEvent<SeenRound, object>;

/** What a live table tells all its watchers. */
export type LiveTableEvent = LivePlayEvent | ChatEvent;
