import { createHash } from 'node:crypto';

/** Characters that are gathered before they are sent. */
const PIECE = 64 * 1024;

/** Text that is made while it is sent, in pieces of some size. */
export function streamOf(text: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let piece = '';
      while (piece.length < PIECE) {
        const next = text.next();
        if (next.done) {
          if (piece !== '') controller.enqueue(encoder.encode(piece));
          controller.close();
          return;
        }
        piece += next.value;
      }
      controller.enqueue(encoder.encode(piece));
    },
  });
}

const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(',').some((entry) => ['*', etag].includes(entry.trim()));

/** Whether the caller has it already. Source: RFC 9110 §13.2.2, a tag goes before a time. */
function isKnown(headers: Headers, etag: string, changed: string | null): boolean {
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== null) return matches(ifNoneMatch, etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // The header knows no parts of a second.
  return changed !== null && !Number.isNaN(since) && Math.floor(Date.parse(changed) / 1_000) * 1_000 <= since;
}

export interface XmlDocument {
  /** Everything that it depends on: its tag follows from it. */
  facts: unknown;
  /** When it last changed, ISO 8601. */
  changed: string | null;
  write: () => Iterator<string>;
}

/**
 * A document of XML, or 304 when the caller has it. It is kept by nobody without asking: who gets it depends on the
 * visitor's country.
 */
export function xmlResponse(request: Request, { facts, changed, write }: XmlDocument): Response {
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
  // Weak: compressed or not, it is the same.
  const etag = `W/"${digest}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'no-cache',
    ...(changed ? { 'Last-Modified': new Date(changed).toUTCString() } : {}),
  };
  if (isKnown(request.headers, etag, changed)) return new Response(null, { status: 304, headers });
  return new Response(streamOf(write()), {
    headers: {
      ...headers,
      'Content-Type': 'application/xml; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** What is asked for can't be listed now; later it can. */
export const xmlUnavailable = (): Response =>
  new Response(null, { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });
