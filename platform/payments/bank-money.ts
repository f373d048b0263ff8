import { sql } from 'kysely';
import type { BankResolution, UnmatchedReason } from '@/lib/domain/bank-money';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import type { LedgerService } from '../ledger/service';
import { countBankMoney, listBankMoney, type BankMoneyFilter, type ListedBankMoney } from './bank-money-list';
import { openFurther } from './further-deposit';
import { renewMark } from './mismatch-store';
import type { Settler } from './settlement';
import * as store from './store';
import type { Database, DepositRow } from './store';

/** Bank money that a person decides about. Amounts are minor units. */
export interface KeptMoney {
  id: string;
  depositId: string | null;
  amount: bigint;
  currency: string;
  reason: UnmatchedReason;
  resolution: BankResolution | null;
}

export interface BankMoneyDecision {
  id: string;
  decision: BankResolution;
  /** Who asked for it. */
  operatorId: string;
  requestId: string;
}

/** Bank money that could not be booked, and what people decide about it. */
export interface BankMoneyService {
  list: Listing<BankMoneyFilter, ListedBankMoney>;
  /** Whose deposit it came for, null when that isn't known, and what came. @throws Problem 404 (code 23). */
  termsOf(
    on: Database,
    id: string,
  ): Promise<Pick<KeptMoney, 'depositId' | 'amount' | 'currency'> & { playerId: string | null }>;
  /** Why it can't be decided so; null when it can. Locks its deposit and it. @throws Problem 404 (code 23). */
  obstacle(trx: Database, id: string, decision: BankResolution): Promise<string | null>;
  /**
   * Credits the money, or notes that the company is to send it back. Only after `obstacle` in the same transaction.
   * @returns what follows the commit.
   */
  decide(trx: Database, decision: BankMoneyDecision): Promise<() => Promise<void>>;
}

export function createBankMoney(parts: {
  kernel: Kernel;
  ledger: LedgerService;
  settler: Settler;
  balanceChanged: (playerId: string) => void;
}): BankMoneyService {
  const { kernel, ledger, settler, balanceChanged } = parts;
  const { db, clock } = kernel;

  const read = async (on: Database, id: string): Promise<KeptMoney> => {
    const { rows } = await sql<KeptMoney>`
      select id, deposit_id as "depositId", amount, currency, reason, resolution from payments.bank_money
       where id = ${id}::uuid`.execute(on);
    const [money] = rows;
    if (!money) throw new Problem(404, API_CODES.transactionNotFound, 'there is no such money');
    return money;
  };
  /** The deposit is locked before the money, as by those who write money down. */
  const lock = async (trx: Database, id: string) => {
    const { depositId } = await read(trx, id);
    const deposit = depositId === null ? undefined : await store.lockDeposit(trx, depositId);
    await sql`select 1 from payments.bank_money where id = ${id}::uuid for update`.execute(trx);
    return { money: await read(trx, id), deposit };
  };
  const isOpen = ({ status }: DepositRow) => status === 'creating' || status === 'processing';

  const credit = async (trx: Database, money: KeptMoney, deposit: DepositRow) => {
    const { amount: received } = money;
    const cause = `bank money ${money.id}`;
    if (money.reason === 'other_name' && isOpen(deposit)) {
      await settler.credit(trx, deposit, { received, cause, late: false });
      return;
    }
    // A charge's money that came after its deposit was closed is late; what came beside a charge is money of its own.
    const late = money.reason === 'other_name';
    const further = await openFurther(ledger, trx, deposit, {
      amount: received,
      cause,
      kind: late ? 'late' : 'further',
      key: late ? `late:${deposit.id}` : `bank-money:${money.id}`,
      now: clock.now(),
    });
    if (!further) throw new Error(`bank money ${money.id} is booked already`);
    await settler.credit(trx, further, { received, cause, late: true });
  };

  return {
    list: {
      rows: (filter) => listBankMoney(db, filter),
      count: (filter) => countBankMoney(db, filter),
    },

    async termsOf(on, id) {
      const { depositId, amount, currency } = await read(on, id);
      const deposit = depositId === null ? undefined : await store.findDeposit(on, depositId);
      return { playerId: deposit?.player_id ?? null, depositId, amount, currency };
    },

    async obstacle(trx, id, decision) {
      const { money, deposit } = await lock(trx, id);
      if (money.resolution !== null) return 'the money is decided';
      if (decision === 'return') return null;
      if (!deposit) return 'nobody knows whose money it is';
      if (deposit.currency !== money.currency) return 'the money is of another currency';
      const taken =
        money.reason === 'other_name' &&
        (deposit.status === 'complete' ||
          deposit.status === 'refund' ||
          (await store.lockLateDeposit(trx, deposit.id)) !== undefined);
      return taken ? 'the payment is booked' : null;
    },

    async decide(trx, { id, decision, operatorId, requestId }) {
      const { money, deposit } = await lock(trx, id);
      const now = clock.now();
      await sql`
        update payments.bank_money set resolution = ${decision}, resolved_at = ${now}, resolved_by = ${operatorId}
         where id = ${id}::uuid and resolution is null`.execute(trx);
      if (decision === 'credit') {
        if (!deposit) throw new Error(`nobody knows whose bank money ${id} is`);
        await credit(trx, money, deposit);
      } else if (deposit && money.reason === 'other_name') {
        await settler.close(trx, deposit, 'failed', `bank money ${id} goes back`, 'declined');
      }
      if (deposit) await renewMark(trx, deposit.id, now);
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'payments.decide-money',
        subject: deposit?.player_id ?? id,
        requestId,
        after: { money: id, decision, amount: Number(money.amount), currency: money.currency },
      });
      return async () => {
        if (decision === 'credit' && deposit) balanceChanged(deposit.player_id);
      };
    },
  };
}
