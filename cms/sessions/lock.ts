import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { CMS_SCHEMA } from '../schema';
import { databaseOf } from '../transaction';

/**
 * Payload reads an operator, sessions included, and writes all of it back. A request that holds this lock from before
 * it reads undoes nothing that another request did in between. It is released with the request's transaction.
 *
 * @param id undefined for all operators
 */
export async function lockOperator(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  id: number | string | undefined,
): Promise<void> {
  const db = await databaseOf(req);
  const operators = sql.raw(`${CMS_SCHEMA}.operators`);
  // The weaker lock: what only refers to the operator, as the audit trail does, need not wait.
  const which = id === undefined ? sql`true` : sql`id::text = ${String(id)}`;
  await db.execute(sql`select from ${operators} where ${which} order by id for no key update`);
}

/** Saving an operator and refreshing a session begin their transaction before they read. */
export const lockBeforeRead: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // A stranger can't save anything, and must not delay others.
  if (!req.user && req.payloadAPI !== 'local') return args;
  if (operation === 'refresh' && req.user) await lockOperator(req, req.user.id);
  // Without an id several operators are saved at once, and which is not known yet.
  if (operation === 'update') await lockOperator(req, (args as { id?: number | string }).id);
  return args;
};

/** After the log-out by its name; the session is still there. */
export const lockBeforeLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockOperator(req, req.user.id);
};
