import { sql, type Kysely, type Transaction } from 'kysely';
import type { LimitKind, LimitPeriod } from '@/lib/domain/player-limits';
import type { Currency } from '@/lib/money/money';

export type Db = Kysely<unknown> | Transaction<unknown>;

export interface LimitRow {
  kind: LimitKind;
  period: LimitPeriod;
  currency: Currency;
  amount: bigint;
  setAt: Date;
  nextKind: 'higher' | 'none' | null;
  nextAmount: bigint | null;
  nextFrom: Date | null;
  beganAt: Date;
  endsAt: Date;
  used: bigint;
  /** Whether an operator lets it be no higher than what they have set. */
  isFixed: boolean;
}

export interface Cell {
  kind: LimitKind;
  period: LimitPeriod;
}

/** A player's limits with what is used of each in its period. */
export async function limitsOf(db: Db, playerId: string, now: Date): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select l.kind, l.period, l.currency, l.amount, l.set_at as "setAt", l.next_kind as "nextKind",
           l.next_amount as "nextAmount", l.next_from as "nextFrom", r.began_at as "beganAt", r.ends_at as "endsAt",
           case when l.kind = 'deposit' then payments.paid_in_since(l.player_id, l.currency, r.began_at)
                when l.ends_at > ${now} then l.used else 0 end as used, l.most_amount is not null as "isFixed"
      from protection.limits l,
           lateral protection.running(l.player_id, l.period, ${now}, l.began_at, l.ends_at) as r (began_at, ends_at)
     where l.player_id = ${playerId}::uuid
     order by l.kind, l.period`.execute(db);
  return rows;
}

/** Locks the rows of a kind until the transaction ends, and begins their periods where those before are over. */
export async function lockLimits(trx: Db, playerId: string, kind: LimitKind, now: Date): Promise<void> {
  await sql`
    select from protection.limits where player_id = ${playerId}::uuid and kind = ${kind}::protection.limit_kind
     order by period for update`.execute(trx);
  await sql`
    update protection.limits k set began_at = r.began_at, ends_at = r.ends_at, used = 0
      from protection.limits l,
           lateral protection.running(l.player_id, l.period, ${now}, l.began_at, l.ends_at) as r (began_at, ends_at)
     where l.player_id = ${playerId}::uuid and l.kind = ${kind}::protection.limit_kind and l.ends_at <= ${now}
       and k.player_id = l.player_id and k.kind = l.kind and k.period = l.period`.execute(trx);
}

export interface UsedCell extends Cell {
  beganAt: Date;
  endsAt: Date;
  used: bigint;
  lastAt: Date | null;
}

/** What was used of what is not limited, in the periods that run: one after another, on one connection. */
export async function usedOf(
  db: Db,
  playerId: string,
  currency: Currency,
  cells: readonly Cell[],
  now: Date,
): Promise<UsedCell[]> {
  const kinds = cells.map(({ kind }) => kind);
  const periods = cells.map(({ period }) => period);
  const { rows } = await sql<UsedCell>`
    select c.kind, c.period, p.o_began as "beganAt", p.o_ends as "endsAt", u.o_used as used, u.o_last as "lastAt"
      from unnest(${kinds}::protection.limit_kind[], ${periods}::protection.limit_period[]) as c (kind, period),
           lateral protection.period_at(c.period, ${now}, protection.zone_of(${playerId}::uuid), null) p,
           lateral protection.used_since(c.kind, ${playerId}::uuid, ${currency}, p.o_began) u`.execute(db);
  return rows;
}

/** Sets a limit that holds at once. One that is there keeps its period and what was used in it. */
export async function setLimit(
  trx: Db,
  playerId: string,
  { kind, period, currency, amount }: Cell & { currency: Currency; amount: bigint },
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    update protection.limits
       set amount = ${amount}, set_amount = ${amount}, set_currency = ${currency}, set_at = ${now},
           next_kind = null, next_amount = null, next_from = null
     where player_id = ${playerId}::uuid and kind = ${kind}::protection.limit_kind
       and period = ${period}::protection.limit_period returning kind`.execute(trx);
  if (rows.length > 0) return;
  const [standing] = await usedOf(trx, playerId, currency, [{ kind, period }], now);
  if (!standing) throw new Error(`no ${period} at ${now.toISOString()}`);
  const { beganAt, endsAt, used, lastAt } = standing;
  await sql`
    insert into protection.limits (player_id, kind, period, set_currency, set_amount, currency, amount, set_at, began_at,
                                   ends_at, used, last_at)
    values (${playerId}::uuid, ${kind}::protection.limit_kind, ${period}::protection.limit_period, ${currency}, ${amount},
            ${currency}, ${amount}, ${now}, ${beganAt}, ${endsAt}, ${kind === 'deposit' ? 0n : used}, ${lastAt})`.execute(
    trx,
  );
}

/** Writes down what was asked for, or forgets it. */
export async function saveWish(
  trx: Db,
  playerId: string,
  { kind, period }: Cell,
  wish: { amount: bigint | null; from: Date } | null,
): Promise<void> {
  const nextKind = wish && (wish.amount === null ? 'none' : 'higher');
  await sql`
    update protection.limits
       set next_kind = ${nextKind}, next_amount = ${wish?.amount ?? null}, next_from = ${wish?.from ?? null}
     where player_id = ${playerId}::uuid and kind = ${kind}::protection.limit_kind
       and period = ${period}::protection.limit_period`.execute(trx);
}

export async function removeLimit(trx: Db, playerId: string, { kind, period }: Cell): Promise<void> {
  await sql`
    delete from protection.limits
     where player_id = ${playerId}::uuid and kind = ${kind}::protection.limit_kind
       and period = ${period}::protection.limit_period`.execute(trx);
}

/** The account is kept in another currency: its limits are worth the same there, rounded down, and what was used rounded up. */
export async function changeCurrency(trx: Db, playerId: string, currency: Currency): Promise<void> {
  await sql`
    update protection.limits l
       set currency = ${currency},
           amount = floor(l.set_amount * payments.rate_of(${currency}) / payments.rate_of(l.set_currency)),
           used = ceil(l.used * payments.rate_of(${currency}) / payments.rate_of(l.currency)),
           next_kind = null, next_amount = null, next_from = null
     where l.player_id = ${playerId}::uuid and l.kind <> 'time' and l.currency <> ${currency}`.execute(trx);
  await sql`
    update protection.limits set currency = ${currency}
     where player_id = ${playerId}::uuid and kind = 'time'`.execute(trx);
}

export async function timeZoneOf(db: Db, playerId: string): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select protection.zone_of(${playerId}::uuid) as zone`.execute(
    db,
  );
  return rows[0]?.zone ?? 'UTC';
}

export async function erase(db: Db, playerId: string): Promise<void> {
  await sql`delete from protection.limits where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.breaks where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.register_answers where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.matches where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.reality_checks where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.limit_offers where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.play_sessions where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.limit_changes where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.deposit_stops where player_id = ${playerId}::uuid`.execute(db);
  await sql`delete from protection.deeds where player_id = ${playerId}::uuid`.execute(db);
  // Their signs go with them.
  await sql`delete from protection.cases where player_id = ${playerId}::uuid`.execute(db);
}
