'use client';

import { useState } from 'react';
import type { ApiCode } from '@/lib/domain/api-codes';
import { isApiProblem } from '@/lib/http/problem';

/**
 * Refusals that the platform gives before it looks at the key: they say nothing of an earlier try whose answer was lost.
 * While the first request still runs, nothing is known either.
 */
// Written out: the table of all codes would come along with every page.
const SAYS_NOTHING: ReadonlySet<string> = new Set<ApiCode>([
  'idempotency_in_progress',
  'too_many_requests',
  'forbidden_origin',
  // The session has expired.
  'client_api_27',
  // The country is blocked.
  'client_api_40',
]);

/** Whether a problem is the platform's last word on a call. Without one nobody knows whether it was carried out. */
function isRefusal(problem: unknown): boolean {
  if (!isApiProblem(problem) || SAYS_NOTHING.has(problem.code)) return false;
  return problem.status >= 400 && problem.status < 500;
}

export interface IdempotencyKey {
  /** The key for a call with this content: the same until the platform has said what became of it. */
  keyOf(content: unknown): string;
  /** To be told of each failure of the call whose key was asked for last. A refusal ends its intention. */
  failed(problem: unknown): void;
  /** To be told when it was carried out: the same content is another intention from then on. */
  done(): void;
}

/**
 * One key for one intention, so that a press that is repeated, or tried again after a time-out, is carried out once. An
 * intention keeps its key also when something else is sent in between.
 * Content is compared as JSON: the platform refuses a key that comes with anything else (SPEC §8).
 */
export function createIdempotencyKey(): IdempotencyKey {
  const open = new Map<string, string>();
  let last = '';
  return {
    keyOf(value) {
      last = JSON.stringify(value);
      const key = open.get(last) ?? crypto.randomUUID();
      open.set(last, key);
      return key;
    },
    failed(problem) {
      if (isRefusal(problem)) open.delete(last);
    },
    done() {
      open.delete(last);
    },
  };
}

/** For as long as the form is there. */
export function useIdempotencyKey(): IdempotencyKey {
  return useState(createIdempotencyKey)[0];
}
