import type { MismatchReason } from '@/lib/domain/mismatches';
import type { BonusesService } from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { openFurther } from './further-deposit';
import { markMismatch } from './mismatch-store';
import type { ChargeReport, TransferReport } from './provider';
import type { Settlement, Settler } from './settlement';
import * as store from './store';
import type { Database, DepositRow } from './store';
import { lockTransfer, noteTransfer, writeTransfer, type TransferRow } from './transfer-store';

export interface Transfers {
  /**
   * Takes a report about coins on their way to a deposit. They are credited once, when they are final, at the rate that
   * the company reports, rounded down: the first transfer completes its deposit, each further one becomes a deposit of
   * its own.
   * @param deposit whose address it is, locked in `trx`.
   * @param about what the same report says of the charge.
   * @param asked whether the company was asked. Coins for a closed deposit wait for that, as all late money does, and
   *   those at a rate that is far from the one agreed.
   */
  take(
    trx: Database,
    deposit: DepositRow,
    report: { about: ChargeReport; transfer: TransferReport },
    cause: string,
    asked: boolean,
  ): Promise<Settlement>;
}

const nothing: Settlement = { outcome: 'ignored', paid: null };

/** Minor units, never more than the coins are worth. */
export function worthOf({ amount, rate }: Pick<TransferReport, 'amount' | 'rate'>): bigint {
  return rate === null ? 0n : (amount * rate.minor) / rate.per;
}

type RateOfReport = NonNullable<TransferReport['rate']>;
/** Minor units for base units, as the payer was told. */
interface AgreedRate {
  minor: bigint;
  base: bigint;
}

function isFurtherThan(times: bigint, rate: RateOfReport, agreed: AgreedRate): boolean {
  const [told, then] = [rate.minor * agreed.base, agreed.minor * rate.per];
  return told > then * times || told * times < then;
}

/**
 * Whether a rate is so far from the one that the payer was told (ten times, or a tenth) that it must be a mistake, of
 * decimals for instance. Coins don't move so far within the days that an address is followed.
 */
export const isStrange = (rate: RateOfReport, agreed: AgreedRate) => isFurtherThan(10n, rate, agreed);

/** Whether a rate is true only when the company says so again: what one event tells is not enough for it. */
export const isFar = (rate: RateOfReport, agreed: AgreedRate) => isFurtherThan(2n, rate, agreed);

export function createTransfers(
  kernel: Kernel,
  {
    ledger,
    settler,
    bonuses,
  }: { ledger: LedgerService; settler: Settler; bonuses: Pick<BonusesService, 'isPromiseKept'> },
): Transfers {
  const now = () => kernel.clock.now();
  const isOpen = ({ status }: DepositRow) => status === 'creating' || status === 'processing';

  /** A further transfer is a deposit of its own, of exactly what came. @returns its id. */
  const bookFurther = async (
    trx: Database,
    of: DepositRow,
    transfer: TransferReport,
    received: bigint,
    cause: string,
    late: boolean,
  ): Promise<string> => {
    const { bonus_id: bonusId } = of;
    const further = await openFurther(ledger, trx, of, {
      amount: received,
      cause: `further coins for ${of.id}`,
      kind: 'further',
      // Coins that came before were too few for it, or came to nothing.
      awaitsBonus:
        bonusId !== null &&
        !(await bonuses.isPromiseKept(trx, { playerId: of.player_id, bonusId, begunAs: of.id })),
      key: `transfer:${transfer.network}:${transfer.txid}:${transfer.output}`,
      now: now(),
    });
    if (!further) throw new Error(`coins of ${transfer.txid} are booked already`);
    await settler.credit(trx, further, { received, cause, late });
    return further.id;
  };

  /** @returns whose balance moved. */
  const credit = async (
    trx: Database,
    deposit: DepositRow,
    transfer: TransferReport,
    cause: string,
  ): Promise<string | null> => {
    const received = worthOf(transfer);
    const late =
      deposit.ask?.kind === 'address' && transfer.seenAt.getTime() > Date.parse(deposit.ask.rateEndsAt);
    if (received === 0n) {
      const worthless = { credited: 0n, depositId: null };
      await writeTransfer(trx, deposit.id, transfer, 'credited', transfer.version, now(), worthless);
      return null;
    }
    let depositId = deposit.id;
    if (isOpen(deposit)) {
      await settler.credit(trx, deposit, { received, cause, late });
    } else {
      const closed = deposit.status === 'failed' || deposit.status === 'cancel';
      depositId = await bookFurther(trx, deposit, transfer, received, cause, late || closed);
    }
    await writeTransfer(trx, deposit.id, transfer, 'credited', transfer.version, now(), {
      credited: received,
      depositId,
    });
    return deposit.player_id;
  };

  /** What can't be true of coins is for a person; nothing moves by it. */
  const mark = async (
    trx: Database,
    deposit: DepositRow,
    about: ChargeReport,
    reason: MismatchReason = 'words',
  ): Promise<Settlement> => {
    await markMismatch(trx, deposit.id, { reason, told: about, now: now() });
    return { outcome: 'mismatch', paid: null };
  };

  /** What is known of a transfer that was credited only grows; that it went away after all is for a person. */
  const afterCredit = async (
    trx: Database,
    deposit: DepositRow,
    known: TransferRow,
    { about, transfer }: { about: ChargeReport; transfer: TransferReport },
  ): Promise<Settlement> => {
    if (transfer.version <= known.version) return nothing;
    await noteTransfer(trx, transfer, now());
    if (transfer.state === 'final') return nothing;
    if (transfer.state !== 'gone') return mark(trx, deposit, about);
    const takenBack = { reason: 'taken_back', told: null, now: now() } as const;
    await markMismatch(trx, known.creditedDeposit ?? deposit.id, takenBack);
    return { outcome: 'mismatch', paid: null };
  };

  return {
    async take(trx, deposit, { about, transfer }, cause, asked) {
      const { ask } = deposit;
      // The address is told with the charge's answer: before it is written down, reconciliation comes back to this.
      if (ask === null && deposit.status === 'creating') return nothing;
      const agreed = ask?.kind === 'address' && ask.coin === transfer.network ? ask : null;
      const terms = { ...about, status: 'processing', received: 0n } as const;
      if (!agreed) return mark(trx, deposit, about);
      const reason = await settler.contradictionOf(trx, deposit, terms);
      if (reason !== null) return mark(trx, deposit, about, reason);

      const known = await lockTransfer(trx, transfer);
      if (known && (known.depositId !== deposit.id || known.amount !== transfer.amount))
        return mark(trx, deposit, about);
      if (known?.state === 'credited') return afterCredit(trx, deposit, known, { about, transfer });
      if (known && transfer.version <= known.version) return nothing;

      if (transfer.state !== 'final') {
        await writeTransfer(trx, deposit.id, transfer, transfer.state, transfer.version, now());
        return { outcome: 'applied', paid: null };
      }
      // Final before the blocks that were agreed, or at no price: then it isn't.
      if (transfer.confirmations < agreed.confirmationsNeeded || transfer.rate === null)
        return mark(trx, deposit, about);
      const told = { minor: deposit.amount, base: BigInt(agreed.amount) };
      if (isStrange(transfer.rate, told)) return mark(trx, deposit, about);
      const isClosed = deposit.status === 'failed' || deposit.status === 'cancel';
      if (!asked && (isClosed || isFar(transfer.rate, told))) {
        await writeTransfer(trx, deposit.id, transfer, 'confirming', known?.version ?? 0, now());
        await store.updateDeposit(trx, deposit.id, { recheck: true, checked_at: null }, now());
        return { outcome: 'recheck', paid: null };
      }
      return { outcome: 'applied', paid: await credit(trx, deposit, transfer, cause) };
    },
  };
}
