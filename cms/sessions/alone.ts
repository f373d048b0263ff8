import type { postgresAdapter } from '@payloadcms/db-postgres';
import { AuthenticationError, type UpdateOneArgs } from 'payload';
import { z } from 'zod';
import { lockOperator } from './lock';

type Adapter = ReturnType<typeof postgresAdapter>;

const session = z.object({ expiresAt: z.union([z.string(), z.date()]) }).loose();
/** What comes from the database has texts for dates. */
const begun = session.extend({ createdAt: z.date() });
const stored = z.object({ hash: z.string().nullish(), sessions: z.array(session).nullish() });

/**
 * A log-in reads the operator, checks the password, and only then begins its transaction and writes the operator back
 * as it was read, with one session more. Of two at the same moment one would lose its session, and a role or a
 * password that was changed meanwhile would be reset (github.com/payloadcms/payload/issues/18132). Likewise the wrong
 * password that is one too many ends sessions that are just beginning, and of two at the same moment one would lift
 * the lock that it has set. No hook runs in between, so the database's adapter is where the sessions alone are
 * written.
 */
export function withSessionsAlone(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const { updateOne } = database;
      database.updateOne = async (write) => updateOne.call(database, await sessionsAlone(write));
      return database;
    },
  };
}

/** @throws AuthenticationError when the password that was right has been changed */
async function sessionsAlone(write: UpdateOneArgs): Promise<UpdateOneArgs> {
  const { collection, data, id, req } = write;
  if (collection !== 'operators' || id === undefined || !Array.isArray(data.sessions)) return write;
  // A wrong password has no part in any transaction. Attempts and lock are in the database by now.
  if (!req?.payload) return { ...write, data: { sessions: data.sessions, updatedAt: data.updatedAt } };
  const tried = stored.safeParse(data);
  const own = begun.safeParse(tried.data?.sessions?.at(-1));
  if (!own.success) return write;

  const { payload, transactionID, t } = req;
  await lockOperator({ payload, transactionID }, id);
  const found: unknown = await payload.db.findOne({ collection, where: { id: { equals: id } }, req });
  const { hash, sessions } = stored.parse(found);
  if (hash !== tried.data?.hash) throw new AuthenticationError(t);
  const others = (sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > new Date());
  // Without a date of its own a write counts as a change of the operator.
  return { ...write, data: { sessions: [...others, own.data], updatedAt: null } };
}
