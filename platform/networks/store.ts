import { sql, type Kysely } from 'kysely';

export type Db = Kysely<unknown>;
/** By what accounts are counted. */
export type OriginKind = 'address' | 'device';

export interface BlockRow {
  id: bigint;
  network: string;
  operator: string;
  reason: string;
  blockedAt: Date;
  until: Date | null;
  liftedBy: string | null;
  liftedAt: Date | null;
}

export interface SuspicionRow {
  network: string;
  kind: OriginKind;
  refusals: number;
  firstAt: Date;
  lastAt: Date;
}

const COLUMNS = sql`id, network::text as network, operator, reason, blocked_at as "blockedAt", until,
  lifted_by as "liftedBy", lifted_at as "liftedAt"`;

/** Whether a block that is in force holds one of these addresses. */
export async function isBlocked(db: Db, addresses: readonly string[], now: Date): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    select exists (select from networks.blocks
                    where network >>= any (${[...addresses]}::inet[]) and lifted_at is null
                      and (until is null or until > ${now})) as blocked`.execute(db);
  return rows[0]?.blocked ?? false;
}

/** @returns null when the same network is blocked already. */
export async function insertBlock(
  trx: Db,
  block: { network: string; operator: string; reason: string; until: Date | null; now: Date },
): Promise<BlockRow | null> {
  await sql`select pg_advisory_xact_lock(hashtext('networks.blocks'))`.execute(trx);
  const { rows } = await sql<BlockRow>`
    insert into networks.blocks (network, operator, reason, blocked_at, until)
    select network(${block.network}::inet), ${block.operator}, ${block.reason}, ${block.now}, ${block.until}
     where not exists (select from networks.blocks
                        where network = network(${block.network}::inet) and lifted_at is null
                          and (until is null or until > ${block.now}))
    returning ${COLUMNS}`.execute(trx);
  return rows[0] ?? null;
}

/** @returns the block that was lifted; null when there is none in force. */
export async function liftBlock(
  trx: Db,
  id: bigint,
  lift: { operator: string; now: Date },
): Promise<BlockRow | null> {
  const { rows } = await sql<BlockRow>`
    update networks.blocks set lifted_by = ${lift.operator}, lifted_at = ${lift.now}
     where id = ${id} and lifted_at is null and (until is null or until > ${lift.now})
    returning ${COLUMNS}`.execute(trx);
  return rows[0] ?? null;
}

/** The latest first. */
export async function listBlocks(db: Db, before: bigint | null, limit: number): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select ${COLUMNS} from networks.blocks
     where (${before}::bigint is null or id < ${before}::bigint)
     order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Counts an account that is being opened, one at a time from one place. @returns how many there are with it. */
export async function countSignUp(
  trx: Db,
  { kind, origin, since, now }: { kind: OriginKind; origin: string; since: Date; now: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`sign-up ${kind}`}), hashtext(${origin}))`.execute(trx);
  await sql`insert into networks.sign_ups (kind, origin, at) values (${kind}, ${origin}, ${now})`.execute(
    trx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from networks.sign_ups
     where kind = ${kind} and origin = ${origin} and at > ${since}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** @returns whether it is the first refusal of its place, or the first one in a day. */
export async function noteSuspicion(
  trx: Db,
  { network, kind, since, now }: { network: string; kind: OriginKind; since: Date; now: Date },
): Promise<boolean> {
  const { rows: known } = await sql<{ lastAt: Date }>`
    select last_at as "lastAt" from networks.suspicions
     where network = ${network} and kind = ${kind} for update`.execute(trx);
  await sql`
    insert into networks.suspicions as known (network, kind, refusals, first_at, last_at)
    values (${network}, ${kind}, 1, ${now}, ${now})
    on conflict (network, kind) do update set refusals = known.refusals + 1, last_at = excluded.last_at`.execute(
    trx,
  );
  const last = known[0]?.lastAt;
  return last === undefined || last < since;
}

/** The latest first. */
export async function listSuspicions(db: Db, limit: number): Promise<SuspicionRow[]> {
  const { rows } = await sql<SuspicionRow>`
    select network, kind, refusals, first_at as "firstAt", last_at as "lastAt" from networks.suspicions
     order by last_at desc, network limit ${limit}`.execute(db);
  return rows;
}

export async function sweep(db: Db, before: { signUps: Date; suspicions: Date }): Promise<void> {
  await sql`delete from networks.sign_ups where at < ${before.signUps}`.execute(db);
  await sql`delete from networks.suspicions where last_at < ${before.suspicions}`.execute(db);
}
