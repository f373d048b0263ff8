import pino, { type Logger } from 'pino';
import { createLogger } from './logger';

const LOG = Symbol.for('parlour.web-log');

/** Read here and not from the configuration, which may be what is wrong (lib/server/config/web.ts checks it). */
function levelOf({ LOG_LEVEL, NODE_ENV }: NodeJS.ProcessEnv): string {
  if (LOG_LEVEL !== undefined && (LOG_LEVEL === 'silent' || LOG_LEVEL in pino.levels.values))
    return LOG_LEVEL;
  return NODE_ENV === 'test' ? 'silent' : 'info';
}

/**
 * The log of the web process: pages, CMS and server write into one, although Next bundles this module several times, so
 * that what repeats is counted once for all of them.
 */
export function webLog(): Logger {
  const made: unknown = Reflect.get(globalThis, LOG);
  if (made) return made as Logger;
  const log = createLogger(levelOf(process.env), 'web');
  Reflect.set(globalThis, LOG, log);
  return log;
}
