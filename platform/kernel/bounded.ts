import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from './problem';

interface Bounds {
  /** How many go on at the same time. */
  running: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** Seconds after which a refused caller may try again. */
  retryAfter: number;
}

/** Runs a task, at once or in its turn. @throws Problem 503 when as many wait already as may. */
type Bounded = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Holds what anybody may ask for, and no cache can answer, to a few database connections: however many ask, the rest of
 * the pool is left to the bets. Not by address: all pages that the web renders come from one.
 */
export function createBounded({ running, waiting, retryAfter }: Bounds): Bounded {
  const line: (() => void)[] = [];
  let busy = 0;

  const enter = async () => {
    if (busy < running) {
      busy += 1;
      return;
    }
    if (line.length >= waiting) {
      throw new Problem(
        503,
        API_CODES.serverError,
        'too many ask for this at the moment',
        { retryAfter },
        { 'Retry-After': String(retryAfter) },
      );
    }
    await new Promise<void>((resolve) => line.push(resolve));
  };

  /** The place goes to the next in line, or is free. */
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  };

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
