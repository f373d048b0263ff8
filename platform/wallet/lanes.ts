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
  playerOf(call: Call): string;
  /** Calls of different kinds are not taken together. */
  kindOf(call: Call): string;
  /** Runs calls of one kind, each of another player. @returns their outcomes in the same order. */
  takeTogether(calls: Call[]): Promise<Outcome[]>;
  /** Whether a failure may be one call's own, so that the others are worth a try without it. */
  isOfOneCall(error: unknown): boolean;
}

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
 * single call never waits. A player is always in the same lane, and has at most one call in a statement.
 * @returns a function that runs one call. It rejects with the error of the statement, or of the call's own repeat.
 */
export function createLanes<Call, Outcome>(options: LaneOptions<Call, Outcome>) {
  const { lanes, most, playerOf, kindOf, takeTogether, isOfOneCall } = options;
  const queues = Array.from({ length: lanes }, () => ({
    waiting: [] as Waiting<Call, Outcome>[],
    busy: false,
  }));
  type Queue = (typeof queues)[number];

  /** Removes from the queue what goes with the next statement: of each player the first call, all of one kind. */
  const next = (queue: Queue): Waiting<Call, Outcome>[] => {
    const taken: Waiting<Call, Outcome>[] = [];
    const left: Waiting<Call, Outcome>[] = [];
    const seen = new Set<string>();
    let kind: string | undefined;
    for (const entry of queue.waiting) {
      const player = playerOf(entry.call);
      kind ??= kindOf(entry.call);
      const goes = !seen.has(player) && taken.length < most && kindOf(entry.call) === kind;
      (goes ? taken : left).push(entry);
      seen.add(player);
    }
    queue.waiting = left;
    return taken.sort((a, b) => (playerOf(a.call) < playerOf(b.call) ? -1 : 1));
  };

  const takeAlone = async ({ call, resolve, reject }: Waiting<Call, Outcome>) => {
    try {
      const [outcome] = await takeTogether([call]);
      if (outcome === undefined) throw new Error('a call got no outcome');
      resolve(outcome);
    } catch (error) {
      reject(error);
    }
  };

  const take = async (entries: Waiting<Call, Outcome>[]) => {
    try {
      const outcomes = await takeTogether(entries.map(({ call }) => call));
      entries.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('a call got no outcome'));
        else resolve(outcome);
      });
    } catch (error) {
      if (entries.length > 1 && isOfOneCall(error)) for (const entry of entries) await takeAlone(entry);
      else for (const { reject } of entries) reject(error);
    }
  };

  const work = async (queue: Queue) => {
    queue.busy = true;
    while (queue.waiting.length > 0) await take(next(queue));
    queue.busy = false;
  };

  return (call: Call): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const queue = queues[spread(playerOf(call)) % lanes];
      if (!queue) throw new Error('there is no lane');
      queue.waiting.push({ call, resolve, reject });
      // `take` settles every entry and never rejects.
      if (!queue.busy) void work(queue);
    });
}
