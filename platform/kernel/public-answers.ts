import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Written } from './answers';

/** How long answers of a kind live. */
export interface AnswerLife {
  /** How long an instance may repeat one. Milliseconds. */
  freshMs: number;
  /** Cache-Control for browsers and shared caches. */
  cacheControl: string;
}

const KEPT_CHARACTERS = 32 * 1024 * 1024;

/** A JSON answer that everybody gets alike, in the form in which it leaves. `Body` is what it was made from. */
export interface PublicAnswer<Body = unknown> {
  body: string;
  etag: string;
  readonly of?: Body;
}

export interface PublicAnswers {
  /** The answer of a key: kept, under way, or made now. Failures are not kept. */
  of<Body>(key: string, make: () => Promise<Body>): Promise<PublicAnswer<Body>>;
  /** The answer as it leaves, or 304 when the caller has it already. */
  toResponse<Body>(
    answer: PublicAnswer<Body>,
    request: { headers: Headers; requestId: string },
  ): Written<Body>;
}

const hasEtag = (header: string | null, etag: string) =>
  header !== null &&
  header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag || entry.trim() === '*');

/**
 * Keeps public answers for some seconds in this process, so that a busy lobby asks the database once. Simultaneous
 * requests for the same answer share one run.
 */
export function createPublicAnswers({ freshMs, cacheControl }: AnswerLife): PublicAnswers {
  const kept = new LRUCache<string, PublicAnswer>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (answer, key) => answer.body.length + key.length,
    ttl: freshMs,
  });
  const underWay = new Map<string, Promise<PublicAnswer>>();
  return {
    async of<Body>(key: string, make: () => Promise<Body>) {
      // A key names one kind of answer.
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return (await known) as PublicAnswer<Body>;
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
        return { response: new Response(null, { status: 304, headers }) };
      return {
        response: new Response(answer.body, { headers: { ...headers, 'Content-Type': 'application/json' } }),
      };
    },
  };
}
