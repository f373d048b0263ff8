import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Currency } from '@/lib/money/money';
import { WORTH_A_EURO } from '@/lib/money/rates';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { LedgerService } from '../ledger/service';
import type { NotificationsService } from '../notifications/service';
import { lockLevels } from './levels/store';
import { currentProgramme } from './programme/store';
import { mayBeGiven } from './receiving';

type Db = Kysely<unknown>;

/** Points of a player that were exchanged. */
export async function sumExchanged(db: Db, playerId: string): Promise<bigint> {
  const { rows } = await sql<{ points: bigint }>`
    select coalesce(sum(points), 0)::bigint as points from loyalty.exchanges where player_id = ${playerId}::uuid`.execute(
    db,
  );
  return rows[0]?.points ?? 0n;
}

/** What players got for points in a time, by the ledger's clock, by player and currency. Minor units. */
export async function exchangedMoney(
  db: Db,
  players: readonly string[],
  { start, end }: { start: Date; end: Date },
): Promise<{ playerId: string; currency: Currency; amount: bigint }[]> {
  const { rows } = await sql<{ playerId: string; currency: Currency; amount: bigint }>`
    select e.player_id as "playerId", e.currency, sum(e.amount)::bigint as amount
      from loyalty.exchanges e join ledger.posted p on p.transaction_id = e.transaction_id
     where e.player_id = any (${[...players]}::uuid[]) and p.created_at >= ${start} and p.created_at < ${end}
     group by e.player_id, e.currency`.execute(db);
  return rows;
}

export async function listExchanges(
  db: Db,
  playerId: string,
): Promise<{ points: bigint; currency: Currency; amount: bigint; at: Date }[]> {
  const { rows } = await sql<{ points: bigint; currency: Currency; amount: bigint; at: Date }>`
    select points, currency, amount, at from loyalty.exchanges where player_id = ${playerId}::uuid order by at, id`.execute(
    db,
  );
  return rows;
}

/** What points come to in a currency: whole minor units, rounded down. @param rate points for the worth of a euro */
export const worthOf = (points: bigint, rate: number, currency: Currency): bigint =>
  (points * BigInt(WORTH_A_EURO[currency])) / BigInt(rate);

export interface Exchanged {
  points: bigint;
  amount: bigint;
  currency: Currency;
}

/** What was exchanged with a key of the books. */
async function findExchanged(trx: Db, key: string): Promise<Exchanged | undefined> {
  const { rows } = await sql<Exchanged>`
    select e.points, e.amount, e.currency
      from loyalty.exchanges e join ledger.posted p on p.transaction_id = e.transaction_id
     where p.idempotency_key = ${key}`.execute(trx);
  return rows[0];
}

export interface ExchangeParts {
  ledger: Pick<LedgerService, 'reward'>;
  notifications: Pick<NotificationsService, 'balanceChanges'>;
  pointsOf(trx: Db, playerId: string): Promise<bigint>;
}

/** Exchanges points for real money at the programme's rate, once for each key. Experience stays. */
export function createExchange({ db, clock }: Pick<Kernel, 'db' | 'clock'>, parts: ExchangeParts) {
  return (playerId: string, points: bigint, key: string): Promise<Exchanged> =>
    db.transaction().execute(async (trx) => {
      await lockLevels(trx, playerId);
      const idempotencyKey = `points:${playerId}:${key}`;
      // Before anything is looked at: what was done needs no points any more.
      const before = await findExchanged(trx, idempotencyKey);
      if (before && before.points !== points)
        throw new Problem(422, API_CODES.idempotencyMismatch, 'other points were exchanged with this key');
      if (before) return before;
      const now = clock.now();
      const { exchangePoints: rate } = await currentProgramme(trx);
      if (rate === null) throw new Problem(409, API_CODES.pointsNotExchanged, 'points are not exchanged now');
      if (!(await mayBeGiven(trx, playerId, now)))
        throw new Problem(403, API_CODES.accountStatus, 'the account is not active');
      const { rows } = await sql<{ currency: Currency }>`
        select currency from identity.player_traits where player_id = ${playerId}::uuid`.execute(trx);
      const currency = rows[0]?.currency ?? 'EUR';
      const left = (await parts.pointsOf(trx, playerId)) - (await sumExchanged(trx, playerId));
      if (points > left) throw new Problem(422, API_CODES.pointsMissing, 'there are not so many points');
      const amount = worthOf(points, rate, currency);
      if (amount === 0n)
        throw new Problem(422, API_CODES.pointsMissing, 'so few points are worth nothing yet');
      const { transactionId } = await parts.ledger.reward(trx, {
        ...{ playerId, currency, amount },
        type: 'convert_balance',
        idempotencyKey,
        reference: `${points} E.P.`,
      });
      await sql`
        insert into loyalty.exchanges (id, player_id, points, currency, amount, transaction_id, at)
        values (${randomUUID()}, ${playerId}, ${points}, ${currency}, ${amount}, ${transactionId}, ${now})
        on conflict (transaction_id) do nothing`.execute(trx);
      await parts.notifications.balanceChanges(trx, playerId);
      return { points, amount, currency };
    });
}
