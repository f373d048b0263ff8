/** How long changes are gathered. Milliseconds: short enough that a player sees a balance move with the spin. */
const GATHER_MS = 20;
/** Pause after a failed announcement. Milliseconds. */
const RETRY_MS = 1_000;
/** NOTIFY takes 8,000 bytes; an id with its quotes and comma is 39. */
const PER_ANNOUNCEMENT = 180;

export interface Coalescer {
  add(playerId: string): void;
  /** Announces the gathered players, then accepts no more. */
  stop(): Promise<void>;
}

/**
 * Gathers players for some milliseconds and announces them together. NOTIFY inside the transaction of a bet would
 * serialise all commits of the cluster (PostgreSQL holds a global lock for them), so a bet only reports "changed"
 * after it committed, and many bets share one statement.
 */
export function createCoalescer(
  announce: (chunks: string[][]) => Promise<void>,
  onError: (error: unknown) => void,
): Coalescer {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  const flush = async () => {
    timer = undefined;
    const players = [...gathered];
    gathered.clear();
    if (players.length === 0) return;
    const chunks: string[][] = [];
    for (let start = 0; start < players.length; start += PER_ANNOUNCEMENT) {
      chunks.push(players.slice(start, start + PER_ANNOUNCEMENT));
    }
    try {
      await announce(chunks);
    } catch (error) {
      onError(error);
      if (stopped) return;
      for (const player of players) gathered.add(player);
      schedule(RETRY_MS);
    }
  };

  const schedule = (ms: number) => {
    timer ??= setTimeout(() => {
      running = flush().finally(() => {
        running = undefined;
      });
    }, ms);
  };

  return {
    add(playerId) {
      if (stopped) return;
      gathered.add(playerId);
      schedule(GATHER_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await flush();
    },
  };
}
