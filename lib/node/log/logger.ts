import { isNativeError } from 'node:util/types';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { Repeats } from './repeats';

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
  'digest',
];

/** A mail server's error message contains the recipient's address. */
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Characters of one value of an error, and of one line. */
export const VALUE_LENGTH = 2_000;
const LINE_LENGTH = 8_000;
/** Number of characters by which messages are told apart. */
const KIND_LENGTH = 120;
/** How often suppressed lines are summed up. Milliseconds. */
const TELL_EVERY = 10_000;

export const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}… (${text.length} characters)` : text;

function describeError(error: unknown): unknown {
  if (!isNativeError(error)) return { type: typeof error };
  const told = Object.entries(pino.stdSerializers.err(error)).filter(([key]) => TOLD_OF_ERRORS.includes(key));
  return Object.fromEntries(
    told.map(([key, value]) => [
      key,
      typeof value === 'string' ? cut(value, VALUE_LENGTH).replaceAll(EMAIL, '[redacted]') : value,
    ]),
  );
}

/** Shortens a line that is too long: its beginning, and a note that it was cut. */
function bound(line: string): string {
  if (line.length <= LINE_LENGTH) return line;
  const [, level = '30', time = '0'] = /^\{"level":(\d+),"time":(\d+)/.exec(line) ?? [];
  const msg = `a line of ${line.length} characters`;
  return `${JSON.stringify({ level: Number(level), time: Number(time), msg, begins: line.slice(0, LINE_LENGTH / 4) })}\n`;
}

/** The message of a logger call: `log.info(text)`, `log.info({ … }, text)`, `log.error(error)`. */
function textOf([first, second]: readonly unknown[]): string {
  if (typeof first === 'string') return first;
  if (typeof second === 'string') return second;
  const error: unknown = isNativeError(first) ? first : Reflect.get(Object(first), 'err');
  return isNativeError(error) ? error.message : '';
}

const LEVELS: Record<number, pino.Level> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/**
 * A logger of JSON lines. Repeated lines above a rate are counted instead of written, and every ten seconds a line
 * gives the count; each line is bounded in length.
 * @param destination where the lines go; standard output by default
 * @param repeats decides what is counted; null writes everything
 */
export function createLogger(
  level: string,
  name: string,
  destination?: DestinationStream,
  repeats: Repeats | null = new Repeats(),
): Logger {
  let telling: NodeJS.Timeout | undefined;
  const tell = () => {
    telling = undefined;
    for (const counted of repeats?.drain() ?? []) {
      const text = counted.text === null ? 'of other kinds' : `like it: ${counted.text}`;
      quiet[LEVELS[counted.level] ?? 'info']({ more: counted.count }, `${counted.count} more ${text}`);
    }
  };
  const options: LoggerOptions = {
    level,
    base: { service: name },
    serializers: { err: describeError },
    redact: {
      paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[redacted]',
    },
    hooks: { streamWrite: bound },
  };
  const counting: LoggerOptions['hooks'] = {
    streamWrite: bound,
    logMethod(args, method, number) {
      if (!repeats || repeats.admit(number, textOf(args).slice(0, KIND_LENGTH))) {
        method.apply(this, args);
        return;
      }
      telling ??= setTimeout(tell, TELL_EVERY).unref();
    },
  };
  const target = destination ?? pino.destination(1);
  /** For the summary of counted lines: written whatever the rate. */
  const quiet = pino(options, target);
  return pino({ ...options, hooks: counting }, target);
}
