import type { LiveStream } from '../live/service';
import type { PlayerEvent } from './push-messages';

export interface PlayerStreamState {
  readonly sessionId: string;
  /** ISO 3166 alpha-2 of the address that it goes to, when known. */
  readonly country: string | null;
  /** The newest stored message that was written to it. */
  lastEventId: number;
  /** The newest balance that was written to it; older ones are not written after it. */
  balanceVersion: number;
  /** Of that balance: another wallet counts its own versions. */
  balanceCurrency: string | null;
}

/**
 * A stream to a page of a player, who is its key. One that ends in order makes the browser come back and show its session
 * again.
 */
export type PlayerStream = LiveStream<PlayerEvent, PlayerStreamState>;
