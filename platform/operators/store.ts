import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import type { OfficeRole } from '@/lib/domain/office-permissions';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export interface OperatorRow {
  id: string;
  email: string;
  name: string;
  administrator: boolean;
  roles: OfficeRole[];
  lastSeenAt: Date;
}

/** What is known of an operator. */
export const OPERATOR = sql`id, email, name, administrator, roles, last_seen_at as "lastSeenAt"`;

/** Writes down who has logged in at the CMS. @returns the operator as known here. */
export async function saveOperator(
  trx: Db,
  { id, email, name, administrator }: Pick<OperatorRow, 'id' | 'email' | 'name' | 'administrator'>,
  now: Date,
): Promise<OperatorRow> {
  const { rows } = await sql<OperatorRow>`
    insert into operators.operators as known (id, email, name, administrator, first_seen_at, last_seen_at)
    values (${id}, ${email}, ${name}, ${administrator}, ${now}, ${now})
    on conflict (id) do update
      set email = excluded.email, name = excluded.name, administrator = excluded.administrator,
          last_seen_at = excluded.last_seen_at
    returning ${OPERATOR}`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('the operator was not stored');
  return row;
}

/** @returns whether the nonce was new. */
export async function insertToken(
  trx: Db,
  token: { hash: Buffer; operatorId: string; nonce: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into operators.tokens (hash, operator_id, nonce, created_at, expires_at)
    values (${token.hash}, ${token.operatorId}, ${token.nonce}, ${token.now}, ${token.expiresAt})
    on conflict (nonce) do nothing
    returning 1 as one`.execute(trx);
  return rows.length > 0;
}

const TOKEN_SQL = `
  select o.id, o.email, o.name, o.administrator, o.roles, t.expires_at
    from operators.tokens t join operators.operators o on o.id = t.operator_id
   where t.hash = $1 and t.expires_at > $2::timestamptz`;

interface LiveToken {
  id: string;
  email: string;
  name: string;
  administrator: boolean;
  roles: OfficeRole[];
  expires_at: Date;
}

/** Whom a token names now, with the roles of now. */
export async function findToken(pool: pg.Pool, hash: Buffer, now: Date): Promise<LiveToken | null> {
  const { rows } = await pool.query<LiveToken>({
    name: 'operators-token',
    text: TOKEN_SQL,
    values: [hash, now],
  });
  return rows[0] ?? null;
}

export async function hasLiveToken(db: Db, operatorId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 as one from operators.tokens where operator_id = ${operatorId} and expires_at > ${now} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Ends every token of an operator. Their rows stay: the nonces in them are what knows an exchange that is sent again. */
export async function endTokens(trx: Db, operatorId: string, now: Date): Promise<void> {
  await sql`
    update operators.tokens set expires_at = greatest(created_at, ${now}::timestamptz)
     where operator_id = ${operatorId} and expires_at > ${now}`.execute(trx);
}

/** @param madeBefore no exchange that was signed before then can be sent again. */
export async function sweepTokens(db: Db, now: Date, madeBefore: Date): Promise<void> {
  await sql`delete from operators.tokens where expires_at <= ${now} and created_at < ${madeBefore}`.execute(
    db,
  );
}

/** The operator, locked until the transaction ends. */
export async function lockOperator(trx: Db, id: string): Promise<OperatorRow | null> {
  const { rows } = await sql<OperatorRow>`
    select ${OPERATOR} from operators.operators where id = ${id} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function saveRoles(trx: Db, id: string, roles: readonly OfficeRole[]): Promise<void> {
  await sql`update operators.operators set roles = ${[...roles]}::text[] where id = ${id}`.execute(trx);
}

/** Takes from an operator what only the CMS gives and, with `roles: false`, what was given here. */
export async function takeRights(trx: Db, id: string, keep: { roles: boolean }): Promise<void> {
  await sql`
    update operators.operators
       set administrator = false, roles = case when ${keep.roles}::boolean then roles else '{}' end
     where id = ${id}`.execute(trx);
}

/** Ids of operators with one of these roles. */
export async function findWithRoles(db: Db, roles: readonly OfficeRole[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from operators.operators
     where roles && ${[...roles]}::text[]
        or (administrator and 'administrator' = any (${[...roles]}::text[]))
     order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Addresses by id; who is not there is left out. */
export async function findAddresses(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from operators.operators where id = any (${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, email }) => [id, email]));
}
