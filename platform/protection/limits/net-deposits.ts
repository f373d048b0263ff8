import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import type { LimitPeriod, LimitsLaw } from '@/lib/domain/player-limits';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { ageOf, fromEuro } from '../../jurisdictions/service';
import { Problem } from '../../kernel/problem';
import type { Db } from '../store';

/** What a law leaves a player to pay in, more than they take out. Minor units. */
export interface NetDeposits {
  period: LimitPeriod;
  most: bigint;
  /** Paid in less taken out; below 0 for who has taken out more. */
  used: bigint;
  until: Date;
}

/** Where the player stands; null where the law counts nothing net. */
export async function netDeposits(
  db: Db,
  { net }: Pick<LimitsLaw, 'net'>,
  { playerId, currency }: { playerId: string; currency: Currency },
  now: Date,
): Promise<NetDeposits | null> {
  if (!net) return null;
  const age = await ageOf(db, playerId, now);
  const most = age === null || age < net.young.below ? net.young.most : net.most;
  const { rows } = await sql<{ used: bigint; until: Date }>`
    select payments.paid_in_since(${playerId}::uuid, ${currency}, p.o_began)
           - payments.paid_out_since(${playerId}::uuid, ${currency}, p.o_began) as used, p.o_ends as until
      from protection.period_at(${net.period}::protection.limit_period, ${now}, protection.zone_of(${playerId}::uuid), null) p`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`no ${net.period} at ${now.toISOString()}`);
  return { period: net.period, most: await fromEuro(db, most, currency), ...row };
}

/** @throws Problem 422 `client_api_31` with `limit`, for a deposit above what the law leaves */
export async function refuseAboveNet(
  trx: Db,
  law: Pick<LimitsLaw, 'net'>,
  deposit: { playerId: string; currency: Currency; amount: bigint },
  now: Date,
): Promise<void> {
  const stands = await netDeposits(trx, law, deposit, now);
  if (!stands) return;
  const { period, most, used, until } = stands;
  const left = most > used ? most - used : 0n;
  if (deposit.amount <= left) return;
  throw new Problem(422, API_CODES.depositLimit, 'the deposit is above what the law lets be paid in', {
    currency: deposit.currency,
    limit: {
      period,
      amount: toSafeMinor(most),
      left: toSafeMinor(left),
      until: until.toISOString(),
      byLaw: true,
    },
  });
}
