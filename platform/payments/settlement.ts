import type { DepositFailure } from '@/lib/domain/deposits';
import type { MismatchReason } from '@/lib/domain/mismatches';
import type { BonusesService } from '../bonuses/service';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import type { LoyaltyService } from '../loyalty/service';
import { contradictionOf } from './contradiction';
import { decide, type DepositStatus } from './deposit-state';
import type { Instruments } from './instruments';
import { decidedOf, markMismatch, renewMark, settleMismatches } from './mismatch-store';
import type { ChargeReport } from './provider';
import { noteRefunded } from './refund-store';
import type { Reversals } from './reversals';
import * as store from './store';
import type { SettlementOutcome } from './settlement-outcome';
import type { Database, DepositRow } from './store';
import { createTakingBack } from './taking-back';

/** What of the provider's own answer a person should look at, beside a webhook: the words of its line in the log. */
const ALERTS: Partial<Record<SettlementOutcome, string>> = {
  mismatch: 'payments: charge contradicts',
  differs: 'payments: another amount than asked',
  unmatched: 'payments: bank money that can’t be booked',
};

/** Says in the log that a person should look at a deposit, if its settlement by the provider's answer wants it. */
export function alertOf({ log }: Pick<Kernel, 'log'>, deposit: string, { outcome }: Settlement): void {
  const said = ALERTS[outcome];
  if (said !== undefined) log.error({ deposit, alert: true }, said);
}

export interface Settlement {
  outcome: SettlementOutcome;
  /** Whose balance moved, if one did: to be announced after the commit. */
  paid: string | null;
}

export interface DepositCredit {
  /** Minor units. */
  received: bigint;
  /** For the deposit's history. */
  cause: string;
  /** Whether it came after it was asked for. */
  late: boolean;
  /** Written with it when it isn't known yet. */
  chargeId?: string;
  /** Whether it goes back with the same report: then it brings no bonus. */
  goesBack?: boolean;
}

export interface Settler {
  /** What of the report cannot be about this deposit as it was agreed: then nothing may move. Null when all of it can. */
  contradictionOf(trx: Database, deposit: DepositRow, report: ChargeReport): Promise<MismatchReason | null>;
  /** Whether the money may not be booked for whose it is: it is written down then, for a person. */
  withholds(trx: Database, deposit: DepositRow, report: ChargeReport): Promise<boolean>;
  /**
   * Brings a deposit to the state that the provider reports. Webhooks and reconciliation both use it. Coins are credited
   * transfer by transfer (transfers.ts): that their charge is complete credits nothing.
   * @param deposit locked in `trx`.
   * @param cause for the deposit's history, for example `webhook:evt_1`.
   */
  settle(trx: Database, deposit: DepositRow, report: ChargeReport, cause: string): Promise<Settlement>;
  /**
   * Books money to an open deposit and completes it. Nothing else credits one.
   * @param deposit locked in `trx`.
   */
  credit(trx: Database, deposit: DepositRow, credit: DepositCredit): Promise<void>;
  /**
   * Marks a deposit whose report contradicts itself, and has reconciliation ask the provider at its next run. Nothing else
   * changes. @param deposit locked in `trx`.
   */
  dispute(trx: Database, deposit: DepositRow, report: ChargeReport): Promise<Settlement>;
  /** Closes a deposit that brought nothing. Does nothing to one that is closed. @param deposit locked in `trx`. */
  close(
    trx: Database,
    deposit: DepositRow,
    status: 'failed' | 'cancel',
    cause: string,
    failure: DepositFailure | null,
  ): Promise<void>;
  /** Tries again to book a refund that the balance didn't cover. @returns whether it is booked now. */
  collectRefund(trx: Database, deposit: DepositRow, cause: string): Promise<boolean>;
}

const isOpen = (status: DepositStatus) => status === 'creating' || status === 'processing';

export function createSettler(
  kernel: Kernel,
  ledger: LedgerService,
  instruments: Instruments,
  reversals: Reversals,
  {
    bonuses,
    loyalty,
  }: {
    bonuses: Pick<BonusesService, 'depositCompleted'>;
    loyalty: Pick<LoyaltyService, 'pointsChanged'>;
  },
): Settler {
  const now = () => kernel.clock.now();

  const { refund, refundFurther } = createTakingBack({ now, ledger, loyalty });

  const settler: Settler = {
    contradictionOf,

    withholds: async (trx, deposit, report) => (await instruments.note(trx, deposit, report)) !== 'fine',

    async settle(trx, agreed, report, cause) {
      const sentBack = report.status === 'refunded' && report.reversal !== 'chargeback';
      const charge = { provider: agreed.provider, chargeId: report.chargeId, now: now() };
      if (sentBack) await noteRefunded(trx, charge);
      // What people decided about a payment counts as agreed.
      const decided = await decidedOf(trx, agreed, report);
      if (decided === 'returned') return { outcome: 'ignored', paid: null };
      const reason = decided ? null : await contradictionOf(trx, agreed, report);
      if (reason !== null) {
        const isUndecided = await markMismatch(trx, agreed.id, { reason, told: report, now: now() });
        return { outcome: isUndecided ? 'mismatch' : 'ignored', paid: null };
      }
      // A late payment became a deposit of its own; later reports on the charge belong to that one.
      const late = isOpen(agreed.status) ? undefined : await store.lockLateDeposit(trx, agreed.id);
      const deposit = decided ?? late ?? agreed;
      const decision = decide(deposit.status, report.status, report.received);
      const payer = await instruments.note(trx, deposit, report);
      if (payer === 'unmatched' || payer === 'known') {
        return { outcome: payer === 'known' ? 'ignored' : payer, paid: null };
      }

      const byCharge = decision.steps.includes('credit') || decision.outcome === 'recheck';
      if (deposit.ask?.kind === 'address' && byCharge) return { outcome: 'ignored', paid: null };
      if (decision.outcome === 'recheck') {
        await store.updateDeposit(
          trx,
          deposit.id,
          { recheck: true, checked_at: null, charge_id: report.chargeId },
          now(),
        );
        return { outcome: 'recheck', paid: null };
      }
      if (decision.outcome === 'ignored') return { outcome: 'ignored', paid: null };

      // Step by step, so that the history shows money coming and going, and never more than was booked.
      const credits = decision.steps.includes('credit');
      const refunds = decision.steps.includes('refund');
      const { received, chargeId, reversal } = report;
      const told = reversal === 'chargeback' ? `${cause} (charged back)` : cause;
      if (decision.steps.length > 0) await settleMismatches(trx, agreed.id, chargeId, now());
      if (credits) {
        const booked = { received, cause, chargeId, late: deposit.late, goesBack: refunds };
        await settler.credit(trx, deposit, booked);
      }
      if (refunds) await refundFurther(trx, deposit, report, told);
      const isCovered = refunds && (await refund(trx, deposit));
      // What was credited only now was not played with, and brings no bonus.
      const bonus = refunds && !credits ? await reversals.takeBonus(trx, deposit) : 0n;
      if (refunds && !credits) await reversals.leaveWinnings(trx, deposit, report);
      if (refunds && !isCovered) {
        await store.updateDeposit(trx, deposit.id, { refund_due: true, reversal, checked_at: now() }, now());
        await reversals.tellOfBonus(trx, deposit, bonus);
        return { outcome: 'refund_due', paid: credits || bonus > 0n ? deposit.player_id : null };
      }
      if (refunds && !credits) await reversals.tell(trx, deposit, bonus);
      if (decision.steps.includes('close')) {
        await ledger.closeDeposit(trx, {
          transactionId: deposit.ledger_transaction_id,
          status: decision.next === 'failed' ? 'failed' : 'cancel',
        });
      }
      if (decision.next !== 'complete') {
        await store.updateDeposit(
          trx,
          deposit.id,
          {
            cause: told,
            charge_id: chargeId,
            status: decision.next,
            failure: decision.next === 'refund' ? null : report.failure,
            reversal: decision.next === 'refund' ? reversal : null,
            refund_due: false,
            ...(decision.steps.includes('close') ? { recheck: false } : {}),
          },
          now(),
        );
      }
      const differs =
        credits && received !== agreed.amount && (await store.asksFixedAmount(trx, agreed.method));
      return {
        outcome: differs ? 'differs' : 'applied',
        paid: credits || refunds ? deposit.player_id : null,
      };
    },

    async credit(trx, deposit, { received, cause, late, chargeId, goesBack = false }) {
      await ledger.completeDeposit(trx, {
        transactionId: deposit.ledger_transaction_id,
        amount: received,
        idempotencyKey: `deposit:${deposit.id}:complete`,
      });
      const charge = chargeId === undefined ? {} : { charge_id: chargeId };
      const booked = { status: 'complete', received, late, cause, recheck: false, ...charge } as const;
      await store.updateDeposit(trx, deposit.id, booked, now());
      await renewMark(trx, deposit.id, now());
      if (goesBack) return;
      await loyalty.pointsChanged(trx, deposit.player_id);
      await bonuses.depositCompleted(trx, {
        playerId: deposit.player_id,
        depositId: deposit.id,
        currency: deposit.currency,
        credited: received,
        bonusId: deposit.bonus_id,
        begunAs: deposit.late_of ?? deposit.further_of ?? deposit.id,
      });
    },

    async dispute(trx, deposit, report) {
      // What is booked stays booked until a person has looked; everything else the company can still answer.
      const booked = deposit.status === 'complete' || deposit.status === 'refund';
      const ask = booked ? {} : { recheck: true, checked_at: null };
      await markMismatch(trx, deposit.id, { reason: 'words', told: report, now: now() });
      await store.updateDeposit(trx, deposit.id, ask, now());
      return { outcome: 'mismatch', paid: null };
    },

    async close(trx, deposit, status, cause, failure) {
      if (!isOpen(deposit.status)) return;
      await ledger.closeDeposit(trx, { transactionId: deposit.ledger_transaction_id, status });
      const change = { status, cause, failure, recheck: false };
      await store.updateDeposit(trx, deposit.id, change, now());
    },

    async collectRefund(trx, deposit, cause) {
      if (!deposit.refund_due || deposit.status !== 'complete') return false;
      const booked = await refund(trx, deposit);
      if (booked) await reversals.tell(trx, deposit, 0n);
      await store.updateDeposit(
        trx,
        deposit.id,
        booked ? { status: 'refund', refund_due: false, cause, checked_at: now() } : { checked_at: now() },
        now(),
      );
      return booked;
    },
  };
  return settler;
}
