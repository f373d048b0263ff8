import { Kysely, PostgresDialect } from 'kysely';
import PgBoss from 'pg-boss';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createLogger } from '@/lib/node/log/logger';
import { createPool } from '../db/pool';
import type { PlatformConfig } from './config';
import { createRateLimits, type RateLimits } from './rate-limits';

export interface Clock {
  now(): Date;
}

/** What every context is built from: configuration, database, jobs, log, limits and the clock. */
export interface Kernel {
  config: PlatformConfig;
  pool: pg.Pool;
  /** Connections beside the pool, for what must not wait for the others; closed with the kernel. */
  openPool(connections: number): pg.Pool;
  db: Kysely<unknown>;
  boss: PgBoss;
  log: Logger;
  limits: RateLimits;
  clock: Clock;
  close(): Promise<void>;
}

/** Opens the pool and the job queue's client. Nothing is migrated or started here. */
export function createKernel(config: PlatformConfig, clock: Clock = { now: () => new Date() }): Kernel {
  const log = createLogger(config.logLevel, 'platform');
  const pool = createPool(config.databaseUrl, config.databasePool, log);
  const others: pg.Pool[] = [];
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const boss = new PgBoss({
    connectionString: config.databaseUrl,
    schema: 'jobs',
    max: 4,
    migrate: true,
    application_name: 'parlour-jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  const limits = createRateLimits(config.redisUrl, log);
  return {
    config,
    pool,
    openPool(connections) {
      const other = createPool(config.databaseUrl, connections, log);
      others.push(other);
      return other;
    },
    db,
    boss,
    log,
    limits,
    clock,
    async close() {
      await limits.close();
      await Promise.all([db.destroy(), ...others.map((other) => other.end())]);
      // Kysely ends the pool only if it has asked something itself.
      if (!pool.ending) await pool.end();
    },
  };
}
