import { z } from 'zod';
import type { Registers } from './port';

/** A register that takes longer has not answered, ms. */
const TIMEOUT_MS = 3_000;
const answerSchema = z.object({ listed: z.boolean(), reference: z.string().min(1).max(100) });

/**
 * Registers behind one gateway: `POST <url>/<register>/check` with a bearer key, as docs/contracts/registers.md says.
 * @param url without a slash at its end
 */
export const createHttpRegisters = ({
  url,
  apiKey,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string;
  apiKey: string;
  timeoutMs?: number;
}): Registers => ({
  async ask(register, person) {
    const response = await fetch(`${url}/${register}/check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(person),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`${register} answered ${response.status}`);
    }
    return answerSchema.parse(await response.json());
  },
});
