import { createEventStream, type EventStream } from '../kernel/event-stream';
import type { PlayerEvent } from './push-messages';

export interface PlayerStream extends EventStream<PlayerEvent> {
  readonly playerId: string;
  readonly sessionId: string;
  /** ISO 3166 alpha-2 of the address that it goes to, when known. */
  readonly country: string | null;
  readonly openedAt: number;
  /** The newest stored message that was written to it. */
  lastEventId: number;
  /** The newest balance that was written to it; older ones are not written after it. */
  balanceVersion: number;
}

interface StreamOptions extends Pick<
  PlayerStream,
  'playerId' | 'sessionId' | 'country' | 'lastEventId' | 'openedAt'
> {
  /** Breaks the connection of a reader who does not read. */
  drop(): void;
  onClosed(stream: PlayerStream): void;
}

/** A stream to a page of a player. One that ends in order makes the browser come back and show its session again. */
export function createStream({ drop, onClosed, ...who }: StreamOptions): PlayerStream {
  const stream: PlayerStream = {
    ...createEventStream<PlayerEvent>({ drop, onClosed: () => onClosed(stream) }),
    ...who,
    balanceVersion: -1,
  };
  return stream;
}
