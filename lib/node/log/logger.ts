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

/** A mail server names in its sentence whom it refused. */
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Characters of one value of an error, and of one line. */
export const VALUE_LENGTH = 2_000;
const LINE_LENGTH = 8_000;
/** Characters by which messages are told apart. */
const KIND_LENGTH = 120;
/** How often it is said what was counted and not written. Milliseconds. */
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

/** A line that is too long, as one that says so and holds its beginning. */
function bound(line: string): string {
  if (line.length <= LINE_LENGTH) return line;
  const [, level = '30', time = '0'] = /^\{"level":(\d+),"time":(\d+)/.exec(line) ?? [];
  const msg = `a line of ${line.length} characters`;
  return `${JSON.stringify({ level: Number(level), time: Number(time), msg, begins: line.slice(0, LINE_LENGTH / 4) })}\n`;
}

/** What a call of a logger says, as text: `log.info(text)`, `log.info({ … }, text)`, `log.error(error)`. */
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
 * A logger of JSON lines. Lines that say the same are counted beyond a rate, and every ten seconds a line says how many
 * more there were; each line is bounded in length.
 * @param destination where the lines go; standard output unless told
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
  /** For what was counted: it is written whatever the rate. */
  const quiet = pino(options, target);
  return pino({ ...options, hooks: counting }, target);
}
