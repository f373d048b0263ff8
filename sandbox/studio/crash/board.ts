import { createHash } from 'node:crypto';
import type { Session } from '../launch';
import type { After } from './after';
import type { CrashRound } from './books';
import { LAST_ROUNDS, LISTED_BETS, PAUSE_MS } from './limits';
import type { LiveBet, LiveCounts, LiveRound } from './live-events';
import type { TicketBet } from './ticket';
import { bytesOf, type Watchers } from './watchers';

/** Changes among the bets are told together, at most so often, ms. */
export const BATCH_MS = 200;

/** What everybody sees of a table, and hears of each change. */
export interface Board {
  /** The table as it is now, for one who has just come. */
  snapshot(): Uint8Array;
  /** @param round null when the table sleeps */
  show(round: CrashRound | null): void;
  came(bet: TicketBet, session: Session): void;
  went(bet: TicketBet): void;
  /** A bet left at a multiplier. */
  left(key: number, multiplier: number): void;
  /** Tells nothing more. */
  stop(): void;
}

const LETTERS = 'ABCDEFGHKLMNPRSTUVWXYZ';

/** A name that stands for one visit of a player: nobody finds the player, or their next visit, by it. */
export function maskedName({ id }: Session): string {
  const [first = 0, second = 0] = createHash('sha256').update(`name:${id}`).digest();
  return `${LETTERS[first % LETTERS.length]}•••${10 + (second % 90)}`;
}

export const liveRound = (round: CrashRound): LiveRound => ({
  number: round.number,
  phase: round.phase,
  opensAt: round.opensAt,
  bellAt: round.bellAt,
  startsAt: round.startsAt,
  point: round.ended?.point ?? null,
  seed: round.ended?.seed ?? null,
  nextAt: round.ended ? round.ended.at + PAUSE_MS : null,
});

export function createBoard(
  gameId: string,
  options: {
    watchers: Watchers;
    now(): number;
    after: After;
    roundsOf(gameId: string): readonly CrashRound[];
  },
): Board {
  const { watchers, now } = options;
  let round: CrashRound | null = null;
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
    stopBatch ??= options.after(BATCH_MS, flush);
  };

  return {
    snapshot() {
      kept ??= bytesOf({
        type: 'table',
        round: round && liveRound(round),
        bets: [...listed.values()],
        counts,
        last: options
          .roundsOf(gameId)
          .flatMap(({ ended }) => ended?.point ?? [])
          .slice(-LAST_ROUNDS)
          .toReversed(),
      });
      return Buffer.concat([bytesOf({ type: 'clock', now: now() }), kept]);
    },
    show(next) {
      if (stopBatch) flush();
      kept = null;
      if (next?.number !== round?.number || next?.chainId !== round?.chainId) {
        listed = new Map();
        counts = { bets: 0, out: 0 };
      }
      round = next;
      if (next) watchers.tell(gameId, { type: 'round', now: now(), round: liveRound(next) });
    },
    came({ key, stake }, session) {
      counts = { ...counts, bets: counts.bets + 1 };
      if (listed.size < LISTED_BETS) {
        const demo = session.mode === 'demo' ? 1 : 0;
        const bet: LiveBet = [key, maskedName(session), stake, session.currency, demo, null];
        listed.set(key, bet);
        changes.in.set(key, bet);
      }
      changed();
    },
    went({ key }) {
      counts = { ...counts, bets: counts.bets - 1 };
      if (listed.delete(key) && !changes.in.delete(key)) changes.gone.add(key);
      changed();
    },
    left(key, multiplier) {
      counts = { ...counts, out: counts.out + 1 };
      const bet = listed.get(key);
      if (bet) {
        const [, name, stake, currency, demo] = bet;
        listed.set(key, [key, name, stake, currency, demo, multiplier]);
        changes.out.set(key, multiplier);
      }
      changed();
    },
    stop() {
      stopBatch?.();
      stopBatch = null;
    },
  };
}
