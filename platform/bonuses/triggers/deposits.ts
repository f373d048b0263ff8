import { DEPOSIT_REFUSALS, type BonusRefusal, type DepositRefusal } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { Grant } from '../grants/grant';
import type { GrantEngine } from '../grants/engine';
import type { FreeSpinsService } from '../free-spins/service';
import * as grants from '../grants/store';
import type { Db } from '../grants/store';
import { createPromiseGiving, isPromiseKept, type PromisedDeposit } from '../promises/giving';
import { refuseDeposit, refusedOf } from '../promises/store';

export interface CompletedDeposit extends Omit<PromisedDeposit, 'bonusId'> {
  /** The campaign that the deposit was made for; null for none. */
  bonusId: string | null;
}

export interface DepositTriggers {
  /**
   * In the transaction that completes a deposit: it brings its bonus by the rules that it was made by, once for all that
   * comes of it. Where it brings none, the reason is kept. @returns what came with it, if anything did.
   */
  depositCompleted(trx: Db, deposit: CompletedDeposit): Promise<Grant | null>;
  /** Whether the bonus that a deposit was made for has been given, whatever became of it since. */
  isPromiseKept(on: Db, deposit: Pick<PromisedDeposit, 'playerId' | 'bonusId' | 'begunAs'>): Promise<boolean>;
  /** Why completed deposits came without the bonus that they were made for, by their ids. */
  refusedOf(depositIds: readonly string[]): Promise<ReadonlyMap<string, DepositRefusal>>;
  /** In the transaction that takes a deposit back: what came with it goes, once. @returns the bonus money that went. */
  depositTakenBack(trx: Db, deposit: { depositId: string }): Promise<bigint>;
  /** Bonus money that a deposit brought, less what went back to the house; minor units, below 0 when won money went too. */
  keptOfDeposit(on: Db, depositId: string): Promise<bigint>;
  /** Whether a bonus of the player is active in a currency: the wallet's bonus money is its. */
  isWagering(trx: Db, playerId: string, currency: Currency): Promise<boolean>;
}

const toldOf = (why: BonusRefusal): DepositRefusal =>
  DEPOSIT_REFUSALS.find((reason) => reason === why) ?? 'unavailable';

/** Bonuses that come with a deposit (type 5): a percent of what was credited, at most so much. */
export function createDepositTriggers(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  {
    engine,
    ledger,
    freeSpins,
  }: {
    engine: Pick<GrantEngine, 'giveOrSay' | 'end'>;
    freeSpins: Pick<FreeSpinsService, 'depositTakenBack'>;
    ledger: Pick<LedgerService, 'lockWallet'>;
  },
): DepositTriggers {
  const givePromised = createPromiseGiving(engine);

  return {
    async depositCompleted(trx, { bonusId, ...deposit }) {
      if (bonusId === null) return null;
      const { playerId, depositId, currency } = deposit;
      await ledger.lockWallet(trx, playerId, currency);
      const offered = await givePromised(trx, { ...deposit, bonusId });
      if (!offered || offered.grant) return offered?.grant ?? null;
      const refusal = { playerId, bonusId, depositId, reason: toldOf(offered.why), at: clock.now() };
      await refuseDeposit(trx, refusal);
      return null;
    },

    isPromiseKept,

    refusedOf: (depositIds) => refusedOf(db, depositIds),

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
