import { sql, type RawBuilder } from 'kysely';
import type { LeftReason, TournamentPhase, TournamentState, Withheld } from '@/lib/domain/tournaments';
import type { Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { countRows } from '../../kernel/listing';
import { addParts, TOURNAMENT, type Db, type StandingTournament, type TournamentRow } from '../store';

export const TOURNAMENT_SORTS = ['starts', 'ends', 'name', 'participants', 'changed'] as const;

export interface TournamentFilter {
  /** Part of the English name, or the id. */
  text?: string | undefined;
  phase?: TournamentPhase | undefined;
  strategy?: string | undefined;
  sort: (typeof TOURNAMENT_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** A tournament as operators see it. */
export interface DeskTournament extends StandingTournament {
  phase: TournamentPhase;
  participants: number;
  revision: number;
  changedAt: Date;
  zone: string;
}

/** A tournament with who did what to it. Operators by their ids. */
export interface TournamentRecord extends DeskTournament {
  createdAt: Date;
  writtenBy: string | null;
  openedBy: string | null;
  openedAt: Date | null;
  firstEnd: Date | null;
  frozenAt: Date | null;
  countedAt: Date | null;
  paidAt: Date | null;
  releasedBy: string | null;
  releasedAt: Date | null;
  stoppedBy: string | null;
  stoppedAt: Date | null;
  stopReason: string | null;
  stopWords: Texts | null;
  /** Of rounds from before the end, those that are not over. */
  openRounds: number;
}

const PARTICIPANTS = sql`
  (select count(*)::integer from tournaments.participations j where j.tournament_id = t.id and j.left_at is null)`;
const DESK = sql`
  ${TOURNAMENT}, ${PARTICIPANTS} as participants, t.revision, t.changed_at as "changedAt", t.zone`;
const SORTS: Record<TournamentFilter['sort'], RawBuilder<unknown>> = {
  starts: sql`t.starts_at`,
  ends: sql`t.ends_at`,
  name: sql`lower(t.name ->> 'en')`,
  participants: PARTICIPANTS,
  changed: sql`t.changed_at`,
};

function fitting({ text = '', phase, strategy, now }: TournamentFilter & { now: Date }) {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    from tournaments.tournaments t
   where (${text} = '' or lower(t.name ->> 'en') like ${part} or t.id = ${text.toLowerCase()})
     and (${phase ?? null}::text is null or tournaments.phase_at(t.state, t.starts_at, t.needs_review, ${now}) = ${phase ?? null}::text)
     and (${strategy ?? null}::text is null or t.strategy = ${strategy ?? null}::text)`;
}

export async function listTournaments(db: Db, asked: TournamentFilter, now: Date): Promise<DeskTournament[]> {
  const { sort, descending, offset, limit } = asked;
  const filter = { ...asked, now };
  const { rows } = await sql<DeskTournament>`
    select ${DESK}, tournaments.phase_at(t.state, t.starts_at, t.needs_review, ${now}) as phase ${fitting(filter)}
     order by ${SORTS[sort]} ${descending ? sql`desc` : sql`asc`}, t.id
    offset ${offset}::bigint limit ${limit}::bigint`.execute(db);
  return rows;
}
export const countTournaments = (db: Db, filter: TournamentFilter, now: Date): Promise<number> =>
  countRows(db, fitting({ ...filter, now }));

/** @param lock alone with it until the transaction ends */
export async function findRecord(
  db: Db,
  id: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<TournamentRecord | undefined> {
  if (lock) await sql`select from tournaments.tournaments where id = ${id} for update`.execute(db);
  const { rows } = await sql<TournamentRecord>`
    select ${DESK}, tournaments.phase_at(t.state, t.starts_at, t.needs_review, ${now}) as phase, t.created_at as "createdAt", t.written_by as "writtenBy", t.opened_by as "openedBy",
           t.opened_at as "openedAt", t.first_end as "firstEnd", t.frozen_at as "frozenAt", t.counted_at as "countedAt",
           t.paid_at as "paidAt", t.released_by as "releasedBy", t.released_at as "releasedAt",
           t.stopped_by as "stoppedBy", t.stopped_at as "stoppedAt", t.stop_reason as "stopReason",
           t.stop_words as "stopWords",
           (select count(*)::integer from tournaments.rounds r
              join tournaments.participations j on j.tournament_id = r.tournament_id and j.player_id = r.player_id
             where r.tournament_id = t.id and not r.closed and r.staked > 0 and r.verdict = 'counts'
               and j.left_at is null and r.began_at >= j.joined_at) as "openRounds"
      from tournaments.tournaments t where t.id = ${id}`.execute(db);
  return rows[0];
}

export type DraftRow = TournamentRow & { zone: string };

export async function addDraft(trx: Db, row: DraftRow, by: string, now: Date): Promise<void> {
  await sql`
    insert into tournaments.tournaments (id, name, description_short, image, gradient_color, starts_at, ends_at, strategy,
                                         entry, min_level, countries, needs_review, spin_campaign, zone, state, written_by,
                                         created_at, changed_at)
    values (${row.id}, ${JSON.stringify(row.name)}::jsonb, ${JSON.stringify(row.descriptionShort)}::jsonb, ${row.image},
            ${row.gradientColor}, ${row.startsAt}, ${row.endsAt}, ${row.strategy}, ${row.entry}, ${row.minLevel},
            ${row.countries}::text[], ${row.needsReview}, ${row.spinCampaign}, ${row.zone}, 'draft', ${by}, ${now}, ${now})`.execute(
    trx,
  );
  await addParts(trx, row);
}

/** Saves a draft as it is now, whatever it was. */
export async function saveDraft(trx: Db, row: DraftRow, now: Date): Promise<void> {
  const { id } = row;
  await sql`
    update tournaments.tournaments
       set name = ${JSON.stringify(row.name)}::jsonb, description_short = ${JSON.stringify(row.descriptionShort)}::jsonb,
           image = ${row.image}, gradient_color = ${row.gradientColor}, starts_at = ${row.startsAt}, ends_at = ${row.endsAt},
           strategy = ${row.strategy}, entry = ${row.entry}, min_level = ${row.minLevel},
           countries = ${row.countries}::text[], needs_review = ${row.needsReview}, spin_campaign = ${row.spinCampaign},
           zone = ${row.zone}, revision = revision + 1, changed_at = ${now}
     where id = ${id} and state = 'draft'`.execute(trx);
  await sql`delete from tournaments.minimum_bets where tournament_id = ${id}`.execute(trx);
  await sql`delete from tournaments.maximum_bets where tournament_id = ${id}`.execute(trx);
  await sql`delete from tournaments.prizes where tournament_id = ${id}`.execute(trx);
  await sql`delete from tournaments.games where tournament_id = ${id}`.execute(trx);
  await addParts(trx, row);
}

/** After `findRecord` with its lock. */
export async function openDraft(trx: Db, id: string, by: string, now: Date): Promise<void> {
  await sql`
    update tournaments.tournaments set state = 'open', opened_by = ${by}, opened_at = ${now}, changed_at = ${now}
     where id = ${id}`.execute(trx);
}

export async function moveEnd(trx: Db, id: string, endsAt: Date, now: Date): Promise<void> {
  await sql`
    update tournaments.tournaments
       set first_end = coalesce(first_end, ends_at), ends_at = ${endsAt}, changed_at = ${now}
     where id = ${id}`.execute(trx);
}

export async function stop(
  trx: Db,
  id: string,
  { by, reason, words, now }: { by: string; reason: string; words: Texts; now: Date },
): Promise<void> {
  await sql`
    update tournaments.tournaments
       set state = 'cancelled', stopped_by = ${by}, stopped_at = ${now}, stop_reason = ${reason},
           stop_words = ${JSON.stringify(words)}::jsonb, changed_at = ${now}
     where id = ${id}`.execute(trx);
}

export async function release(trx: Db, id: string, by: string, now: Date): Promise<void> {
  await sql`
    update tournaments.tournaments
       set needs_review = false, released_by = ${by}, released_at = ${now}, changed_at = ${now}
     where id = ${id}`.execute(trx);
}

/** Takes a participant out, and their score away. @returns whether they took part */
export async function takeOut(
  trx: Db,
  id: string,
  playerId: string,
  { by, note, now }: { by: string; note: string; now: Date },
): Promise<boolean> {
  const reason: LeftReason = 'operator';
  const { numAffectedRows } = await sql`
    update tournaments.participations
       set left_at = ${now}, left_reason = ${reason}, left_by = ${by}, left_note = ${note}
     where tournament_id = ${id} and player_id = ${playerId} and left_at is null`.execute(trx);
  if (!numAffectedRows) return false;
  await sql`delete from tournaments.scores where tournament_id = ${id} and player_id = ${playerId}`.execute(
    trx,
  );
  return true;
}

/** Withholds the prize of somebody whose place stands. @returns false when it was given, or looked at, before */
export async function withhold(
  trx: Db,
  id: string,
  playerId: string,
  { currency, now }: { currency: Currency; now: Date },
): Promise<boolean> {
  const withheld: Withheld = 'operator';
  const { rows } = await sql<{ settled: boolean }>`
    with place as (
      select place, settled_at from tournaments.places
       where tournament_id = ${id} and player_id = ${playerId} for update
    ), done as (
      update tournaments.places p set settled_at = ${now}, withheld = ${withheld}, currency = ${currency}
        from place where p.tournament_id = ${id} and p.place = place.place and place.settled_at is null
    )
    select settled_at is not null as settled from place`.execute(trx);
  return rows[0]?.settled !== true;
}

export interface ToldTournament {
  id: string;
  name: Texts;
  words: Texts;
  batch: string;
  after: string | null;
}

/** A stopped one whose participants are still to be told, which nobody else tells meanwhile. */
export async function nextToTell(trx: Db): Promise<ToldTournament | undefined> {
  const { rows } = await sql<Omit<ToldTournament, 'words'> & { words: Texts | null }>`
    select id, name, stop_words as words, stop_batch as batch, told_after as after from tournaments.tournaments
     where state = 'cancelled' and told_at is null and stop_words is not null
     order by stopped_at limit 1 for update skip locked`.execute(trx);
  const [row] = rows;
  return row?.words ? { ...row, words: row.words } : undefined;
}

/** @param after the last one who was written to; null when all were */
export async function toldUntil(trx: Db, id: string, after: string | null, now: Date): Promise<void> {
  await sql`
    update tournaments.tournaments
       set told_after = coalesce(${after}::uuid, told_after), told_at = ${after === null ? now : null}
     where id = ${id}`.execute(trx);
}

export const stateIs = (record: { state: TournamentState }, ...states: TournamentState[]): boolean =>
  states.includes(record.state);
