import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Texts } from '@/lib/domain/locales';
import type { TournamentEntry, TournamentState, TournamentStrategy } from '@/lib/domain/tournaments';
import type { ByCurrency } from '@/lib/money/money';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** What the places from one to another get, each of them. */
export interface Prize {
  placeFrom: number;
  placeTo: number;
  amount: ByCurrency;
  freeSpins: number;
  points: number;
}

export interface TournamentRow {
  id: string;
  name: Texts;
  descriptionShort: Texts;
  image: string;
  gradientColor: string;
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
  strategy: TournamentStrategy;
  entry: TournamentEntry;
  /** The VIP level from which somebody may take part; null for everybody. */
  minLevel: number | null;
  /** Countries whose players take part; none means all. */
  countries: string[];
  /** Whether an operator releases the prizes. */
  needsReview: boolean;
  /** The lowest stake that counts; players of other currencies don't take part. */
  minimumBet: ByCurrency;
  /** The highest one; without one there is none. */
  maximumBet: ByCurrency;
  /** The campaign whose free spins are prizes; null without free spins. */
  spinCampaign: string | null;
  /** By place. */
  prizes: Prize[];
  /** Ids, in the order in which they are shown. */
  games: string[];
}

/** A tournament, and how far it has come. */
export interface StandingTournament extends TournamentRow {
  state: TournamentState;
}

/** All of a tournament, as `t`. */
export const TOURNAMENT = sql`
  t.id, t.name, t.description_short as "descriptionShort", t.image, t.gradient_color as "gradientColor",
  t.starts_at as "startsAt", t.ends_at as "endsAt", t.state, t.strategy, t.entry, t.min_level as "minLevel", t.countries,
  t.needs_review as "needsReview", t.spin_campaign as "spinCampaign",
  coalesce((select jsonb_object_agg(m.currency, m.amount)
              from tournaments.minimum_bets m where m.tournament_id = t.id), '{}'::jsonb) as "minimumBet",
  coalesce((select jsonb_object_agg(m.currency, m.amount)
              from tournaments.maximum_bets m where m.tournament_id = t.id), '{}'::jsonb) as "maximumBet",
  coalesce((select jsonb_agg(jsonb_build_object(
                     'placeFrom', p.place_from, 'placeTo', p.place_to, 'freeSpins', p.free_spins, 'points', p.points,
                     'amount', coalesce((select jsonb_object_agg(a.currency, a.amount) from tournaments.prize_amounts a
                                          where a.tournament_id = t.id and a.place_from = p.place_from), '{}'::jsonb))
                   order by p.place_from)
              from tournaments.prizes p where p.tournament_id = t.id), '[]'::jsonb) as prizes,
  array(select g.game_id from tournaments.games g where g.tournament_id = t.id order by g.position) as games`;

const ORDERS: Record<'newest' | 'lastEnded', RawBuilder<unknown>> = {
  newest: sql`t.starts_at desc, t.id`,
  lastEnded: sql`t.ends_at desc, t.id`,
};

/** Those that are on at a moment, the newest first. */
export async function listActive(db: Db, now: Date): Promise<StandingTournament[]> {
  const { rows } = await sql<StandingTournament>`
    select ${TOURNAMENT} from tournaments.tournaments t
     where t.state = 'open' and t.starts_at <= ${now} and t.ends_at > ${now} order by ${ORDERS.newest}`.execute(
    db,
  );
  return rows;
}

/** Announced ones that have not begun, the next one first. */
export async function listUpcoming(db: Db, now: Date, limit: number): Promise<StandingTournament[]> {
  const { rows } = await sql<StandingTournament>`
    select ${TOURNAMENT} from tournaments.tournaments t
     where t.state = 'open' and t.starts_at > ${now} order by t.starts_at, t.id limit ${limit}`.execute(db);
  return rows;
}

/** Those that are over at a moment, the last one to end first. */
export async function listCompleted(db: Db, now: Date, limit: number): Promise<StandingTournament[]> {
  const { rows } = await sql<StandingTournament>`
    select ${TOURNAMENT} from tournaments.tournaments t
     where t.state not in ('draft', 'cancelled') and t.ends_at <= ${now} order by ${ORDERS.lastEnded} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Those that a player has joined, the newest first. */
export async function listJoined(
  db: Db,
  playerId: string,
  limit: number,
): Promise<(StandingTournament & { joinedAt: Date })[]> {
  const { rows } = await sql<StandingTournament & { joinedAt: Date }>`
    select ${TOURNAMENT}, j.joined_at as "joinedAt"
      from tournaments.participations j join tournaments.tournaments t on t.id = j.tournament_id
     where j.player_id = ${playerId} and j.left_at is null order by ${ORDERS.newest} limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface Participation {
  tournament: string;
  joinedAt: Date;
  leftAt: Date | null;
  /** Hundredths; null for who has left. */
  points: bigint | null;
  /** Once the places stand. */
  rank: number | null;
}

/** All that a player ever took part in, the oldest first. */
export async function listParticipations(db: Db, playerId: string): Promise<Participation[]> {
  const { rows } = await sql<Participation>`
    select t.name ->> 'en' as tournament, j.joined_at as "joinedAt", j.left_at as "leftAt", s.points, p.place as rank
      from tournaments.participations j
      join tournaments.tournaments t on t.id = j.tournament_id
      left join tournaments.scores s on s.tournament_id = j.tournament_id and s.player_id = j.player_id
      left join tournaments.places p on p.tournament_id = j.tournament_id and p.player_id = j.player_id
     where j.player_id = ${playerId} order by j.joined_at, t.id`.execute(db);
  return rows;
}

/** One that everybody may see. */
export async function findTournament(db: Db, id: string): Promise<StandingTournament | undefined> {
  const { rows } = await sql<StandingTournament>`
    select ${TOURNAMENT} from tournaments.tournaments t where t.id = ${id} and t.state <> 'draft'`.execute(
    db,
  );
  return rows[0];
}

/**
 * Takes a player in, or back who has left; again changes nothing.
 * @returns since when; null for a tournament that is over or not there, or that an operator has taken the player out of
 */
export async function join(db: Db, id: string, playerId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ joinedAt: Date }>`
    with joined as (
      insert into tournaments.participations as p (tournament_id, player_id, joined_at)
      select t.id, ${playerId}, ${now} from tournaments.tournaments t
       where t.id = ${id} and t.state = 'open' and t.ends_at > ${now}
      on conflict (tournament_id, player_id) do update
         set joined_at = case when p.left_at is null then p.joined_at else excluded.joined_at end,
             left_at = null, left_reason = null
       where p.left_reason is distinct from 'operator'
      returning tournament_id, player_id, joined_at
    ), scored as (
      insert into tournaments.scores (tournament_id, player_id, reached_at, joined_at)
      select j.tournament_id, j.player_id, j.joined_at, j.joined_at from joined j
      on conflict do nothing
    )
    select j.joined_at as "joinedAt" from joined j`.execute(db);
  return rows[0]?.joinedAt ?? null;
}

/** Takes a player who excludes themselves out of every tournament whose places do not stand yet: the score is gone. */
export async function leave(db: Db, playerId: string, now: Date): Promise<void> {
  await sql`
    with gone as (
      update tournaments.participations p set left_at = ${now}, left_reason = 'exclusion'
        from tournaments.tournaments t
       where p.player_id = ${playerId} and p.left_at is null and t.id = p.tournament_id and t.state in ('open', 'frozen')
      returning p.tournament_id
    )
    delete from tournaments.scores s using gone g
     where s.tournament_id = g.tournament_id and s.player_id = ${playerId}`.execute(db);
}

/** Which of some tournaments there are. */
export async function knownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from tournaments.tournaments where id = any (${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Adds a tournament unless its id exists: an announced one never changes. @returns whether it was added. */
export async function addTournament(trx: Db, row: TournamentRow): Promise<boolean> {
  const { id } = row;
  const { numAffectedRows } = await sql`
    insert into tournaments.tournaments (id, name, description_short, image, gradient_color, starts_at, ends_at, strategy,
                                         entry, min_level, countries, needs_review, spin_campaign)
    values (${id}, ${JSON.stringify(row.name)}::jsonb, ${JSON.stringify(row.descriptionShort)}::jsonb, ${row.image},
            ${row.gradientColor}, ${row.startsAt}, ${row.endsAt}, ${row.strategy}, ${row.entry}, ${row.minLevel},
            ${row.countries}::text[], ${row.needsReview}, ${row.spinCampaign})
    on conflict (id) do nothing`.execute(trx);
  if (!numAffectedRows) return false;
  await addParts(trx, row);
  return true;
}

/** Stakes, prizes and games of a tournament, which has none yet. */
export async function addParts(
  trx: Db,
  row: Pick<TournamentRow, 'id' | 'minimumBet' | 'maximumBet' | 'prizes' | 'games'>,
): Promise<void> {
  const { id, prizes } = row;
  await sql`
    insert into tournaments.minimum_bets (tournament_id, currency, amount)
    select ${id}, key, value::bigint from jsonb_each_text(${JSON.stringify(row.minimumBet)}::jsonb)`.execute(
    trx,
  );
  await sql`
    insert into tournaments.maximum_bets (tournament_id, currency, amount)
    select ${id}, key, value::bigint from jsonb_each_text(${JSON.stringify(row.maximumBet)}::jsonb)`.execute(
    trx,
  );
  await sql`
    insert into tournaments.prizes (tournament_id, place_from, place_to, free_spins, points)
    select ${id}, "placeFrom", "placeTo", "freeSpins", points
      from jsonb_to_recordset(${JSON.stringify(prizes)}::jsonb) as p (
             "placeFrom" integer, "placeTo" integer, "freeSpins" integer, points integer)`.execute(trx);
  await sql`
    insert into tournaments.prize_amounts (tournament_id, place_from, currency, amount)
    select ${id}, p."placeFrom", a.key, a.value::bigint
      from jsonb_to_recordset(${JSON.stringify(prizes)}::jsonb) as p ("placeFrom" integer, amount jsonb),
           jsonb_each_text(p.amount) as a`.execute(trx);
  await sql`
    insert into tournaments.games (tournament_id, position, game_id)
    select ${id}, position, game_id
      from unnest(${row.games}::text[]) with ordinality as g (game_id, position)`.execute(trx);
}

/**
 * Takes the turn of telling until the transaction ends; undefined when another instance has it. Not by a row's lock: it
 * would give the transaction a number, and followers of play wait for all transactions with one (docs/adr/0019).
 */
export async function takeTurn(trx: Db): Promise<{ toldUntil: Date } | undefined> {
  const { rows } = await sql<{ toldUntil: Date }>`
    select told_until as "toldUntil" from tournaments.progress
     where pg_try_advisory_xact_lock(hashtextextended('tournaments.progress', 0))`.execute(trx);
  return rows[0];
}

/** Whether a tournament began or ended after one moment and up to another. */
export async function hasTurned(trx: Db, after: Date, until: Date): Promise<boolean> {
  const { rows } = await sql<{ turned: boolean }>`
    select exists (select from (select starts_at, ends_at from tournaments.tournaments
                                 union all
                                select starts_at, ends_at from tournaments.network_tournaments) t
                    where (t.starts_at > ${after} and t.starts_at <= ${until})
                       or (t.ends_at > ${after} and t.ends_at <= ${until})) as turned`.execute(trx);
  return rows[0]?.turned ?? false;
}

export async function endTurn(trx: Db, toldUntil: Date): Promise<void> {
  await sql`update tournaments.progress set told_until = ${toldUntil}`.execute(trx);
}

export async function deleteParticipations(db: Db, playerId: string): Promise<void> {
  await sql`delete from tournaments.scores where player_id = ${playerId}`.execute(db);
  await sql`delete from tournaments.hidden_names where player_id = ${playerId}`.execute(db);
  await sql`delete from tournaments.rounds where player_id = ${playerId}`.execute(db);
  await sql`delete from tournaments.participations where player_id = ${playerId}`.execute(db);
  await sql`update tournaments.corrections set reason = null where player_id = ${playerId}`.execute(db);
}
