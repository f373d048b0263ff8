import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { lockOperator } from '../sessions/lock';

const person = z.object({ sessions: z.array(z.object({ id: z.string() }).loose()).nullish() });

/** Logs an operator out everywhere, but for one session if it is named. */
export async function endSessions(
  req: PayloadRequest,
  operatorId: number | string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  await lockOperator(req, operatorId);
  const found: unknown = await req.payload.db.findOne({
    collection: 'operators',
    where: { id: { equals: operatorId } },
    req,
  });
  const { sessions } = person.parse(found ?? {});
  await req.payload.db.updateOne({
    collection: 'operators',
    id: operatorId,
    data: { sessions: (sessions ?? []).filter(({ id }) => id === except) },
    req,
    returning: false,
  });
}
