import type { Bindings, ChildLoggerOptions, DestinationStream, Logger } from 'pino';
import { createLogger } from '@/lib/node/log/logger';
import { Repeats } from '@/lib/node/log/repeats';
import { webLog } from '@/lib/node/log/web-log';
import { isRefusedInput } from './hooks/refused-input';

/** A stranger can be refused as often as they like: of each kind five lines, then five a minute. */
const LIMITS = { burst: 5, perSecond: 5 / 60, allBurst: 40, allPerSecond: 1 / 2, kinds: 40 };
const LONGEST_REASON = 120;
const LONGEST_NAME = 40;

interface Fault {
  name: string;
  message: string;
  status: number | undefined;
  /** The error is about the input. */
  refusedInput: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The line of an error: Payload calls both `logger.error(error)` and `logger.error({ err })`. */
function faultOf(first: unknown): Fault | undefined {
  const error = first instanceof Error ? first : isRecord(first) ? first.err : undefined;
  if (!isRecord(error)) return undefined;
  const { name, message, status } = error;
  return {
    name: textOf(name) || 'Error',
    message: textOf(message),
    status: typeof status === 'number' ? status : undefined,
    refusedInput: isRefusedInput(error),
  };
}

/** A client's error. Invalid JSON is one, and has no status. */
const isRefusal = ({ name, status, refusedInput }: Fault): boolean =>
  refusedInput || name === 'SyntaxError' || (status !== undefined && status >= 400 && status < 500);

/** A stranger's words may be in it: what takes more room in JSON than it has letters goes. */
const short = (text: string, longest: number): string =>
  text.replaceAll(/[^ !#-[\]-~]/g, '?').slice(0, longest);

const METHODS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/** The same log, in which a refused call is one short line without a stack; and so are its children. */
function withShortRefusals(log: Logger): Logger {
  const cms = Object.create(log) as Logger;
  for (const method of METHODS) {
    const write = (...args: Parameters<Logger['error']>): void => {
      const fault = faultOf(args[0]);
      if (!fault || !isRefusal(fault)) {
        log[method](...args);
        return;
      }
      const { name, status = 400, message } = fault;
      const error = short(name, LONGEST_NAME);
      log.warn({ status, error, reason: short(message, LONGEST_REASON) }, `refused: ${error}`);
    };
    Object.assign(cms, { [method]: write });
  }
  const child = (bindings: Bindings, options?: ChildLoggerOptions) =>
    withShortRefusals(log.child(bindings, options));
  return Object.assign(cms, { child });
}

/**
 * The CMS's log: lines of JSON like those of the other processes.
 *
 * @param destination where the lines go; standard output by default
 */
export const createCmsLogger = (
  destination?: DestinationStream,
  now: () => number = () => performance.now(),
): Logger => withShortRefusals(createLogger(webLog().level, 'cms', destination, new Repeats(LIMITS, now)));
