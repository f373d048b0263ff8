import { sql } from 'kysely';
import type { LimitPeriod } from '@/lib/domain/player-limits';
import type { Currency } from '@/lib/money/money';
import type { LimitStep } from './limit-changes';
import { limitsOf, type Db } from '../store';

/** A limit, as its player takes it away. Of play_time in seconds. */
export interface OwnLimit {
  kind: 'deposit' | 'loss' | 'wager' | 'play_time';
  period: LimitPeriod;
  amount: bigint;
  currency: Currency | null;
  since: Date;
  wish: { amount: bigint | null; since: Date | null } | null;
}

/** A change, as its player takes it away. */
export interface OwnLimitChange {
  kind: 'deposit' | 'loss' | 'wager' | 'play_time';
  period: LimitPeriod;
  step: LimitStep;
  currency: string | null;
  before: bigint | null;
  after: bigint | null;
  at: Date;
}

/** Limits as they stand. */
export const ownLimits = async (db: Db, playerId: string, now: Date): Promise<OwnLimit[]> =>
  (await limitsOf(db, playerId, now)).map(
    ({ kind, period, amount, currency, setAt, nextKind, nextAmount, nextFrom }) => ({
      kind: kind === 'time' ? 'play_time' : kind,
      period,
      amount,
      currency: kind === 'time' ? null : currency,
      since: setAt,
      wish: nextKind && { amount: nextAmount, since: nextFrom },
    }),
  );

/** What became of them, in order. */
export async function ownLimitChanges(
  db: Db,
  playerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<OwnLimitChange[]> {
  const { rows } = await sql<OwnLimitChange>`
    select case when kind = 'time' then 'play_time' else kind::text end as kind, period, step, currency, before, after, at
      from protection.limit_changes
     where player_id = ${playerId}::uuid order by id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  return rows;
}
