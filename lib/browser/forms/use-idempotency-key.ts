'use client';

import { useMemo, useRef } from 'react';
import { isApiProblem } from '@/lib/http/problem';

/** Whether a problem is the platform's last word on a call. Without one nobody knows whether it was carried out. */
function isRefusal(problem: unknown): boolean {
  if (!isApiProblem(problem) || problem.code === 'idempotency_in_progress') return false;
  return problem.status >= 400 && problem.status < 500;
}

export interface IdempotencyKey {
  /** The key for a call with this content: the same until something else is sent, or it was refused. */
  keyOf(content: unknown): string;
  /** To be told of each failure. A refusal ends the intention: the next try has another key. */
  failed(problem: unknown): void;
}

/**
 * One key for one intention, so that a press that is repeated, or tried again after a time-out, is carried out once.
 * Content is compared as JSON: the platform refuses a key that comes with anything else (SPEC §8).
 */
export function useIdempotencyKey(): IdempotencyKey {
  const intention = useRef({ content: '', key: '' });
  return useMemo(
    () => ({
      keyOf(value) {
        const content = JSON.stringify(value);
        if (intention.current.content !== content) intention.current = { content, key: crypto.randomUUID() };
        return intention.current.key;
      },
      failed(problem) {
        if (isRefusal(problem)) intention.current = { content: '', key: '' };
      },
    }),
    [],
  );
}
