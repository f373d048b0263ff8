import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { RecoveryCodes } from '@/lib/node/one-time-codes/codes';

const COLLECTION = 'second-factors';

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

const row = z.object({
  id: z.union([z.number(), z.string()]),
  secret: z.string().nullish(),
  pendingSecret: z.string().nullish(),
  confirmedAt: z.string().nullish(),
  lastStep: z.number(),
  recovery: z.object({ salt: z.string(), hashes: z.array(z.string()) }).nullish(),
  revision: z.number(),
});

/** The second factor of one operator, with its secrets in the clear. */
export interface SecondFactor {
  id: number | string;
  /** Base32; there from the moment on when a code of it has come back. */
  secret: string | undefined;
  pendingSecret: string | undefined;
  /** The time step of the last accepted code; 0 for none. */
  lastStep: number;
  recovery: RecoveryCodes | undefined;
  revision: number;
}

interface Changes {
  secret?: string;
  /** null drops it. */
  pendingSecret?: string | null;
  confirmedAt?: string;
  lastStep?: number;
  recovery?: RecoveryCodes;
}

const ofOperator = (operatorId: number | string) => ({ operator: { equals: operatorId } });

export async function findSecondFactor(
  req: Request,
  operatorId: number | string,
): Promise<SecondFactor | undefined> {
  const { payload } = req;
  const found: unknown = await payload.db.findOne({
    collection: COLLECTION,
    where: ofOperator(operatorId),
    req,
  });
  if (!found) return undefined;
  const { id, secret, pendingSecret, lastStep, recovery, revision } = row.parse(found);
  const open = (text: string | null | undefined) => (text ? payload.decrypt(text) : undefined);
  return {
    id,
    secret: open(secret),
    pendingSecret: open(pendingSecret),
    lastStep,
    recovery: recovery ?? undefined,
    revision,
  };
}

/** Whether the operator's log-in asks for a code. */
export async function hasSecondFactor(req: Request, operatorId: number | string): Promise<boolean> {
  const where = { and: [ofOperator(operatorId), { confirmedAt: { exists: true } }] };
  return Boolean(
    await req.payload.db.findOne({ collection: COLLECTION, where, select: { operator: true }, req }),
  );
}

/** Begins a set-up, or restarts it. */
export async function savePendingSecret(
  req: Request,
  operatorId: number | string,
  secret: string,
): Promise<void> {
  const factor = await findSecondFactor(req, operatorId);
  if (factor) {
    await changeSecondFactor(req, factor, { pendingSecret: secret });
    return;
  }
  await req.payload.db.create({
    collection: COLLECTION,
    data: { operator: operatorId, pendingSecret: req.payload.encrypt(secret), lastStep: 0, revision: 0 },
    req,
  });
}

/**
 * Changes a factor if it is still as it was read.
 *
 * @returns false when another request was faster: the code is used
 */
export async function changeSecondFactor(
  req: Request,
  { id, revision }: SecondFactor,
  { secret, pendingSecret, ...changes }: Changes,
): Promise<boolean> {
  const { payload } = req;
  const changed: unknown = await payload.db.updateOne({
    collection: COLLECTION,
    where: { and: [{ id: { equals: id } }, { revision: { equals: revision } }] },
    data: {
      ...changes,
      ...(secret !== undefined && { secret: payload.encrypt(secret) }),
      ...(pendingSecret !== undefined && {
        pendingSecret: pendingSecret === null ? null : payload.encrypt(pendingSecret),
      }),
      revision: revision + 1,
    },
    // One statement that names the revision: two requests can't both succeed.
    options: { atomic: true },
    req,
  });
  return Boolean(changed);
}

export async function removeSecondFactor(req: Request, operatorId: number | string): Promise<void> {
  await req.payload.db.deleteMany({ collection: COLLECTION, where: ofOperator(operatorId), req });
}
