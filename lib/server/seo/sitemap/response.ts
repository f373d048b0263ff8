import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CODING_HEADER } from '@/lib/server/http/coding-header';
import type { XmlDocument } from './document';

const unzip = promisify(gunzip);

const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(',').some((entry) => ['*', etag].includes(entry.trim()));

/**
 * Whether the caller has the current document. Source: RFC 9110 §13.2.2, an entity tag takes precedence over a time.
 */
function isKnown(headers: Headers, { etag, changed }: XmlDocument): boolean {
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== null) return matches(ifNoneMatch, etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // The header has whole seconds.
  return changed !== null && !Number.isNaN(since) && Math.floor(Date.parse(changed) / 1_000) * 1_000 <= since;
}

/** Whether the caller takes gzip. Source: RFC 9110 §12.5.3. */
const takesGzip = (headers: Headers) =>
  (headers.get('accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .some((coding) => /^\s*(?:gzip|\*)\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/.test(coding));

/**
 * A document of XML, or 304 when the caller has it. Caches must revalidate it: who may have it depends on the
 * visitor's country.
 */
export async function xmlResponse(request: Request, document: XmlDocument): Promise<Response> {
  const { gzip, etag, changed } = document;
  const headers = {
    ETag: etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(changed ? { 'Last-Modified': new Date(changed).toUTCString() } : {}),
  };
  if (isKnown(request.headers, document)) return new Response(null, { status: 304, headers });
  const compressed = takesGzip(request.headers);
  const body = compressed ? gzip : await unzip(gzip);
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      ...(compressed ? { [CODING_HEADER]: 'gzip' } : {}),
      'Content-Type': 'application/xml; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** The document can't be made at the moment; try again later. */
export const xmlUnavailable = (): Response =>
  new Response(null, { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });
