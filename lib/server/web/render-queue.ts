import { stripBasePath } from '@/lib/domain/base-path';
import type { Answer } from './answer';

export interface RenderLimits {
  /** Number of requests that Next works on at the same time. */
  running: number;
  /** Requests that wait for their turn. */
  waiting: number;
  /** Requests of one address that wait. */
  waitingPerAddress: number;
  /** Milliseconds after which a request no longer counts, though its answer has not begun (a body that trickles in). */
  holdMs: number;
}

/** More at once are made no faster, but take memory, and keep new connections from being accepted (ADR 12). */
export const PAGE_LIMITS: RenderLimits = {
  running: 8,
  waiting: 4_096,
  waitingPerAddress: 1_024,
  holdMs: 15_000,
};

/** As much of an answer as the queue looks at. */
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

/** Whether the client is still connected. */
const isOpen = (answer: WatchedAnswer) => !answer.destroyed && !answer.writableEnded;

/**
 * Settles when an answer begins, so that a client on a slow line does not hold a place; or when the client has gone,
 * or `holdMs` are over.
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
 * Limits the number of requests that Next works on at once. Without it a few hundred requests for pages outside the
 * cache, sent at the same time by one client, took all memory and ended the process. Addresses take turns: a client
 * that asks for much at once waits, and does not delay others.
 */
export class RenderQueue {
  readonly #limits: RenderLimits;
  /** Waiting requests by address; the next address comes first. */
  readonly #queues = new Map<string, Ticket[]>();
  #waiting = 0;
  #running = 0;

  constructor(limits: RenderLimits = PAGE_LIMITS) {
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

  /** The first request of the next address, which then moves to the end of the line. */
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
