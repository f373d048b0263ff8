/**
 * Bytes that may wait for a slow reader before it is dropped; it comes back and resumes. A resume of 200 of the
 * longest messages, written at one go, fits.
 */
const BACKLOG_MAX_BYTES = 512 * 1024;

/** Milliseconds after which a browser comes back to a stream that ended. */
const RETRY_MS = 2_000;

export interface StreamEvent {
  event: string;
  /** JSON. */
  data: unknown;
  /** Where a resume starts; an event without one leaves the last id in place. */
  id?: number;
}

/** One event in the wire form of Server-Sent Events. JSON has no line breaks, so one data line holds it. */
export function encodeEvent({ event, data, id }: StreamEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export interface PlayerStream {
  readonly playerId: string;
  readonly sessionId: string;
  /** ISO 3166 alpha-2 of the address that it goes to, when known. */
  readonly country: string | null;
  readonly openedAt: number;
  readonly body: ReadableStream<Uint8Array>;
  /** The newest stored message that was written to it. */
  lastEventId: number;
  /** The newest balance that was written to it; older ones are not written after it. */
  balanceVersion: number;
  write(event: StreamEvent): void;
  heartbeat(): void;
  /** Ends the stream in order; the browser comes back and has to show its session again. */
  close(): void;
}

interface StreamOptions {
  playerId: string;
  sessionId: string;
  country: string | null;
  lastEventId: number;
  openedAt: number;
  /** Breaks the connection of a reader who does not read. */
  drop(): void;
  onClosed(stream: PlayerStream): void;
}

export function createStream(options: StreamOptions): PlayerStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let open = true;

  const closed = () => {
    if (!open) return;
    open = false;
    options.onClosed(stream);
  };

  const send = (text: string) => {
    if (!open || !controller) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) <= 0) {
      closed();
      options.drop();
    }
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      cancel: closed,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BACKLOG_MAX_BYTES }),
  );

  const stream: PlayerStream = {
    playerId: options.playerId,
    sessionId: options.sessionId,
    country: options.country,
    openedAt: options.openedAt,
    body,
    lastEventId: options.lastEventId,
    balanceVersion: -1,
    write: (event) => send(encodeEvent(event)),
    heartbeat: () => send(': still here\n\n'),
    close() {
      if (!open) return;
      closed();
      controller?.close();
    },
  };
  send(`retry: ${RETRY_MS}\n\n`);
  return stream;
}
