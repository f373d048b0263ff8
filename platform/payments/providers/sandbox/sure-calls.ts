import type { z } from '@hono/zod-openapi';
import { ProviderError } from '../../provider';

export interface Answer {
  status: number;
  json: unknown;
}
export interface Calls {
  call(path: string, init?: RequestInit): Promise<Answer>;
  read<T>(schema: z.ZodType<T>, path: string, answer: Answer): T;
}

export const isClientError = ({ status }: Answer): boolean => status >= 400 && status < 500;

/**
 * About the call and not about what was ordered: our key was taken away, the address is wrong. Whether the order was taken
 * stays open.
 */
export const unanswered = (path: string, { status }: Answer): ProviderError =>
  new ProviderError('unknown', `${path}: answered ${status}`, { wantsPerson: true });

/** Calls about money that leaves: a company that can't be reached has not refused, and the money waits until it is asked. */
export function sureCalls({ call, read }: Calls) {
  const reach = async (path: string, init?: RequestInit): Promise<Answer> => {
    try {
      return await call(path, init);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw new ProviderError('unknown', error.message, { cause: error });
    }
  };
  return {
    reach,
    order: (path: string, idempotencyKey: string, body: object) =>
      reach(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify(body),
      }),
    /** What is there; null when the company knows none. */
    async find<T>(schema: z.ZodType<T>, path: string): Promise<T | null> {
      const answer = await reach(path);
      if (answer.status === 404) return null;
      if (isClientError(answer)) throw unanswered(path, answer);
      return read(schema, path, answer);
    },
  };
}
