import type { Kernel } from '../kernel/kernel';
import type { FollowerName } from './followers';
import type { Movement } from './movement';
import { createReading } from './reading';
import * as store from './store';
import type { Db } from './store';

export type { Movement } from './movement';

/** How long a follower waits when it has read everything. Milliseconds. */
const PAUSE_MS = 300;
/** Movements in one transaction of a follower. */
const STEP = 2_000;
/** Movements that are remembered for followers which are a little behind the first. */
const REMEMBERED = 2 * STEP;
/** How long catchUp waits for an open transaction on the server, and pauses in between. Milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 10;
/** After this time a follower that is blocked is logged, and again after as long. Milliseconds. */
const STUCK_MS = 10_000;

/**
 * A follower of play (followers.ts). With several instances the return of a stake may come before
 * the stake itself: its studio asked for it while nobody knew what had become of the bet.
 */
export interface Follower<Name extends string = FollowerName> {
  /** Of its cursor; never changed once it has run. */
  name: Name;
  /** Whether play from before it first ran counts. */
  from: 'beginning' | 'now';
  /**
   * It writes only what movements can be counted into again: its commits do not wait for the disk, which bets would wait for,
   * too. A server that falls may lose its last moment, the cursor with the effect, and that is counted again.
   */
  onlyCounts?: true;
  /** Runs once, in the transaction that makes the cursor. */
  begin?(trx: Db): Promise<void>;
  /** Its effect of movements in order, each given once, in the transaction that moves the cursor. At least one. */
  take(trx: Db, movements: readonly Movement[]): Promise<void>;
}

export interface PlayService<Name extends string = FollowerName> {
  /** Registers a follower; its context calls this when it is built. */
  follow(follower: Follower<Name>): void;
  /**
   * Resolves when a follower has read what had been committed when this was called, on this instance or another.
   * @returns false when a transaction that is open elsewhere on the server has kept it back for half a minute
   */
  catchUp(name: Name): Promise<boolean>;
  /**
   * Before anything is played.
   * @throws Error for a restored database that was not migrated: followers would pass over what is played from now on
   */
  start(): Promise<void>;
  /** Lets followers read, a third of a second behind when nothing hinders them, on every instance that works: they take turns. */
  work(): void;
  /** Ends after the steps that are under way. */
  stop(): Promise<void>;
  /** Seconds that the oldest unread movement of each follower has been waiting. */
  lags(): Promise<{ follower: string; seconds: number }[]>;
}

type Step = 'read everything' | 'more to read' | 'nothing to read' | 'taken by another';

/** Play for its followers: movements in order, each exactly once for each follower, also after a crash. */
export function createPlayService<Name extends string = FollowerName>(
  { db, log }: Pick<Kernel, 'db' | 'log'>,
  { patienceMs = PATIENCE_MS, stuckMs = STUCK_MS }: { patienceMs?: number; stuckMs?: number } = {},
): PlayService<Name> {
  const followers = new Map<string, Follower<Name>>();
  const timers = new Map<string, NodeJS.Timeout>();
  const steps = new Map<string, Promise<void>>();
  /** Movements that a follower takes at once: fewer after a failure, until one that can't be taken stands alone. */
  const sizes = new Map<string, number>();
  /** How many a follower tried to take last. */
  const tried = new Map<string, number>();
  /** Since when a follower has had something before it and read nothing. */
  const stuckSince = new Map<string, number>();
  let stopped = false;
  const movementsAfter = createReading(store.movementsAfter, REMEMBERED);

  const step = (follower: Follower<Name>): Promise<Step> =>
    db.transaction().execute(async (trx) => {
      const { name } = follower;
      let place = await store.takeCursor(trx, name, { waitsForDisk: !follower.onlyCounts });
      if (!place) {
        place = follower.from === 'now' ? await store.lastPlace(trx) : store.BEGINNING;
        if (!(await store.makeCursor(trx, name, place))) return 'taken by another';
        await follower.begin?.(trx);
      }
      const most = sizes.get(name) ?? STEP;
      const movements = await movementsAfter(trx, place, most);
      const last = movements.at(-1);
      if (!last) return 'nothing to read';
      tried.set(name, movements.length);
      await follower.take(trx, movements);
      await store.moveCursor(trx, name, last);
      return movements.length === most ? 'more to read' : 'read everything';
    });

  /** Half as many after a failure, twice as many after a success. @returns how many were tried */
  const resize = (name: string, failed: boolean): number => {
    const size = tried.get(name) ?? STEP;
    sizes.set(
      name,
      failed ? Math.max(1, Math.floor(size / 2)) : Math.min(STEP, (sizes.get(name) ?? STEP) * 2),
    );
    return size;
  };

  const watch = (name: string, done: Step) => {
    const since = stuckSince.get(name);
    if (done !== 'nothing to read') stuckSince.delete(name);
    else if (since === undefined) stuckSince.set(name, Date.now());
    else if (Date.now() - since > stuckMs) {
      stuckSince.set(name, Date.now());
      log.warn({ follower: name }, 'a transaction that is open on the server keeps a follower of play back');
    }
  };

  const goOn = (follower: Follower<Name>, pause: number) => {
    if (stopped) return;
    const run = async () => {
      let next = PAUSE_MS;
      try {
        // Nothing is locked while there is nothing to do.
        const done = (await store.isBehind(db, follower.name)) ? await step(follower) : 'read everything';
        if (done === 'more to read') next = 0;
        if (done === 'more to read' || done === 'read everything') resize(follower.name, false);
        watch(follower.name, done);
      } catch (error) {
        const movements = resize(follower.name, true);
        log.error({ err: error, follower: follower.name, movements }, 'play could not be followed');
      }
      goOn(follower, next);
    };
    timers.set(
      follower.name,
      setTimeout(() => steps.set(follower.name, run()), pause),
    );
  };

  return {
    follow(follower) {
      if (followers.has(follower.name)) throw new Error(`two followers are called ${follower.name}`);
      followers.set(follower.name, follower);
    },

    async catchUp(name) {
      const follower = followers.get(name);
      if (!follower) throw new Error(`nobody is called ${name}`);
      // Seen, but perhaps not yet below the oldest open transaction of the server.
      const until = await store.lastPlace(db);
      const deadline = Date.now() + patienceMs;
      for (;;) {
        await step(follower);
        if (await store.hasReached(db, name, until)) return true;
        if (Date.now() > deadline) return false;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },

    async start() {
      if (!(await store.isOfAnotherServer(db))) return;
      throw new Error(
        'play was written by another server (a restored database): run `npm run migrate` first',
      );
    },

    work() {
      for (const follower of followers.values()) goOn(follower, PAUSE_MS);
    },

    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(steps.values());
    },

    lags: () => store.lags(db),
  };
}
