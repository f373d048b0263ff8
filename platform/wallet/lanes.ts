import { tooBusy } from './too-busy';

/** A call that waits for its turn. Calls of one player keep their order. */
interface Waiting<Call, Outcome> {
  call: Call;
  resolve(outcome: Outcome): void;
  reject(reason: unknown): void;
}

export interface LaneOptions<Call, Outcome> {
  /** How many statements may be under way at once. */
  lanes: number;
  /** Calls in one statement at most. */
  most: number;
  /** Calls that wait in one lane at most. */
  mostWaiting: number;
  /** How long a call alone may keep its lane, ms. After that it goes on beside it, and its player's next calls wait. */
  aloneMs: number;
  /**
   * Calls beside one lane at most. A further one is given up when its wallet stays locked for `aloneMs`; those of one
   * statement share that time.
   */
  mostBeside: number;
  playerOf(call: Call): string;
  /** Calls of different kinds are not taken together. */
  kindOf(call: Call): string;
  /**
   * Runs calls of one kind, each of another player.
   * @param lockMs how long it may wait for a wallet; without, as long as a statement may take
   * @returns their outcomes in the same order.
   */
  takeTogether(calls: Call[], lockMs?: number): Promise<Outcome[]>;
  /** Whether a failure may be one call's own, so that the others are worth a try without it. */
  isOfOneCall(error: unknown): boolean;
}

/** The least that a call waits for a locked wallet. Milliseconds. */
const LEAST_LOCK_MS = 5;

/** FNV-1a, 32 bits: spreads players over the lanes. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Runs calls together: those that arrive while a statement is under way go with the next one. There is no timer, so a
 * single call never waits. A player is always in the same lane, and has at most one call in a statement. A call that
 * takes long, because something else has locked its player's wallet, delays that player alone.
 * @returns a function that runs one call. It rejects with the error of the statement, or of the call's own repeat; with
 * Problem 503, before anything has happened, when too many wait already.
 */
export function createLanes<Call, Outcome>(options: LaneOptions<Call, Outcome>) {
  const { lanes, most, mostWaiting, aloneMs, mostBeside, playerOf, kindOf, takeTogether, isOfOneCall } =
    options;
  const queues = Array.from({ length: lanes }, () => ({
    waiting: [] as Waiting<Call, Outcome>[],
    /** Players whose call goes on beside the lane. */
    beside: new Set<string>(),
    busy: false,
  }));
  type Queue = (typeof queues)[number];

  /** Removes from the queue what goes with the next statement: of each player the first call, all of one kind. */
  const next = (queue: Queue): Waiting<Call, Outcome>[] => {
    const taken: Waiting<Call, Outcome>[] = [];
    const left: Waiting<Call, Outcome>[] = [];
    const seen = new Set<string>();
    let kind: string | undefined;
    let looked = 0;
    for (const entry of queue.waiting) {
      if (taken.length === most) break;
      looked += 1;
      const player = playerOf(entry.call);
      const free = !seen.has(player) && !queue.beside.has(player);
      if (free) kind ??= kindOf(entry.call);
      const goes = free && kindOf(entry.call) === kind;
      (goes ? taken : left).push(entry);
      seen.add(player);
    }
    // Those behind the last one that was taken stay as they are, unread.
    queue.waiting = looked < queue.waiting.length ? left.concat(queue.waiting.slice(looked)) : left;
    return taken.sort((a, b) => (playerOf(a.call) < playerOf(b.call) ? -1 : 1));
  };

  /** Settles a call by itself. @returns when that is done, or the lane need not wait for it any longer */
  const takeAlone = async (
    queue: Queue,
    { call, resolve, reject }: Waiting<Call, Outcome>,
    lockMs = aloneMs,
  ) => {
    const crowded = queue.beside.size >= mostBeside;
    const settled = takeTogether([call], crowded ? lockMs : undefined)
      .then(([outcome]) => {
        if (outcome === undefined) throw new Error('a call got no outcome');
        resolve(outcome);
      })
      .catch(reject);
    if (crowded) return settled;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((wake) => (timer = setTimeout(wake, aloneMs, true)));
    const isLate = await Promise.race([settled.then(() => false), late]);
    clearTimeout(timer);
    if (!isLate) return undefined;
    const player = playerOf(call);
    queue.beside.add(player);
    void settled.then(() => {
      queue.beside.delete(player);
      if (!queue.busy) void work(queue);
    });
    return undefined;
  };

  const take = async (queue: Queue, entries: Waiting<Call, Outcome>[]) => {
    const [only] = entries;
    if (only && entries.length === 1) return takeAlone(queue, only);
    try {
      const outcomes = await takeTogether(entries.map(({ call }) => call));
      entries.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('a call got no outcome'));
        else resolve(outcome);
      });
    } catch (error) {
      // Together they wait no longer than one would alone.
      const lockMs = Math.max(LEAST_LOCK_MS, aloneMs / entries.length);
      if (isOfOneCall(error)) for (const entry of entries) await takeAlone(queue, entry, lockMs);
      else for (const { reject } of entries) reject(error);
    }
    return undefined;
  };

  const work = async (queue: Queue) => {
    queue.busy = true;
    for (let entries = next(queue); entries.length > 0; entries = next(queue)) await take(queue, entries);
    queue.busy = false;
  };

  return (call: Call): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const queue = queues[spread(playerOf(call)) % lanes];
      if (!queue) throw new Error('there is no lane');
      if (queue.waiting.length >= mostWaiting) {
        reject(tooBusy('too many calls of studios wait'));
        return;
      }
      queue.waiting.push({ call, resolve, reject });
      // `take` settles every entry and never rejects.
      if (!queue.busy) void work(queue);
    });
}
