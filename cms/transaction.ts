import type { PayloadRequest } from 'payload';

/** The database within the request's transaction; without one, any connection. */
export async function databaseOf({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const id = await transactionID;
  const session = id === undefined ? undefined : payload.db.sessions?.[String(id)];
  return (session?.db as typeof payload.db.drizzle | undefined) ?? payload.db.drizzle;
}
