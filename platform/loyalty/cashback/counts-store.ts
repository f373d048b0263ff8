import { sql, type Kysely } from 'kysely';
import type { LevelCode } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import type { Period, Played } from './sum';

type Db = Kysely<unknown>;

/** What a level brings in a currency. Minor units. */
export interface LevelSums extends Played {
  /** Null below the first one. */
  level: LevelCode | null;
  currency: Currency;
  /** Who played. */
  players: number;
  /** Who gets something, or got it. */
  given: number;
  /** For how many the run has been by. */
  settled: number;
  loss: bigint;
  /** What comes back, or came. */
  amount: bigint;
}

/** What a period came to when it was counted last. */
export interface CountedPeriod {
  countedAt: Date;
  /** Who played, in each currency. */
  players: number;
  /** What is left to be given, all currencies together. Minor units of a euro. */
  leftEuros: bigint;
  /** How often play had come late to it by then. */
  late: number;
}

/** A count, and whether no play has come late to the period since. */
export interface FoundCount extends CountedPeriod {
  isCurrent: boolean;
}

export async function findCount(db: Db, { start, end }: Period): Promise<FoundCount | undefined> {
  const { rows } = await sql<FoundCount>`
    select counted_at as "countedAt", played as players, left_euros as "leftEuros", late,
           late = counted_late as "isCurrent"
      from loyalty.cashback_counts where period_end = ${end} and period_start = ${start}`.execute(db);
  return rows[0];
}

export async function listSums(db: Db, { start, end }: Period): Promise<LevelSums[]> {
  const { rows } = await sql<LevelSums>`
    select level, currency, played as players, given, settled, staked, returned, won, jackpots, converted, loss, amount
      from loyalty.cashback_sums where period_end = ${end} and period_start = ${start}`.execute(db);
  return rows;
}

/** Writes down what a period comes to, instead of what was counted before. */
export async function replaceCount(
  trx: Db,
  { start, end }: Period,
  { countedAt, players, leftEuros, late }: CountedPeriod,
  sums: readonly LevelSums[],
): Promise<void> {
  await sql`
    insert into loyalty.cashback_counts (period_start, period_end, counted_at, played, left_euros, counted_late)
    values (${start}, ${end}, ${countedAt}, ${players}, ${leftEuros}, ${late})
    on conflict (period_end, period_start) do update
       set counted_at = excluded.counted_at, played = excluded.played, left_euros = excluded.left_euros,
           counted_late = excluded.counted_late`.execute(trx);
  await sql`
    delete from loyalty.cashback_sums where period_end = ${end} and period_start = ${start}`.execute(trx);
  for (const one of sums)
    await sql`
      insert into loyalty.cashback_sums (period_start, period_end, level, currency, played, given, settled, staked, returned,
                                         won, jackpots, converted, loss, amount)
      values (${start}, ${end}, ${one.level}, ${one.currency}, ${one.players}, ${one.given}, ${one.settled}, ${one.staked},
              ${one.returned}, ${one.won}, ${one.jackpots}, ${one.converted}, ${one.loss}, ${one.amount})`.execute(
      trx,
    );
}
