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
function encodeEvent({ event, data, id }: StreamEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

const ENCODER = new TextEncoder();

/** An event as it goes over the line: for many streams it is written once. */
export const prepareEvent = <Event extends StreamEvent>(event: Event): Uint8Array =>
  ENCODER.encode(encodeEvent(event));

const EVENT_ID = /^\d{1,15}$/;

/** The id that a returning browser resumes from; undefined for a new one, or for an invalid id. */
export function resumeAfterOf(headers: Headers): number | undefined {
  const seen = headers.get('last-event-id') ?? '';
  return EVENT_ID.test(seen) ? Number(seen) : undefined;
}

/** A stream of Server-Sent Events to one browser. */
export interface EventStream<Event extends StreamEvent = StreamEvent> {
  readonly body: ReadableStream<Uint8Array>;
  write(event: Event & Pick<StreamEvent, 'id'>): void;
  /** What prepareEvent() has made of one of its events. */
  writePrepared(bytes: Uint8Array): void;
  heartbeat(): void;
  /** Ends the stream in order; the browser comes back. */
  close(): void;
}

interface EventStreamOptions {
  /** Breaks the connection of a reader who does not read. */
  drop(): void;
  /** Called once, whoever closes the stream. */
  onClosed(): void;
}

export function createEventStream<Event extends StreamEvent = StreamEvent>(
  options: EventStreamOptions,
): EventStream<Event> {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let open = true;

  const closed = () => {
    if (!open) return;
    open = false;
    options.onClosed();
  };

  const send = (bytes: Uint8Array) => {
    if (!open || !controller) return;
    controller.enqueue(bytes);
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
  const say = (text: string) => send(ENCODER.encode(text));
  say(`retry: ${RETRY_MS}\n\n`);

  return {
    body,
    write: (event: StreamEvent) => send(prepareEvent(event)),
    writePrepared: send,
    heartbeat: () => say(': still here\n\n'),
    close() {
      if (!open) return;
      closed();
      controller?.close();
    },
  };
}

/** The answer that a stream leaves by. */
export function toStreamResponse(body: ReadableStream<Uint8Array>, requestId: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // no-transform keeps proxies from gathering the stream to compress it
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
      'X-Request-Id': requestId,
    },
  });
}
