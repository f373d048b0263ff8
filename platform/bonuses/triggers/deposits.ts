import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import type { LedgerService } from '../../ledger/service';
import type { Grant } from '../grants/grant';
import type { GrantEngine } from '../grants/engine';
import type { FreeSpinsService } from '../free-spins/service';
import * as grants from '../grants/store';
import type { Db } from '../grants/store';
import { MADE } from '../deposit-offers';
import * as store from '../store';

export interface CompletedDeposit {
  playerId: string;
  depositId: string;
  currency: Currency;
  /** What was credited, minor units. */
  credited: bigint;
  /** The campaign that the deposit was made for; null for none. */
  bonusId: string | null;
}

export interface DepositTriggers {
  /** In the transaction that completes a deposit. @returns what came with it, if anything did. */
  depositCompleted(trx: Db, deposit: CompletedDeposit): Promise<Grant | null>;
  /** In the transaction that takes a deposit back: what came with it goes, once. @returns the bonus money that went. */
  depositTakenBack(trx: Db, deposit: { depositId: string }): Promise<bigint>;
  /** Bonus money that a deposit brought, less what went back to the house; minor units, below 0 when won money went too. */
  keptOfDeposit(on: Db, depositId: string): Promise<bigint>;
  /** Whether a bonus of the player is active in a currency: the wallet's bonus money is its. */
  isWagering(trx: Db, playerId: string, currency: Currency): Promise<boolean>;
}

/** Bonuses that come with a deposit (type 5): a percent of what was credited, at most so much. */
export function createDepositTriggers({
  engine,
  ledger,
  freeSpins,
}: {
  engine: GrantEngine;
  freeSpins: Pick<FreeSpinsService, 'depositTakenBack'>;
  ledger: Pick<LedgerService, 'lockWallet' | 'countDeposits'>;
}): DepositTriggers {
  return {
    async depositCompleted(trx, { playerId, depositId, currency, credited, bonusId }) {
      const campaign = bonusId === null ? undefined : await store.findCampaign(trx, bonusId);
      const amounts = campaign?.amounts[currency];
      if (campaign?.type !== bonusTypeCode('Deposits') || !amounts) return null;
      // What was promised when the deposit was made holds, also if the campaign was stopped meanwhile; less than its
      // minimum may have come.
      if (credited < BigInt(amounts.minDeposit)) return null;
      await ledger.lockWallet(trx, playerId, currency);
      const number = await ledger.countDeposits(playerId, MADE, trx);
      const { depositsFrom, depositsTo } = campaign;
      if (depositsFrom !== null && depositsTo !== null && (number < depositsFrom || number > depositsTo))
        return null;
      const share = (credited * BigInt(campaign.percent)) / 100n;
      const most = BigInt(amounts.maxBonus);
      return engine.give(trx, {
        playerId,
        currency,
        campaign: { ...campaign, startsAt: null, endsAt: null },
        promised: true,
        triggerKey: `deposit:${depositId}`,
        amount: share < most ? share : most,
        deposit: { id: depositId, amount: credited },
      });
    },

    async depositTakenBack(trx, { depositId }) {
      let burned = 0n;
      for (const grant of await grants.openGrantsOfDeposit(trx, depositId)) {
        burned += await engine.end(trx, grant, 'forfeited', 'deposit_back');
      }
      await freeSpins.depositTakenBack(trx, depositId);
      return burned;
    },

    keptOfDeposit: grants.keptOfDeposit,

    isWagering: async (trx, playerId, currency) =>
      (await grants.activeGrant(trx, playerId, currency)) !== null,
  };
}
