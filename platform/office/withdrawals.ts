import type { Kysely } from 'kysely';
import { z } from 'zod';
import { API_CODES } from '@/lib/domain/api-codes';
import { REJECTION_REASONS } from '@/lib/domain/withdrawals';
import { toDecimalString } from '@/lib/money/money';
import type { ApprovalsService } from '../approvals/service';
import { audit } from '../audit/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import type { LedgerService, PlayerTransaction } from '../ledger/service';
import type { OperatorsService } from '../operators/service';
import {
  withdrawalNumber,
  type ListedWithdrawal,
  type NameMatch,
  type PaymentsService,
  type WithdrawalFilter,
  type WithdrawalsService,
} from '../payments/service';
import type { VerificationService } from '../verification/service';
import { exportTable, type Taker } from './export';
import { named } from './named';
import type { Named } from './types';

/** Above the second threshold two people decide: one asks, another one agrees, and it is paid then. */
const TWO_PEOPLE = 'payments.pay-out';
const WAITS_MS = 24 * 60 * 60 * 1000;

const askedSchema = z.object({ id: z.uuid(), amount: z.int(), currency: z.string(), operatorId: z.string() });

export const decisionInput = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('reject'), reason: z.enum(REJECTION_REASONS) }),
]);
export type OfficeDecision = z.output<typeof decisionInput> & { id: string; note: string };

/** What is beside the money that is decided about. */
const ADJUSTMENTS = [
  'bonus',
  'manual_bonus',
  'cashback',
  'change_balance_inc',
  'change_balance_dec',
] as const;
const ADJUSTMENTS_SHOWN = 8;

export interface WithdrawalCase {
  withdrawal: Named<ListedWithdrawal>;
  steps: Awaited<ReturnType<WithdrawalsService['steps']>>;
  deposits: Awaited<ReturnType<WithdrawalsService['recentDeposits']>>;
  adjustments: PlayerTransaction[];
  /** In the withdrawal's currency. */
  balances: Pick<Awaited<ReturnType<LedgerService['wallets']>>[number], 'real' | 'bonus' | 'held'>;
  /** Whose account it is, as they typed it; null where none is asked for, and once the company has the payout. */
  holder: string | null;
  /** How that name, or the one on what was paid with, compares with the player's; null when nothing tells. */
  nameMatch: NameMatch | null;
  /** Completed deposits in the withdrawal's currency, minor units. */
  deposited: bigint;
  isVerified: boolean;
  accountSince: Date | null;
  /** Whether two people decide about it. */
  needsTwo: boolean;
  /** Who was asked for, and has not been answered; null when nobody was. */
  asked: { request: string; askedBy: string; askedByEmail: string | null; reason: string } | null;
}

const COLUMNS = {
  number: ({ number }: ListedWithdrawal) => withdrawalNumber(number),
  player: (row: ListedWithdrawal) => row.player_id,
  email: (row: ListedWithdrawal) => row.email,
  name: (row: ListedWithdrawal) => row.name,
  surname: (row: ListedWithdrawal) => row.surname,
  country: (row: ListedWithdrawal) => row.country,
  method: (row: ListedWithdrawal) => row.method,
  destination: (row: ListedWithdrawal) => row.destination,
  amount: (row: ListedWithdrawal) => toDecimalString(row.amount, row.currency),
  fee: (row: ListedWithdrawal) => toDecimalString(row.fee, row.currency),
  currency: (row: ListedWithdrawal) => row.currency,
  status: (row: ListedWithdrawal) => row.status,
  signals: (row: ListedWithdrawal) => row.signals.join(' '),
  rejection: (row: ListedWithdrawal) => row.rejection,
  requested: (row: ListedWithdrawal) => row.requested_at.toISOString(),
  decided: (row: ListedWithdrawal) => row.decided_at?.toISOString() ?? null,
  sent: (row: ListedWithdrawal) => row.sent_at?.toISOString() ?? null,
  paid: (row: ListedWithdrawal) => row.paid_at?.toISOString() ?? null,
  ended: (row: ListedWithdrawal) => row.ended_at?.toISOString() ?? null,
};

/** Withdrawals as operators see and decide them. */
export interface WithdrawalsOfOffice {
  list: WithdrawalsService['list'];
  /** What waits, and how long those took that were paid in the last seven days. */
  summary(): Promise<{
    waiting: Awaited<ReturnType<WithdrawalsService['waiting']>>;
    times: Awaited<ReturnType<WithdrawalsService['paidTimes']>>;
  }>;
  caseOf(id: string): Promise<WithdrawalCase>;
  /** @throws Problem 404, 409 `client_api_52`, 409 `client_api_33` where two people decide. */
  decide(decision: OfficeDecision, by: OperatorSession, requestId: string): Promise<void>;
  /** Asks a colleague to agree to paying it out. @returns the id of the request. @throws Problem 409, 422. */
  askFor(id: string, note: string, by: OperatorSession, requestId: string): Promise<string>;
  exportAll(filter: Omit<WithdrawalFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
}

export function createWithdrawalsOfOffice(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    approvals: ApprovalsService;
    identity: Pick<IdentityService, 'player'>;
    ledger: Pick<LedgerService, 'wallets' | 'deposited' | 'transactions'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    payments: Pick<PaymentsService, 'withdrawals'>;
    verification: Pick<VerificationService, 'isVerified'>;
  },
): WithdrawalsOfOffice {
  const { approvals, identity, ledger, operators, verification } = parts;
  const { withdrawals } = parts.payments;

  const waitingRequest = async (on: Kysely<unknown>, playerId: string, id: string) =>
    (await approvals.waitingAbout(on, { action: TWO_PEOPLE, subject: playerId })).find(
      ({ parameters }) => askedSchema.parse(parameters).id === id,
    );

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals', 'decide:withdrawals'),
    async obstacle(trx, { id }) {
      const { status } = await withdrawals.lock(trx, id);
      return status === 'pending' ? null : `the withdrawal is ${status}`;
    },
    async carryOut(trx, { id, operatorId }, { requestId, after }) {
      after(
        await withdrawals.decide(trx, {
          id,
          decision: 'approve',
          operatorId,
          note: 'agreed by two',
          requestId,
        }),
      );
    },
  });

  return {
    list: withdrawals.list,
    summary: async () => ({ waiting: await withdrawals.waiting(), times: await withdrawals.paidTimes() }),

    async caseOf(id) {
      const found = await withdrawals.find(id);
      const [listed] = await withdrawals.list.rows({
        text: id,
        sort: 'requested',
        descending: false,
        offset: 0,
        limit: 1,
      });
      if (!listed) throw new Error(`withdrawal ${id} is in no list`);
      const [withdrawal] = await named(db, operators, [listed], (row) => row.decided_by);
      if (!withdrawal) throw new Error('nothing to show');
      const { player_id: playerId, currency } = found;
      const request = await waitingRequest(db, playerId, id);
      const addresses = await operators.addressesOf(db, request ? [request.askedBy] : []);
      const { rows: adjustments } = await ledger.transactions(playerId, {
        types: ADJUSTMENTS,
        sort: 'dateDesc',
        page: 1,
        perPage: ADJUSTMENTS_SHOWN,
      });
      const wallet = (await ledger.wallets(playerId)).find((one) => one.currency === currency);
      return {
        withdrawal,
        steps: await withdrawals.steps(id),
        deposits: await withdrawals.recentDeposits(playerId, currency),
        adjustments,
        balances: wallet ?? { real: 0n, bonus: 0n, held: 0n },
        holder: found.payout_request?.account?.holder ?? null,
        nameMatch: found.name_match,
        deposited: (await ledger.deposited(playerId)).find((sum) => sum.currency === currency)?.amount ?? 0n,
        isVerified: await verification.isVerified(playerId),
        accountSince: (await identity.player(playerId))?.createdAt ?? null,
        needsTwo: await withdrawals.needsTwo(found),
        asked: request
          ? {
              request: request.id,
              askedBy: request.askedBy,
              askedByEmail: addresses.get(request.askedBy) ?? null,
              reason: request.reason,
            }
          : null,
      };
    },

    async decide({ id, note, ...decision }, { operatorId }, requestId) {
      const found = await withdrawals.find(id);
      const by = { id, operatorId, note, requestId };
      /** Writes down who wanted to pay out alone: the transaction that refused it is lost. */
      const noteRefusal = (why: string) =>
        audit(db, {
          actor: { kind: 'operator', id: operatorId },
          action: 'approvals.refused',
          subject: found.player_id,
          after: { action: TWO_PEOPLE, withdrawal: id, why },
          reason: note,
          requestId,
        });
      if (decision.decision === 'approve' && (await withdrawals.needsTwo(found))) {
        await noteRefusal('two people decide');
        throw new Problem(409, API_CODES.confirmationRequired, 'two people decide about this sum');
      }
      const decided = await db.transaction().execute(async (trx) => {
        await withdrawals.lock(trx, id);
        // Where a colleague was asked, nobody pays it out alone; a rejection ends the request.
        if (decision.decision === 'approve' && (await waitingRequest(trx, found.player_id, id))) return null;
        const work = await withdrawals.decide(trx, { ...by, ...decision });
        if (decision.decision === 'reject') {
          await approvals.endAbout(
            trx,
            { action: TWO_PEOPLE, subject: found.player_id },
            { operator: operatorId, reason: note, requestId },
          );
        }
        return work;
      });
      if (decided === null) {
        await noteRefusal('a colleague was asked');
        throw new Problem(409, API_CODES.transactionStatus, 'a colleague was asked about this withdrawal');
      }
      await decided();
    },

    async askFor(id, note, { operatorId }, requestId) {
      const { player_id: playerId, amount, currency } = await withdrawals.find(id);
      // A player has one withdrawal that waits: what was asked about an earlier one is over with it.
      await db.transaction().execute(async (trx) => {
        if ((await withdrawals.lock(trx, id)).status !== 'pending') return;
        await approvals.endAbout(
          trx,
          {
            action: TWO_PEOPLE,
            subject: playerId,
            which: (parameters) => askedSchema.parse(parameters).id !== id,
          },
          { operator: operatorId, reason: 'its withdrawal has ended', requestId },
        );
      });
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        subject: playerId,
        parameters: { id, amount: Number(amount), currency, operatorId },
        askedBy: operatorId,
        reason: note,
        requestId,
        once: true,
      });
      return request.id;
    },

    exportAll: (filter, by) =>
      exportTable<ListedWithdrawal>(
        db,
        {
          action: 'office.export-withdrawals',
          filter,
          read: (at) => withdrawals.list.rows({ ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),
  };
}
