import { sql, type Kysely } from 'kysely';
import type { PlayLaw } from '@/lib/domain/play-law';
import type { Currency } from '@/lib/money/money';

type Db = Kysely<unknown>;

/** What a law's euro amount is in a currency, rounded down. */
export async function fromEuro(db: Db, amount: bigint, currency: Currency): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select floor(${amount}::bigint * payments.rate_of(${currency}))::bigint as amount`.execute(db);
  return rows[0]?.amount ?? amount;
}

/** Years that a player has lived; null while they have not told their birthday. */
export async function ageOf(db: Db, playerId: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ age: number | null }>`
    select extract(year from age((${now}::timestamptz at time zone 'UTC')::date, birthday))::integer as age
      from players.birthdays where player_id = ${playerId}::uuid`.execute(db);
  return rows[0]?.age ?? null;
}

/**
 * What a law lets a round of slots cost a player at most, minor units; null where it says nothing. The one rule of it, for stakes
 * and for free spins.
 * @param playerId null for a visitor, who counts as young
 */
export async function mostSlotStake(
  db: Db,
  { mostSlotStake: most }: Pick<PlayLaw, 'mostSlotStake'>,
  { playerId, currency }: { playerId: string | null; currency: Currency },
  now: Date,
): Promise<bigint | null> {
  if (!most) return null;
  const age = playerId && most.young ? await ageOf(db, playerId, now) : null;
  const young = most.young && (age === null || age < most.young.below) ? most.young : null;
  return fromEuro(db, young ? young.amount : most.amount, currency);
}
