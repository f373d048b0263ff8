import { sql } from 'kysely';
import type { UnmatchedReason } from '@/lib/domain/bank-money';
import type { BankDetails, UnmatchedMoney } from './provider';
import type { Database } from './store';

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

/** Names the money of a whole charge among a company's bank money. */
export const moneyOfCharge = (chargeId: string) => `charge ${chargeId}`;

/** Whether a charge's money was written down instead of being booked. */
export async function isWithheld(trx: Database, provider: string, chargeId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments.bank_money
     where provider = ${provider} and money_id = ${moneyOfCharge(chargeId)}`.execute(trx);
  return rows.length > 0;
}

/** Notes that the company has sent a charge's money back, when nobody had decided about it. */
export async function noteSentBack(
  trx: Database,
  provider: string,
  chargeId: string,
  at: Date,
): Promise<void> {
  await sql`
    update payments.bank_money set resolution = 'return', resolved_at = ${at}
     where provider = ${provider} and money_id = ${moneyOfCharge(chargeId)} and resolution is null`.execute(
    trx,
  );
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
