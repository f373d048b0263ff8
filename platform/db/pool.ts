import pg from 'pg';
import type { Logger } from 'pino';

/** The role that the running platform acts as: it may do only what the migrations granted. */
export const APP_ROLE = 'parlour_app';

// int8 arrives as a string by default. Money is bigint in TypeScript; ids and counts are cast in SQL.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => BigInt(value));

/**
 * The platform's connections. Each one gives up the owner's rights by SET ROLE before its first query, so that
 * no code path can rewrite the ledger.
 */
export function createPool(url: string, max: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'parlour-platform',
    options: `-c role=${APP_ROLE} -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000`,
  });
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection lost'));
  // A connection that is lost while it is in use fails its query and also emits 'error', which would end the process
  // without a listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
