import { randomUUID } from 'node:crypto';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { NotificationsService } from '../../notifications/service';
import type { Grant } from '../grants/grant';
import type { Db } from '../grants/store';
import * as store from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How free spins come and go with bonuses. Every method runs under the wallet's lock, in the caller's transaction. */
export interface SpinGiving {
  /** What a bonus gives of them, once; nothing when it has none, or no game for them. */
  give(trx: Db, grant: Grant): Promise<void>;
  /** Whether spins that may still bring bonus money of a bonus can be used. */
  areOpen(trx: Db, bonusGrantId: string): Promise<boolean>;
  /** They end with their bonus. */
  cancelOf(trx: Db, grant: Pick<Grant, 'id' | 'playerId'>): Promise<void>;
  /** All of a player's in a currency. */
  cancelAll(trx: Db, playerId: string, currency: Currency): Promise<void>;
  /** Tells a player’s pages, when it commits, that their free spins have changed. */
  tell(trx: Db, playerId: string): Promise<void>;
}

export function createSpinGiving(
  { clock }: Pick<Kernel, 'clock'>,
  { notifications }: { notifications: Pick<NotificationsService, 'send'> },
): SpinGiving {
  const tell = async (trx: Db, playerId: string) => {
    await notifications.send(playerId, { type: 'USER_FREESPINS', data: {} }, trx);
  };

  return {
    async give(trx, grant) {
      if (grant.freeSpins === 0 || grant.freeSpinGames.length === 0) return;
      const now = clock.now();
      const isNew = await store.insertFreeSpins(trx, {
        id: randomUUID(),
        playerId: grant.playerId,
        currency: grant.currency,
        bonusId: grant.bonusId,
        bonusGrantId: grant.id,
        number: grant.freeSpins,
        dayLimit: grant.freeSpinDayLimit,
        betAmount: grant.freeSpinBet,
        games: grant.freeSpinGames,
        winsAs: grant.freeSpinWins,
        givenAt: now,
        expiresAt: new Date(now.getTime() + grant.freeSpinDays * DAY_MS),
      });
      if (isNew) await tell(trx, grant.playerId);
    },

    areOpen: store.hasOpenSpins,

    async cancelOf(trx, { id, playerId }) {
      if ((await store.cancelOfBonus(trx, id, clock.now())) > 0) await tell(trx, playerId);
    },

    async cancelAll(trx, playerId, currency) {
      if ((await store.cancelInCurrency(trx, playerId, currency, clock.now())) > 0) await tell(trx, playerId);
    },

    tell,
  };
}
