import { sql } from 'kysely';
import type { BankDetails, UnmatchedMoney } from './provider';
import type { Database } from './store';

/** Why bank money could not be booked. */
export type UnmatchedReason = 'no_digits' | 'closed' | 'other_name';

/** Writes down money that a person must decide about. @returns false when it was written down before. */
export async function recordMoney(
  trx: Database,
  money: UnmatchedMoney & { provider: string; depositId: string | null; reason: UnmatchedReason; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payments.bank_money (provider, money_id, deposit_id, amount, currency, sender_name, description, reason,
                                     received_at)
    values (${money.provider}, ${money.id}, ${money.depositId}, ${money.amount}, ${money.currency},
            ${money.senderName}, ${money.description}, ${money.reason}, ${money.at})
    on conflict do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

/** Writes the account that the bank opened into what a deposit asks for. Once: it stays as it was told first. */
export async function writeBankDetails(
  trx: Database,
  depositId: string,
  bank: BankDetails,
): Promise<boolean> {
  const { rows } = await sql`
    update payments.deposits
       set ask = ask || ${JSON.stringify(bank)}::jsonb
     where id = ${depositId} and ask ->> 'kind' = 'bank' and ask ->> 'account' is null returning 1`.execute(
    trx,
  );
  return rows.length > 0;
}
