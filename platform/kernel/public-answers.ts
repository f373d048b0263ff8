import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long answers of a kind live. */
export interface AnswerLife {
  /** How long an instance may repeat one. Milliseconds. */
  freshMs: number;
  /** What browsers and shared caches are told. */
  cacheControl: string;
}

const KEPT_CHARACTERS = 32 * 1024 * 1024;

/** A JSON answer that everybody gets alike, in the form in which it leaves. */
export interface PublicAnswer {
  body: string;
  etag: string;
}

export interface PublicAnswers {
  /** The answer of a key: kept, under way, or made now. Failures are not kept. */
  of(key: string, make: () => Promise<unknown>): Promise<PublicAnswer>;
  /** The answer as it leaves, or 304 when the caller has it already. */
  toResponse(answer: PublicAnswer, request: { headers: Headers; requestId: string }): Response;
}

const hasEtag = (header: string | null, etag: string) =>
  header !== null &&
  header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*');

/**
 * Keeps public answers for some seconds in this process, so that a busy lobby asks the database once. Two requests
 * for the same thing at once make it once.
 */
export function createPublicAnswers({ freshMs, cacheControl }: AnswerLife): PublicAnswers {
  const kept = new LRUCache<string, PublicAnswer>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (answer, key) => answer.body.length + key.length,
    ttl: freshMs,
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
    toResponse(answer, { headers: asked, requestId }) {
      const headers = { ETag: answer.etag, 'Cache-Control': cacheControl, 'X-Request-Id': requestId };
      if (hasEtag(asked.get('if-none-match'), answer.etag))
        return new Response(null, { status: 304, headers });
      return new Response(answer.body, { headers: { ...headers, 'Content-Type': 'application/json' } });
    },
  };
}
