import { setTimeout } from 'node:timers/promises';
import { sign } from '@/lib/node/facts/signature';
import type { WalletAnswer } from '@/platform/wallet/call';
import { CRASH_SECRET, type CrashHarness } from './crash-harness';

/** From one try to the next, ms. */
const AGAIN_MS = 50;

/** A studio that calls the wallet of a platform which is killed meanwhile. */
export function studioOf(harness: () => Pick<CrashHarness, 'url'>) {
  /** One try. @returns null when the outcome is unknown: no answer, or a 5xx. */
  async function attempt(operation: string, body: string): Promise<WalletAnswer | null> {
    const path = `/api/wallet/v1/${operation}`;
    try {
      const response = await fetch(harness().url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signature': sign(CRASH_SECRET, path, body, Date.now() / 1000),
        },
        body,
        signal: AbortSignal.timeout(5_000),
      });
      if (response.status >= 500) return null;
      if (response.status !== 200) throw new RangeError(`${operation} got ${response.status}`);
      return (await response.json()) as WalletAnswer;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return null;
    }
  }
  return {
    attempt,
    /** The studio's retry: the same bytes, signed anew, until there is an answer. */
    async insist(operation: string, body: string): Promise<WalletAnswer> {
      for (;;) {
        const answer = await attempt(operation, body);
        if (answer) return answer;
        await setTimeout(AGAIN_MS);
      }
    },
  };
}
