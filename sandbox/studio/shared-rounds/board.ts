import { createHash } from 'node:crypto';
import type { Session } from '../launch';
import type { After } from './after';
import type { LiveBet, LiveCounts } from './live-events';
import type { StakedBet } from './ticket';
import { bytesOf, type Watchers } from './watchers';

/** So many bets of a round are shown to everybody; all are counted. */
export const LISTED_BETS = 200;

/** Changes among the bets are told together, at most so often, ms. */
export const BATCH_MS = 200;
/**
 * Over all watchers of a table, so many tellings of bets a second: each takes some 30 µs of the studio's one thread. With
 * 5,000 who watch, the bets are told twice a second, and a round's start finds the way free.
 */
export const MOST_TOLD = 10_000;

/** What everybody sees of a table, and hears of each change. */
export interface Board<Round> {
  /** The table as it is now, for one who has just come. */
  snapshot(): Uint8Array;
  /** @param round null when the table sleeps */
  show(round: Round | null): void;
  came(bet: StakedBet, session: Session): void;
  went(bet: StakedBet): void;
  /** A choice was made for a bet where all choose at the same time. */
  chose(): void;
  /** A choice added to the stake of a bet. */
  raised(key: number, by: number): void;
  /** Something became of a bet: see LiveBet. */
  left(key: number, out: number): void;
  /** Tells nothing more. */
  stop(): void;
}

const LETTERS = 'ABCDEFGHKLMNPRSTUVWXYZ';

/** A name that stands for one visit of a player: nobody finds the player, or their next visit, by it. */
export function maskedName({ id }: Session): string {
  const [first = 0, second = 0] = createHash('sha256').update(`name:${id}`).digest();
  return `${LETTERS[first % LETTERS.length]}•••${10 + (second % 90)}`;
}

export function createBoard<Round extends object>(
  gameId: string,
  options: {
    watchers: Watchers;
    now(): number;
    after: After;
    /** Whether they are one round, at two moments. */
    isSame(one: Round, other: Round): boolean;
    /** A round as everybody may see it. */
    shown(round: Round): object;
    /** What the last rounds came to, newest first. */
    last(): readonly unknown[];
  },
): Board<Round> {
  const { watchers, now } = options;
  let round: Round | null = null;
  let listed = new Map<number, LiveBet>();
  let counts: LiveCounts = { bets: 0, out: 0 };
  let changes = { in: new Map<number, LiveBet>(), out: new Map<number, number>(), gone: new Set<number>() };
  let stopBatch: (() => void) | null = null;
  let kept: Uint8Array | null = null;

  const flush = () => {
    stopBatch?.();
    stopBatch = null;
    const { in: came, out, gone } = changes;
    changes = { in: new Map(), out: new Map(), gone: new Set() };
    watchers.tell(gameId, { type: 'bets', in: [...came.values()], out: [...out], gone: [...gone], counts });
  };
  const changed = () => {
    kept = null;
    const wait = Math.max(BATCH_MS, (watchers.count(gameId) * 1_000) / MOST_TOLD);
    stopBatch ??= options.after(wait, flush);
  };

  const unlist = (key: number | undefined) => {
    if (key !== undefined && listed.delete(key) && !changes.in.delete(key)) changes.gone.add(key);
  };

  return {
    snapshot() {
      kept ??= bytesOf({
        type: 'table',
        round: round && options.shown(round),
        bets: [...listed.values()],
        counts,
        last: options.last(),
      });
      return Buffer.concat([bytesOf({ type: 'clock', now: now() }), kept]);
    },
    show(next) {
      if (stopBatch) flush();
      kept = null;
      if (!next || !round || !options.isSame(next, round)) {
        listed = new Map();
        counts = { bets: 0, out: 0 };
      }
      round = next;
      if (next) watchers.tell(gameId, { type: 'round', now: now(), round: options.shown(next) });
    },
    came({ key, stake }, session) {
      counts = { ...counts, bets: counts.bets + 1 };
      // Play money makes room for money: anybody has as much of it as they like.
      const isDemo = session.mode === 'demo';
      if (listed.size >= LISTED_BETS && !isDemo)
        unlist([...listed.values()].findLast(([, , , , demo]) => demo === 1)?.[0]);
      if (listed.size < LISTED_BETS) {
        const demo = isDemo ? 1 : 0;
        const bet: LiveBet = [key, maskedName(session), stake, session.currency, demo, null];
        listed.set(key, bet);
        changes.in.set(key, bet);
      }
      changed();
    },
    went({ key }) {
      counts = { ...counts, bets: counts.bets - 1 };
      unlist(key);
      changed();
    },
    chose() {
      counts = { ...counts, chosen: (counts.chosen ?? 0) + 1 };
      changed();
    },
    raised(key, by) {
      const bet = listed.get(key);
      if (!bet) return;
      const [, name, stake, currency, demo, out] = bet;
      const raised: LiveBet = [key, name, stake + by, currency, demo, out];
      listed.set(key, raised);
      changes.in.set(key, raised);
      changed();
    },
    left(key, out) {
      counts = { ...counts, out: counts.out + 1 };
      const bet = listed.get(key);
      if (bet) {
        const [, name, stake, currency, demo] = bet;
        listed.set(key, [key, name, stake, currency, demo, out]);
        changes.out.set(key, out);
      }
      changed();
    },
    stop() {
      stopBatch?.();
      stopBatch = null;
    },
  };
}
