import { z } from '@hono/zod-openapi';
import { MOVEMENT_KINDS } from '@/lib/domain/differences';
import { ProviderError, type Movement, type PaymentProvider } from '../../provider';
import { name } from './schemas';

const movementSchema = z.object({
  id: name,
  kind: z.enum(MOVEMENT_KINDS),
  subject: name,
  reference: name,
  amount: z.int().transform(BigInt),
  currency: z.string().regex(/^[A-Z]{3}$/),
  at: z.iso.datetime(),
});

const pageSchema = z.object({
  movements: z.array(movementSchema).max(1_000),
  next: name.nullable(),
  more: z.boolean(),
});

const refusalSchema = z.object({ error: z.object({ code: z.literal('unknown_cursor') }) });

interface Answer {
  status: number;
  json: unknown;
}

/** The call that reads the vendor's list of movements, over those that the adapter makes. */
export function movementCalls({
  call,
  read,
}: {
  call(path: string): Promise<Answer>;
  read<T>(schema: z.ZodType<T>, path: string, answer: Answer): T;
}): Pick<PaymentProvider, 'listMovements'> {
  return {
    async listMovements(after, limit) {
      const query = new URLSearchParams({
        ...(after === null ? {} : { after }),
        limit: String(limit),
      });
      const path = '/movements';
      const answer = await call(`${path}?${query.toString()}`);
      if (answer.status === 404) return 'none';
      if (answer.status === 422 && refusalSchema.safeParse(answer.json).success) return 'unknown_cursor';
      const page = read(pageSchema, path, answer);
      // A place that stays the same would be read for ever.
      if (page.more && (page.movements.length === 0 || page.next === null || page.next === after)) {
        throw new ProviderError('unknown', `${path}: has more, and no place to go on from`);
      }
      const movements: Movement[] = page.movements.map((movement) => ({
        ...movement,
        at: new Date(movement.at),
      }));
      return { movements, next: page.next, more: page.more };
    },
  };
}
