import { pino, type DestinationStream, type Logger } from 'pino';

/** Lines of one kind that are written within a window. What comes beyond is counted, and said when the window ends. */
const LINES_A_WINDOW = 5;
const WINDOW_MS = 60_000;
/** Kinds that are counted apart at a time; those beyond count as one. */
const MOST_KINDS = 40;
const LONGEST_REASON = 120;
const LONGEST_NAME = 40;

interface Fault {
  name: string;
  message: string;
  status: number | undefined;
  stack: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a line says of an error: `logger.error(error)` and `logger.error({ err })` are both Payload's. */
function faultOf(first: unknown): Fault | undefined {
  const error = first instanceof Error ? first : isRecord(first) ? first.err : undefined;
  if (!isRecord(error)) return undefined;
  const { name, message, status, stack } = error;
  return {
    name: textOf(name) || 'Error',
    message: textOf(message),
    status: typeof status === 'number' ? status : undefined,
    stack: typeof stack === 'string' ? stack : undefined,
  };
}

/**
 * A request was wrong, and nothing is wrong here. A body that is no JSON, or no form to the parser of forms, is such a
 * one and says no status.
 */
const isRefusal = ({ name, status, stack }: Fault): boolean =>
  name === 'SyntaxError' ||
  /\/busboy\//.test(stack?.split('\n', 3).join() ?? '') ||
  (status !== undefined && status >= 400 && status < 500);

/** A stranger's words may be in it: what takes more room in JSON than it has letters goes. */
const short = (text: string, longest: number): string =>
  text.replaceAll(/[^ !#-[\]-~]/g, '?').slice(0, longest);

/** Where an error was made: what it says may be a stranger's words, and never the same twice. */
const placeOf = ({ stack }: Fault): string =>
  stack
    ?.split('\n')
    .find((line) => line.startsWith('    at '))
    ?.trim() ?? '';

/**
 * Lets so many lines of a kind through in a window. A stranger can cause as many as they like, and must not fill the disk
 * with them.
 *
 * @param tell is told at the end of a window how many were left out, if any were
 */
function lineCounter(tell: (kind: string, leftOut: number) => void): (kind: string) => boolean {
  const seen = new Map<string, number>();
  return (named) => {
    const kind = seen.has(named) || seen.size < MOST_KINDS ? named : 'others';
    const count = (seen.get(kind) ?? 0) + 1;
    if (!seen.has(kind)) {
      setTimeout(() => {
        const leftOut = (seen.get(kind) ?? 0) - LINES_A_WINDOW;
        seen.delete(kind);
        if (leftOut > 0) tell(kind, leftOut);
      }, WINDOW_MS).unref();
    }
    seen.set(kind, count);
    return count <= LINES_A_WINDOW;
  };
}

/**
 * What the CMS writes: lines of JSON. A refused call is one short line without a stack, of each kind only so many a
 * minute, and so are errors that are none of the caller's: as many as anybody can read.
 *
 * @param destination where the lines go; standard output unless told
 */
export function createCmsLogger(destination?: DestinationStream): Logger {
  const mayWrite = lineCounter((kind, leftOut) => log.warn({ kind, leftOut }, 'more of the same'));
  const log: Logger = pino(
    {
      base: { service: 'cms' },
      hooks: {
        logMethod(args, method) {
          const fault = faultOf(args[0]);
          if (!fault) {
            method.apply(this, args);
            return;
          }
          if (!isRefusal(fault)) {
            if (mayWrite(`${fault.name} ${placeOf(fault)}`)) method.apply(this, args);
            return;
          }
          const { name, status = 400, message } = fault;
          if (!mayWrite(`${name} ${status}`)) return;
          const line = { status, error: short(name, LONGEST_NAME), reason: short(message, LONGEST_REASON) };
          this.warn(line, 'refused');
        },
      },
    },
    destination ?? pino.destination(1),
  );
  return log;
}
