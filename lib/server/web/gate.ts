import { stripBasePath } from '@/lib/domain/base-path';
import type { Answer } from './answer';

export interface GateLimits {
  /** Requests that Next works on at the same time. */
  running: number;
  /** Requests that wait for their turn. */
  waiting: number;
  /** Requests of one address that wait. */
  waitingPerAddress: number;
  /** Milliseconds after which a request no longer counts, though its answer has not begun (a body that trickles in). */
  holdMs: number;
}

/** More at once are made no faster, but take memory, and keep new connections from being accepted (ADR 12). */
export const PAGE_LIMITS: GateLimits = {
  running: 8,
  waiting: 4_096,
  waitingPerAddress: 1_024,
  holdMs: 15_000,
};

/** As much of an answer as the gate looks at. */
export type WatchedAnswer = Pick<Answer, 'destroyed' | 'writableEnded' | 'whenBegun'> & {
  once(event: 'close', listener: () => void): unknown;
};

interface Ticket {
  answer: WatchedAnswer;
  serve: () => unknown;
}

/** Answered from a file, by the platform, or by a queue with a bound of its own (posters); and calls between our own. */
const NOT_RENDERED =
  /^\/(?:(?:api|art|media|coins|flags|payments|_next\/static)\/|internal\/revalidate$|[^/]+\.(?:ico|js|svg|webmanifest)$)/;

/** Whether Next renders the answer to an address, which takes memory and time. */
export const isRendered = (url: string, basePath: string): boolean =>
  !NOT_RENDERED.test(stripBasePath(url.split('?', 1)[0] ?? '/', basePath));

/** Whether somebody still listens. */
const isOpen = (answer: WatchedAnswer) => !answer.destroyed && !answer.writableEnded;

/**
 * Settles when an answer begins, so that a reader on a slow line holds nobody up; or when nobody listens any more, or
 * `holdMs` are over.
 */
function untilAnswered(answer: WatchedAnswer, holdMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, holdMs).unref();
    answer.once('close', done);
    answer.whenBegun(done);
  });
}

/**
 * Lets only so many requests through to Next at once. Without it a few hundred requests for pages that nobody had
 * asked for before, sent at the same time by one client, took all memory and with it the process. Addresses take turns:
 * whoever asks for much at once waits for it, and lets nobody else wait.
 */
export class Gate {
  readonly #limits: GateLimits;
  /** What waits, by address; the address whose turn it is comes first. */
  readonly #queues = new Map<string, Ticket[]>();
  #waiting = 0;
  #running = 0;

  constructor(limits: GateLimits = PAGE_LIMITS) {
    this.#limits = limits;
  }

  /** Requests that wait, and that are being answered. */
  get load(): { waiting: number; running: number } {
    return { waiting: this.#waiting, running: this.#running };
  }

  /**
   * Serves a request when it is its turn; not at all when its client has gone by then.
   * @param address where the request comes from
   * @param serve begins to answer it
   * @returns false, and nothing is served, when too many wait already
   */
  pass(address: string, answer: WatchedAnswer, serve: () => unknown): boolean {
    const queue = this.#queues.get(address) ?? [];
    if (this.#waiting >= this.#limits.waiting || queue.length >= this.#limits.waitingPerAddress) return false;
    queue.push({ answer, serve });
    this.#queues.set(address, queue);
    this.#waiting += 1;
    this.#next();
    return true;
  }

  #next(): void {
    while (this.#running < this.#limits.running) {
      const ticket = this.#take();
      if (!ticket) return;
      if (!isOpen(ticket.answer)) continue;
      this.#running += 1;
      void untilAnswered(ticket.answer, this.#limits.holdMs).then(() => {
        this.#running -= 1;
        this.#next();
      });
      ticket.serve();
    }
  }

  /** The first request of the address whose turn it is, which then goes to the end of the line. */
  #take(): Ticket | undefined {
    const [first] = this.#queues;
    if (!first) return undefined;
    const [address, queue] = first;
    this.#queues.delete(address);
    const ticket = queue.shift();
    if (queue.length > 0) this.#queues.set(address, queue);
    this.#waiting -= 1;
    return ticket;
  }
}
