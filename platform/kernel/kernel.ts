import { isNativeError } from 'node:util/types';
import { Kysely, PostgresDialect } from 'kysely';
import PgBoss from 'pg-boss';
import type pg from 'pg';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
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
  db: Kysely<unknown>;
  boss: PgBoss;
  log: Logger;
  limits: RateLimits;
  clock: Clock;
  close(): Promise<void>;
}

/** Names of values that never reach the log, wherever they stand. */
const REDACTED = [
  'email',
  'password',
  'token',
  'cookie',
  'authorization',
  'name',
  'phone',
  'address',
  'session_token',
];

/**
 * Of an error only what names the fault. A database adds the row that it refused, a client the address or the
 * body that it sent: those are people's.
 */
const TOLD_OF_ERRORS = [
  'type',
  'message',
  'stack',
  'code',
  'constraint',
  'schema',
  'table',
  'routine',
  'outcome',
];

/** A mail server names in its sentence whom it refused. */
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

function describeError(error: unknown): unknown {
  if (!isNativeError(error)) return { type: typeof error };
  const told = Object.entries(pino.stdSerializers.err(error)).filter(([key]) => TOLD_OF_ERRORS.includes(key));
  return Object.fromEntries(
    told.map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll(EMAIL, '[redacted]') : value,
    ]),
  );
}

/** @param destination where the lines go; standard output unless told. */
export function createLogger(level: string, name: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service: name },
    serializers: { err: describeError },
    redact: {
      paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Opens the pool and the job queue's client. Nothing is migrated or started here. */
export function createKernel(config: PlatformConfig, clock: Clock = { now: () => new Date() }): Kernel {
  const log = createLogger(config.logLevel, 'platform');
  const pool = createPool(config.databaseUrl, config.databasePool, log);
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
    db,
    boss,
    log,
    limits,
    clock,
    async close() {
      await limits.close();
      await db.destroy();
    },
  };
}
