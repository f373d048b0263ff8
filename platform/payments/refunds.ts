import { API_CODES } from '@/lib/domain/api-codes';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { ProviderError, type PaymentProvider, type RefundReport } from './provider';
import * as refunds from './refund-store';
import type { OfficeDeposit, RefundRow } from './refund-store';
import { alertOf, type Settler } from './settlement';
import * as store from './store';
import type { Database, DepositRow } from './store';

const MINUTE = 60_000;

/** How long things may take before the company is asked. Milliseconds. */
export const REFUND_RECONCILE = {
  /** Decided and not known to be sent: whoever was sending it may have died. */
  sendingAfter: MINUTE,
  sentAfter: 5 * MINUTE,
} as const;

/** How long one turn may take; turns come every minute. */
const RUN_BUDGET_MS = 20_000;
/** A refund that nobody answers about for so long is looked at by a person. Milliseconds. */
const SILENT_MS = 30 * MINUTE;
/** A player's deposits that operators see at once. */
const SHOWN = 50;

interface Begun {
  operatorId: string;
  reason: string;
  requestId: string;
}

/** Refunds of deposits that operators decided. */
export interface RefundsService {
  /** A player's latest deposits, each with its latest refund. */
  depositsOf(playerId: string): Promise<OfficeDeposit[]>;
  /** Whose deposit it is, and what it brought. @throws Problem 404 (code 23). */
  depositOf(on: Database, depositId: string): Promise<{ playerId: string; amount: bigint; currency: string }>;
  /** Why a deposit can't be refunded; null when it can. Locks it. @throws Problem 404 (code 23). */
  obstacle(trx: Database, depositId: string): Promise<string | null>;
  /**
   * Writes down that a deposit is to be refunded. Only after `obstacle` in the same transaction.
   * @returns what follows the commit: it is sent then.
   */
  begin(trx: Database, refund: Begun & { depositId: string }): Promise<() => Promise<void>>;
  /** The same for money that came otherwise than agreed and was never booked. @param deposit locked in `trx`. */
  beginUnbooked(
    trx: Database,
    deposit: DepositRow,
    refund: { mismatchId: string; chargeId: string; amount: bigint; currency: string; operatorId: string },
  ): Promise<() => Promise<void>>;
  /** Asks about every refund that should be over by now. @returns how many were looked at. */
  reconcile(limit?: number): Promise<number>;
}

export function createRefunds(parts: {
  kernel: Kernel;
  providers: ReadonlyMap<string, PaymentProvider>;
  settler: Settler;
  balanceChanged: (playerId: string) => void;
}): RefundsService {
  const { kernel, providers, settler, balanceChanged } = parts;
  const { db, log, clock } = kernel;

  const nothing = () => Promise.resolve();
  const found = (deposit: DepositRow | undefined): DepositRow => {
    if (!deposit) throw new Problem(404, API_CODES.transactionNotFound, 'there is no such deposit');
    return deposit;
  };
  const providerOf = (refund: Pick<RefundRow, 'provider'>): PaymentProvider => {
    const provider = providers.get(refund.provider);
    if (!provider) throw new Error(`no provider ${refund.provider}`);
    return provider;
  };

  /** What the company tells of a refund that it has, or has refused. The deposit is booked by what it tells of the charge. */
  const take = async (refund: RefundRow, report: RefundReport) => {
    const now = clock.now();
    const { refundId } = report;
    if (report.status === 'failed') {
      const failure = report.failure ?? 'other';
      log.error({ refund: refund.id, failure, alert: true }, 'payments: a refund was not sent');
      await refunds.updateRefund(db, refund.id, { state: 'failed', failure, refundId, now });
      return;
    }
    await refunds.updateRefund(db, refund.id, { state: 'sent', refundId, now });
    if (report.status === 'completed') await bookByCharge(refund);
  };

  /** The webhook may be lost: what the company says of the charge books it in the same way. */
  const bookByCharge = async (refund: RefundRow) => {
    const charge = await providerOf(refund).getCharge(refund.charge_id);
    if (!charge) throw new ProviderError('unknown', 'the company knows no such charge');
    const paid = await db.transaction().execute(async (trx) => {
      const deposit = found(await store.lockDeposit(trx, charge.reference));
      const settled = await settler.settle(trx, deposit, charge, `refund ${refund.id}`);
      alertOf(kernel, deposit.id, settled);
      return settled.paid;
    });
    if (paid) balanceChanged(paid);
  };

  const noAnswer = async (refund: RefundRow, error: ProviderError) => {
    const detail = { err: error, refund: refund.id, outcome: error.outcome };
    const isSilent = clock.now().getTime() - refund.created_at.getTime() > SILENT_MS;
    if (error.wantsPerson) log.error({ ...detail, alert: true }, 'payments: call about a refund not taken');
    else if (isSilent) log.error({ ...detail, alert: true }, 'payments: nobody answers about a refund');
    else log.warn(detail, 'payments: no answer about a refund');
    await refunds.updateRefund(db, refund.id, { state: refund.state, now: clock.now() });
  };

  /** @param again whether it may have been sent before: the company is asked for it by our name first. */
  const send = async (refund: RefundRow, again: boolean) => {
    const provider = providerOf(refund);
    const known = again ? await provider.findRefund(refund.id) : null;
    if (known) return take(refund, known);
    const request = {
      reference: refund.id,
      charge: refund.charge_id,
      amount: Number(refund.amount),
      currency: refund.currency,
    };
    const report = await provider.createRefund(request, `refund-${refund.id}`);
    // Refused: only if it has none under our name, since an earlier try may have made it.
    const made = report.refundId === null ? await provider.findRefund(refund.id) : null;
    return take(refund, made ?? report);
  };

  const look = async (id: string, again: boolean) => {
    const refund = await refunds.findRefund(db, id);
    if (!refund || refund.state === 'refunded' || refund.state === 'failed') return;
    try {
      await send(refund, again);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await noAnswer(refund, error);
    }
  };

  const write = async (
    trx: Database,
    deposit: DepositRow,
    refund: {
      mismatchId: string | null;
      chargeId: string;
      amount: bigint;
      currency: string;
      operatorId: string;
    },
  ): Promise<string> => {
    const id = await refunds.insertRefund(trx, {
      depositId: deposit.id,
      mismatchId: refund.mismatchId,
      provider: deposit.provider,
      chargeId: refund.chargeId,
      amount: refund.amount,
      currency: refund.currency,
      askedBy: refund.operatorId,
      now: clock.now(),
    });
    if (id === undefined)
      throw new Problem(409, API_CODES.transactionStatus, 'this payment goes back already');
    return id;
  };

  return {
    depositsOf: (playerId) => refunds.listOfficeDeposits(db, playerId, SHOWN),

    async depositOf(on, depositId) {
      const {
        player_id: playerId,
        received,
        amount,
        currency,
      } = found(await store.findDeposit(on, depositId));
      return { playerId, amount: received ?? amount, currency };
    },

    async obstacle(trx, depositId) {
      const deposit = found(await store.lockDeposit(trx, depositId));
      if (deposit.status !== 'complete') return `the deposit is ${deposit.status}`;
      if (deposit.refund_due) return 'the company has taken it back already';
      const { further_of: beside, charge_id: chargeId } = deposit;
      const main = beside === null ? undefined : await store.findDeposit(trx, beside);
      if (main && main.charge_id === chargeId) return 'it came beside a payment, and has none of its own';
      if (deposit.ask?.kind === 'address') return 'coins can’t be sent back to where they came from';
      if (chargeId === null || !providers.get(deposit.provider)?.refunds)
        return 'its payment company sends nothing back';
      return (await refunds.isRefunding(trx, deposit.provider, chargeId))
        ? 'this payment goes back already'
        : null;
    },

    async begin(trx, { depositId, operatorId, reason, requestId }) {
      const deposit = found(await store.lockDeposit(trx, depositId));
      const { charge_id: chargeId, received, currency, player_id: playerId } = deposit;
      if (chargeId === null || received === null) throw new Error(`deposit ${depositId} brought nothing`);
      const amount = received;
      const id = await write(trx, deposit, { mismatchId: null, chargeId, amount, currency, operatorId });
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'payments.refund-deposit',
        subject: playerId,
        reason,
        requestId,
        after: { refund: id, deposit: depositId, amount: Number(amount), currency },
      });
      return () => look(id, false);
    },

    async beginUnbooked(trx, deposit, refund) {
      if (!providers.get(deposit.provider)?.refunds) return nothing;
      if (await refunds.isRefunding(trx, deposit.provider, refund.chargeId)) return nothing;
      const id = await write(trx, deposit, refund);
      return () => look(id, false);
    },

    async reconcile(limit = 100) {
      const before = (ms: number) => new Date(clock.now().getTime() - ms);
      const ids = await refunds.findOpenRefunds(
        db,
        { sending: before(REFUND_RECONCILE.sendingAfter), checked: before(REFUND_RECONCILE.sentAfter) },
        limit,
      );
      const started = Date.now();
      let looked = 0;
      for (const id of ids) {
        if (Date.now() - started > RUN_BUDGET_MS) break;
        looked += 1;
        // One that can't be settled must not keep the others waiting.
        try {
          await look(id, true);
        } catch (error) {
          log.error({ err: error, refund: id, alert: true }, 'payments: refund not settled');
        }
      }
      return looked;
    },
  };
}
