import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long an instance may repeat an answer. The catalogue changes with a seed, not with a request. */
const FRESH_MS = 10_000;
const KEPT_CHARACTERS = 32 * 1024 * 1024;

/** A JSON answer that everybody gets alike, in the form in which it leaves. */
export interface PublicAnswer {
  body: string;
  etag: string;
}

export interface PublicAnswers {
  /** The answer of a key: kept, under way, or made now. Failures are not kept. */
  of(key: string, make: () => Promise<unknown>): Promise<PublicAnswer>;
}

/**
 * Keeps public answers for some seconds in this process, so that a busy lobby asks the database once. Two requests
 * for the same thing at once make it once.
 */
export function createPublicAnswers(): PublicAnswers {
  const kept = new LRUCache<string, PublicAnswer>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (answer, key) => answer.body.length + key.length,
    ttl: FRESH_MS,
  });
  const underWay = new Map<string, Promise<PublicAnswer>>();
  return {
    async of(key, make) {
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      const making = make().then((value) => {
        const body = JSON.stringify(value);
        const answer = {
          body,
          etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        };
        kept.set(key, answer);
        return answer;
      });
      underWay.set(key, making);
      try {
        return await making;
      } finally {
        underWay.delete(key);
      }
    },
  };
}

/** Browsers and shared caches may show a list for half a minute, and a stale one while they fetch the next. */
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=300';

const hasEtag = (header: string | null, etag: string) =>
  header !== null &&
  header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*');

/** The answer, or 304 when the caller has it already. */
export function toPublicResponse(answer: PublicAnswer, requestHeaders: Headers, requestId: string): Response {
  const headers = { ETag: answer.etag, 'Cache-Control': CACHE_CONTROL, 'X-Request-Id': requestId };
  if (hasEtag(requestHeaders.get('if-none-match'), answer.etag))
    return new Response(null, { status: 304, headers });
  return new Response(answer.body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
