import type { Context } from 'hono';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A proxy that gathers what it passes on would hold the events back.
  'x-accel-buffering': 'no',
};

/** The answer to who wants to watch a table. @param stream null when the studio stops */
export const streamOf = (c: Context, stream: ReadableStream<Uint8Array> | null): Response =>
  stream ? c.body(stream, 200, HEADERS) : c.json({ error: 'stopping' }, 503);
