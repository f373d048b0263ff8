'use client';

import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';

/** Calls that are carried out once, however often the same is sent: each body has a key until its call is settled. */
export function useOnce() {
  const { keyOf, failed, done } = useIdempotencyKey();
  return async <T>(body: unknown, call: (key: string) => Promise<T>): Promise<T> => {
    try {
      const answer = await call(keyOf(body));
      done();
      return answer;
    } catch (error) {
      failed(error);
      throw error;
    }
  };
}
