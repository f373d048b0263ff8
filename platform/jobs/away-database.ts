import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/** How PostgreSQL and its driver say that there is no connection: by code, or in words where they have none. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08006',
  '57P01',
  '57P02',
  '57P03',
]);
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', message = '', syscall } = error as Partial<NodeJS.ErrnoException>;
  // A server that was stopped has taken its socket along.
  if (code === 'ENOENT') return syscall === 'connect';
  return CODES.has(code) || WORDS.test(message);
}

/**
 * The queue writes down how a job ended without waiting for it (pg-boss 10: `Manager.complete` and `fail`). Where the
 * database is away at that moment nobody takes the rejection, and Node would end the process with every request in it. The
 * job runs again once it has expired. Whatever else nobody takes ends the process as ever.
 */
export function outliveAwayDatabase(process: Pick<EventEmitter, 'on'>, log: Pick<Logger, 'error'>): void {
  process.on('unhandledRejection', (reason: unknown) => {
    if (!isDatabaseAway(reason)) throw reason;
    log.error({ err: reason }, 'the end of a job could not be written down');
  });
}
