import type { Kernel } from '../kernel/kernel';
import { recordMoney, writeBankDetails } from './bank-store';
import { markMismatch } from './mismatch-store';
import type { ChargeReport, ProviderDetail } from './provider';
import type { Settlement, Settler } from './settlement';
import type { Database, DepositRow } from './store';
import type { Transfers } from './transfers';

/** What a company tells of a deposit beside its state: coins on their way, account details, money without its digits. */
export interface Details {
  /** @param deposit locked in `trx`. @param asked whether the company was asked, rather than telling it by itself. */
  take(
    trx: Database,
    deposit: DepositRow,
    detail: { about: ChargeReport; what: ProviderDetail },
    cause: string,
    asked: boolean,
  ): Promise<Settlement>;
}

export function createDetails(kernel: Kernel, settler: Settler, transfers: Transfers): Details {
  return {
    async take(trx, deposit, { about, what }, cause, asked) {
      if (what.kind === 'transfer') {
        return transfers.take(trx, deposit, { about, transfer: what.transfer }, cause, asked);
      }
      const terms = { ...about, status: 'processing', received: 0n } as const;
      const reason = await settler.contradictionOf(trx, deposit, terms);
      if (reason !== null) {
        await markMismatch(trx, deposit.id, { reason, told: about, now: kernel.clock.now() });
        return { outcome: 'mismatch', paid: null };
      }
      if (what.kind === 'bank') {
        const isNew = await writeBankDetails(trx, deposit.id, what.bank);
        return { outcome: isNew ? 'applied' : 'ignored', paid: null };
      }
      const open = deposit.status === 'creating' || deposit.status === 'processing';
      const isNew = await recordMoney(trx, {
        ...what.money,
        provider: deposit.provider,
        depositId: deposit.id,
        reason: open ? 'no_digits' : 'closed',
        at: kernel.clock.now(),
      });
      return { outcome: isNew ? 'unmatched' : 'ignored', paid: null };
    },
  };
}
