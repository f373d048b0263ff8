import { sql, type Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';
import type { BookChoice } from '@/lib/domain/rule-books';
import type { BookDecision } from './books';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** LISTEN/NOTIFY channel on which instances hear that something was decided. */
export const CHANNEL = 'parlour_rule_books';

export interface StoredDecision extends BookDecision {
  reason: string;
  /** The operator who asked for it. */
  askedBy: string;
  decidedAt: Date;
}

export async function readDecisions(db: Db): Promise<StoredDecision[]> {
  const { rows } = await sql<Omit<StoredDecision, 'id'> & { id: string }>`
    select id::text, country, book, applies_from as "from", reason, asked_by as "askedBy", decided_at as "decidedAt"
      from jurisdictions.rule_books order by rule_books.id`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** One decision about a country at a time. */
export const lockCountry = (trx: Db, country: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('jurisdictions.rule_books ' || ${country}, 0))`.execute(
    trx,
  );

/** What was decided last about a country; null for nothing. */
export async function lastOf(trx: Db, country: string): Promise<number | null> {
  const { rows } = await sql<{ id: string | null }>`
    select max(id)::text as id from jurisdictions.rule_books where country = ${country}`.execute(trx);
  const id = rows[0]?.id ?? null;
  return id === null ? null : Number(id);
}

/** Stores a decision, has players told of it, and announces it. @returns its id. */
export async function addDecision(trx: Db, decision: Omit<StoredDecision, 'id'>): Promise<number> {
  const { country, book, from, reason, askedBy, decidedAt } = decision;
  const { rows } = await sql<{ id: string }>`
    insert into jurisdictions.rule_books (country, book, applies_from, reason, asked_by, decided_at)
    values (${country}, ${book}, ${from}, ${reason}, ${askedBy}, ${decidedAt})
    returning id::text`.execute(trx);
  const id = Number(rows[0]?.id);
  await sql`insert into jurisdictions.tellings (rule_book) values (${id})`.execute(trx);
  await sql`select pg_notify(${CHANNEL}, ${String(id)})`.execute(trx);
  return id;
}

/** Players of a country who can play: open accounts. */
export async function countPlayers(db: Db, country: string): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(*)::integer as players from identity.player_traits t
     where t.country = ${country} and t.status = 'active'`.execute(db);
  return rows[0]?.players ?? 0;
}

export interface OpenTelling {
  id: number;
  country: string;
  book: BookChoice;
  from: Date;
  afterId: string;
  /** Of the letters. */
  batch: string;
}

/** The first decision of which not everybody has been told, locked; undefined for none, or when another instance has it. */
export async function lockTelling(trx: Db): Promise<OpenTelling | undefined> {
  const { rows } = await sql<Omit<OpenTelling, 'id'> & { id: string }>`
    select b.id::text, b.country, b.book, b.applies_from as "from", t.after_id as "afterId", t.batch
      from jurisdictions.tellings t join jurisdictions.rule_books b on b.id = t.rule_book
     where t.done_at is null
     order by t.rule_book limit 1 for update of t skip locked`.execute(trx);
  const row = rows[0];
  return row && { ...row, id: Number(row.id) };
}

export interface Reader {
  playerId: string;
  email: string;
  language: LanguageCode;
}

/** The next players of a country who are told: whose account is open, and who take no break. */
export async function nextReaders(
  trx: Db,
  { country, afterId }: OpenTelling,
  now: Date,
  limit: number,
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select t.player_id as "playerId", d.email, t.language
      from identity.player_traits t join identity.player_directory d on d.player_id = t.player_id
     where t.country = ${country} and t.player_id > ${afterId}::uuid and identity.may_receive(t, ${now})
     order by t.player_id limit ${limit}`.execute(trx);
  return rows;
}

/** @param done when everybody has been told; null while some are left */
export async function noteTold(
  trx: Db,
  id: number,
  { afterId, told, done }: { afterId: string; told: number; done: Date | null },
): Promise<void> {
  await sql`
    update jurisdictions.tellings set after_id = ${afterId}::uuid, told = told + ${told}, done_at = ${done}
     where rule_book = ${id}`.execute(trx);
}
