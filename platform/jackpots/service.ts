import {
  JACKPOT_RANGES,
  JACKPOT_SHARES,
  JACKPOT_TOP,
  JACKPOTS,
  type AmountRange,
  type JackpotCode,
} from '@/lib/domain/jackpots';
import { toSafeMinor, type Money } from '@/lib/money/money';
import type { GamesService } from '../games/service';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { countPlay, JACKPOT_CURRENCY } from './count';
import { createLiveWinners, type LiveOptions } from './live';
import * as store from './store';
import { presentWinners, type Winner } from './winners';

export type { Winner } from './winners';

/** A jackpot as everybody sees it (SPEC §3); the route adds what it is called. */
export interface Jackpot {
  code: JackpotCode;
  jackpotInfo: Money;
  /** It begins at the lower end and takes nothing above the upper one. */
  range: AmountRange;
  /** What of each stake it gets, basis points. */
  share: number;
}

export interface JackpotsService {
  start(): Promise<void>;
  /** Ends all streams, and the counting after the turn that is under way. */
  stop(): Promise<void>;
  /** Counts play every COUNT_MS, on every instance that works: they take turns. */
  work(): void;
  /**
   * Feeds the jackpots from what was played since the last time, and finds the winners in it. Opens the jackpots first,
   * the first time. @returns false when another one is at it.
   */
  count(): Promise<boolean>;
  /** In order max, mid, mini; none before they are opened. */
  jackpots(): Promise<Jackpot[]>;
  /** The newest wins of real money that were larger than their stake, the newest first. */
  winners(limit: number): Promise<Winner[]>;
  /** The largest of them in jackpot games, the largest first. */
  top(): Promise<Winner[]>;
  /**
   * A stream of new winners, beginning with the newest ones.
   * @throws Problem 429 beyond the streams of a network, 503 beyond those of the instance.
   */
  open(options: LiveOptions): Promise<ReadableStream<Uint8Array>>;
  /** Forgets winners that no list shows any more. */
  sweep(): Promise<void>;
}

/** How often play is counted: a round shows in the amounts with the next poll. Milliseconds. */
const COUNT_MS = 2_000;
const KEPT = { newest: 1_000, largest: 100 };

export interface JackpotsParts {
  ledger: Pick<LedgerService, 'feedJackpots' | 'jackpots'>;
  games: Pick<GamesService, 'offeredGames'>;
  heartbeatMs?: number;
}

/** Jackpots and recent winners: both follow play from behind, and never hold it up. */
export function createJackpotsService(kernel: Kernel, parts: JackpotsParts): JackpotsService {
  const { db, log } = kernel;
  const { ledger, games } = parts;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> | undefined;
  let stopped = false;

  const newest = async (limit: number, after?: number) =>
    presentWinners(await store.newestWinners(db, limit, after), games);
  const live = createLiveWinners(kernel, { newest, heartbeatMs: parts.heartbeatMs });
  const count = () => db.transaction().execute((trx) => countPlay(trx, ledger));

  const goOn = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      turn = count()
        .catch((error: unknown) => log.error({ err: error }, 'play could not be counted'))
        .finally(goOn);
    }, COUNT_MS);
  };

  return {
    count,
    work: goOn,
    start: () => live.start(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await live.stop();
      await turn;
    },

    async jackpots() {
      const held = await ledger.jackpots(db, JACKPOT_CURRENCY);
      if (!held) return [];
      return JACKPOTS.map((name) => ({
        code: `jackpot-${name}` as const,
        jackpotInfo: { amount: toSafeMinor(held[name]), currency: JACKPOT_CURRENCY },
        range: JACKPOT_RANGES[name],
        share: JACKPOT_SHARES[name],
      }));
    },

    winners: (limit) => newest(limit),
    top: async () => presentWinners(await store.largestWinners(db, JACKPOT_TOP), games),
    open: (options) => live.open(options),

    async sweep() {
      const swept = await store.sweepWinners(db, KEPT);
      log.info({ swept }, 'winners swept');
    },
  };
}
