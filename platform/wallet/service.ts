import { toSafeMinor } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import { SESSION_IDLE_MS } from '../games/service';
import type { WalletAnswer, WalletCall } from './call';
import { createLanes } from './lanes';
import * as store from './store';
import type { MoneyCall, Outcome } from './store';

/** A bet that neither a win nor a rollback ended is given back after this long. Milliseconds. */
const OPEN_BET_MS = 14 * 24 * 60 * 60_000;

const SWEEP_BATCH = 200;

/** Calls in one statement at most: docs/adr/0019-spine-of-money.md. */
const CALLS_TOGETHER = 64;
/** Calls that wait in one lane at most: some seconds of work, after which studios have stopped waiting. */
const CALLS_WAITING = 10_000;
/** A call whose wallet is locked may keep its lane this long, ms; so many of each lane then hold a connection. */
const ALONE_MS = 250;
const BESIDE_A_LANE = 2;

/** Told when a player's money has moved, after the commit. */
interface BalanceAnnouncer {
  balanceChanged(playerId: string): void;
}

/**
 * The seamless wallet. Every method answers with a status; they throw when the outcome is unknown (the
 * database did not answer), or as Problem 503 when a call was not taken; the studio repeats or rolls back then.
 */
export interface WalletService {
  balance(call: WalletCall<'balance'>): Promise<WalletAnswer>;
  bet(call: WalletCall<'bet'>): Promise<WalletAnswer>;
  win(call: WalletCall<'win'>): Promise<WalletAnswer>;
  rollback(call: WalletCall<'rollback'>): Promise<WalletAnswer>;
  /** Whether a call with this id was decided. */
  isDecided(txId: string): Promise<boolean>;
  /** The ledger's transaction of a studio's call; null for a call that is not known, or moved nothing. */
  transactionOf(txId: string): Promise<string | null>;
  /** The same of several; those that moved nothing have none. */
  transactionsOf(txIds: readonly string[]): Promise<string[]>;
  /** Rolls back bets that have been open for OPEN_BET_MS. @returns how many. */
  rollBackOpenBets(): Promise<number>;
}

export function createWalletService(
  kernel: Pick<Kernel, 'config' | 'pool' | 'openPool' | 'clock'>,
  { notifications }: { notifications: BalanceAnnouncer },
): WalletService {
  const { pool, clock } = kernel;
  const lanes = kernel.config.walletLanes;
  // Calls that move money have connections of their own, so that nothing else that takes long can hold them up.
  const ownPool = kernel.openPool(lanes * (1 + BESIDE_A_LANE));

  const answer = (
    call: {
      request_id: string;
      player_id: string;
      tx_id?: string | null;
      free_spin_grant_id?: string | null | undefined;
    },
    outcome: Outcome,
  ): WalletAnswer => {
    const { free_spin_grant_id: spins } = call;
    if (outcome.moved) notifications.balanceChanged(call.player_id.toLowerCase());
    return {
      request_id: call.request_id,
      status: outcome.status,
      balance: toSafeMinor(outcome.balance),
      currency: outcome.currency,
      tx_id: call.tx_id ?? null,
      ...(spins &&
        typeof outcome.spinsLeft === 'number' && {
          free_spins: { grant_id: spins, left_today: outcome.spinsLeft },
        }),
    };
  };
  const idleSince = (now: Date) => new Date(now.getTime() - SESSION_IDLE_MS);
  const take = createLanes<MoneyCall, Outcome>({
    lanes,
    most: CALLS_TOGETHER,
    mostWaiting: CALLS_WAITING,
    aloneMs: ALONE_MS,
    mostBeside: BESIDE_A_LANE,
    playerOf: ({ call }) => call.player_id.toLowerCase(),
    kindOf: ({ kind }) => kind,
    isOfOneCall: store.isRefusedBatch,
    takeTogether: (calls, lockMs) => {
      const now = clock.now();
      return store.takeTogether(ownPool, calls, { now, idleSince: idleSince(now), lockMs });
    },
  });

  return {
    async balance(call) {
      const now = clock.now();
      return answer(call, await store.balance(pool, call, now, idleSince(now)));
    },
    async bet(call) {
      return answer(call, await take({ kind: 'bet', call }));
    },
    async win(call) {
      return answer(call, await take({ kind: 'win', call }));
    },
    async rollback(call) {
      return answer(call, await take({ kind: 'rollback', call }));
    },
    transactionOf: (txId) => store.transactionOf(pool, txId),
    transactionsOf: (txIds) => store.transactionsOf(pool, txIds),
    isDecided: (txId) => store.isDecided(pool, txId),
    async rollBackOpenBets() {
      const before = new Date(clock.now().getTime() - OPEN_BET_MS);
      let rolledBack = 0;
      for (;;) {
        const open = await store.openBets(pool, before, SWEEP_BATCH);
        let ended = 0;
        for (const rollback of open) {
          const outcome = await take({ kind: 'rollback', call: rollback });
          // Settled or rolled back by the studio in this very moment: ended too.
          if (outcome.status === 'OK' || outcome.status === 'ALREADY_SETTLED') ended += 1;
          if (!outcome.moved) continue;
          rolledBack += 1;
          notifications.balanceChanged(rollback.player_id);
        }
        if (ended < open.length) throw new Error(`${open.length - ended} open bets could not be rolled back`);
        if (open.length < SWEEP_BATCH) break;
      }
      await store.markSwept(pool, before);
      return rolledBack;
    },
  };
}
