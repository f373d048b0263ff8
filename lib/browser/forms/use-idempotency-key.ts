'use client';

import { useState } from 'react';
import type { ApiCode } from '@/lib/domain/api-codes';
import { isApiProblem } from '@/lib/http/problem';

/**
 * Refusals that the platform gives before it looks at the key: they do not tell whether an earlier try, whose answer
 * was lost, succeeded. Neither does the answer that the first request is still running.
 */
// Written out: the table of all codes would come along with every page.
const SAYS_NOTHING: ReadonlySet<string> = new Set<ApiCode>([
  'idempotency_in_progress',
  'too_many_requests',
  'forbidden_origin',
  // The session has expired, a player's and an operator's; or the operator lacks the permission by now.
  'client_api_27',
  'admin_1',
  // The country is blocked, or the address: it can't be told, or its network is blocked.
  'client_api_40',
  'client_api_14',
  'client_api_41',
]);

/**
 * Whether a problem settles the call. Without a problem the answer was lost, and the call may or may not have been
 * carried out.
 */
function isRefusal(problem: unknown): boolean {
  if (!isApiProblem(problem) || SAYS_NOTHING.has(problem.code)) return false;
  return problem.status >= 400 && problem.status < 500;
}

export interface IdempotencyKey {
  /** The key for a call with this content. It stays the same until the platform has settled the call. */
  keyOf(content: unknown): string;
  /** Call this with each failure of the call whose key was asked for last. A refusal that settles it ends the key. */
  failed(problem: unknown): void;
  /** Call this after a success: sending the same content again then gets a new key. */
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
