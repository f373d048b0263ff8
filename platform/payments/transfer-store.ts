import { sql } from 'kysely';
import type { DepositTransfer, TransferState } from './ask';
import type { TransferReport } from './provider';
import type { Database } from './store';

/** A transfer as it is kept. Coin amounts are base units. */
export interface TransferRow {
  depositId: string;
  amount: bigint;
  state: TransferState;
  version: number;
  /** The deposit that it was credited as. */
  creditedDeposit: string | null;
}

interface Key {
  network: string;
  txid: string;
  output: number;
}

/** Waits for whoever else works on the same transfer, known already or not. */
export async function lockTransfer(
  trx: Database,
  { network, txid, output }: Key,
): Promise<TransferRow | null> {
  const key = `transfer ${network} ${txid} ${output}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  const { rows } = await sql<{
    depositId: string;
    amount: string;
    state: string;
    version: number;
    creditedDeposit: string | null;
  }>`
    select deposit_id as "depositId", amount::text as amount, state, version, credited_deposit as "creditedDeposit" from payments.transfers
     where network = ${network} and txid = ${txid} and output = ${output} for update`.execute(trx);
  const [row] = rows;
  return row ? { ...row, amount: BigInt(row.amount), state: row.state as TransferState } : null;
}

export interface Credit {
  /** Minor units. */
  credited: bigint;
  /** The deposit that it was credited as; null for less than a minor unit. */
  depositId: string | null;
}

/** Writes how far a transfer is. @param credit with it when it is credited now. */
export async function writeTransfer(
  trx: Database,
  depositId: string,
  report: TransferReport,
  state: TransferState,
  version: number,
  now: Date,
  credit: Credit | null = null,
): Promise<void> {
  const { network, txid, output, confirmations, seenAt } = report;
  const rate = credit === null ? null : report.rate;
  await sql`
    insert into payments.transfers (network, txid, output, deposit_id, amount, confirmations, state, version, rate_minor,
                                    rate_per, credited, credited_deposit, seen_at, updated_at)
    values (${network}, ${txid}, ${output}, ${depositId}, ${String(report.amount)}::numeric, ${confirmations}, ${state},
            ${version}, ${rate && String(rate.minor)}::numeric, ${rate && String(rate.per)}::numeric,
            ${credit?.credited ?? null}, ${credit?.depositId ?? null}, ${seenAt}, ${now})
    on conflict (network, txid, output) do update
       set confirmations = excluded.confirmations, state = excluded.state, version = excluded.version,
           rate_minor = excluded.rate_minor, rate_per = excluded.rate_per, credited = excluded.credited,
           credited_deposit = excluded.credited_deposit, updated_at = excluded.updated_at`.execute(trx);
}

/** Notes that more is known of a transfer that was credited. Nothing moves by it. */
export async function noteTransfer(trx: Database, report: TransferReport, now: Date): Promise<void> {
  const { network, txid, output, confirmations, version } = report;
  await sql`
    update payments.transfers set confirmations = ${confirmations}, version = ${version}, updated_at = ${now}
     where network = ${network} and txid = ${txid} and output = ${output}`.execute(trx);
}

/** Transfers of deposits, oldest first, by deposit. */
export async function transfersOf(
  db: Database,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, DepositTransfer[]>> {
  const found = new Map<string, DepositTransfer[]>();
  if (depositIds.length === 0) return found;
  const { rows } = await sql<{
    depositId: string;
    txid: string;
    output: number;
    amount: string;
    confirmations: number;
    state: string;
    credited: bigint | null;
    seenAt: Date;
  }>`
    select deposit_id as "depositId", txid, output, amount::text as amount, confirmations, state, credited,
           seen_at as "seenAt"
      from payments.transfers where deposit_id = any (${[...depositIds]}::uuid[])
     order by seen_at, txid, output`.execute(db);
  for (const { depositId, output, txid, ...row } of rows) {
    const all = found.get(depositId) ?? [];
    const id = output === 0 ? txid : `${txid}:${output}`;
    all.push({ ...row, txid: id, amount: BigInt(row.amount), state: row.state as TransferState });
    found.set(depositId, all);
  }
  return found;
}
