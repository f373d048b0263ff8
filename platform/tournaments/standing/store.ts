import { sql, type Kysely } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { RoundVerdict, Withheld } from '@/lib/domain/tournaments';

type Db = Kysely<unknown>;

/** A line of a leaderboard. Points are hundredths. */
export interface PlaceRow {
  place: number;
  playerId: string;
  email: string;
  isHidden: boolean;
  points: bigint;
}

const IN_ORDER = sql`s.places_by, s.reached_at, s.joined_at, s.player_id`;
const WITH_NAMES = sql`
  join identity.player_directory d on d.player_id = s.player_id
  left join tournaments.hidden_names h on h.player_id = s.player_id`;
const LINE = sql`s.place::integer as place, s.player_id as "playerId", d.email, h.player_id is not null as "isHidden", s.points`;

/** The first places as they stand now. */
export async function firstPlaces(db: Db, id: string, most: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select ${LINE}
      from (select s.player_id, s.points, row_number() over (order by ${IN_ORDER}) as place
              from tournaments.scores s where s.tournament_id = ${id} and s.points > 0
             order by ${IN_ORDER} limit ${most}) s
    ${WITH_NAMES} order by s.place`.execute(db);
  return rows;
}

/** The first places of a tournament whose places stand. */
export async function finalPlaces(db: Db, id: string, most: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select ${LINE} from tournaments.places s ${WITH_NAMES}
     where s.tournament_id = ${id} and s.place <= ${most} order by s.place`.execute(db);
  return rows;
}

export async function countParticipants(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from tournaments.scores where tournament_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface OwnScore {
  points: bigint;
  rounds: number;
  joinedAt: Date;
  /** How many are ahead of who has points. */
  ahead: number;
}

/** Where a participant stands; null for who is none. */
export async function ownScore(db: Db, id: string, playerId: string): Promise<OwnScore | null> {
  const { rows } = await sql<OwnScore>`
    select o.points, o.rounds, o.joined_at as "joinedAt",
           case when o.points > 0 then tournaments.count_ahead(o.tournament_id, o.player_id) else 0 end as ahead
      from tournaments.scores o where o.tournament_id = ${id} and o.player_id = ${playerId}`.execute(db);
  return rows[0] ?? null;
}

/** Who stands just before and just behind a participant with points. */
export async function neighbours(db: Db, id: string, playerId: string, place: number): Promise<PlaceRow[]> {
  const own = sql`(o.places_by, o.reached_at, o.joined_at, o.player_id)`;
  // Lateral: only so is the own score a bound of the index, instead of a filter over all who stand before.
  const { rows } = await sql<PlaceRow>`
    select ${LINE}
      from (select n.* from tournaments.scores o cross join lateral (
              (select s.player_id, s.points, ${place}::integer - 1 as place
                 from tournaments.scores s
                where s.tournament_id = o.tournament_id and (${IN_ORDER}) < ${own}
                order by s.places_by desc, s.reached_at desc, s.joined_at desc, s.player_id desc limit 1)
              union all
              (select s.player_id, s.points, ${place}::integer + 1 as place
                 from tournaments.scores s
                where s.tournament_id = o.tournament_id and s.points > 0 and (${IN_ORDER}) > ${own}
                order by ${IN_ORDER} limit 1)) n
             where o.tournament_id = ${id} and o.player_id = ${playerId}) s
    ${WITH_NAMES} order by s.place`.execute(db);
  return rows;
}

/** What somebody must have to stand at a place, hundredths of points; null where nobody stands. */
export async function pointsAt(db: Db, id: string, place: number): Promise<bigint | null> {
  const { rows } = await sql<{ points: bigint }>`
    select s.points from tournaments.scores s where s.tournament_id = ${id} and s.points > 0
     order by ${IN_ORDER} offset ${place - 1} limit 1`.execute(db);
  return rows[0]?.points ?? null;
}

/** So many places are looked for one by one; for more all participants are put in order once. */
const ONE_BY_ONE = 50;

/** Places of some participants with points, by player. */
export async function placesOf(
  db: Db,
  id: string,
  playerIds: readonly string[],
): Promise<Map<string, { place: number; points: bigint }>> {
  const ids = [...playerIds];
  const { rows } =
    ids.length <= ONE_BY_ONE
      ? await sql<{ playerId: string; place: number; points: bigint }>`
          select s.player_id as "playerId", tournaments.count_ahead(s.tournament_id, s.player_id) + 1 as place, s.points
            from tournaments.scores s
           where s.tournament_id = ${id} and s.player_id = any (${ids}::uuid[]) and s.points > 0`.execute(db)
      : await sql<{ playerId: string; place: number; points: bigint }>`
          select s.player_id as "playerId", s.place::integer as place, s.points
            from (select s.player_id, s.points, row_number() over (order by ${IN_ORDER}) as place
                    from tournaments.scores s where s.tournament_id = ${id} and s.points > 0) s
           where s.player_id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ playerId, ...standing }) => [playerId, standing]));
}

export interface FinalPlace {
  place: number;
  points: bigint;
  rounds: number;
  settledAt: Date | null;
  withheld: Withheld | null;
  currency: Currency | null;
  amount: bigint;
  freeSpins: number;
  prizePoints: number;
}

/** What became of a participant; null for who has no place. */
export async function finalPlace(db: Db, id: string, playerId: string): Promise<FinalPlace | null> {
  const { rows } = await sql<FinalPlace>`
    select place, points, rounds, settled_at as "settledAt", withheld, currency, amount, free_spins as "freeSpins",
           prize_points as "prizePoints"
      from tournaments.places where tournament_id = ${id} and player_id = ${playerId}`.execute(db);
  return rows[0] ?? null;
}

export interface CountedRound {
  roundId: string;
  gameId: string;
  currency: Currency;
  beganAt: Date;
  staked: bigint;
  won: bigint;
  isOpen: boolean;
  verdict: RoundVerdict;
  points: bigint;
}

/** Rounds of a participant, the latest first. */
export async function roundsOf(
  db: Db,
  { id, playerId, offset, limit }: { id: string; playerId: string; offset: number; limit: number },
): Promise<CountedRound[]> {
  const { rows } = await sql<CountedRound>`
    select r.round_id as "roundId", r.game_id as "gameId", r.currency, r.began_at as "beganAt", r.staked, r.won,
           not r.closed as "isOpen", r.verdict, r.points
      from tournaments.rounds r
     where r.tournament_id = ${id} and r.player_id = ${playerId}
     order by r.began_at desc, r.game_id, r.round_id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countRounds(db: Db, id: string, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from tournaments.rounds where tournament_id = ${id} and player_id = ${playerId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Since when a player's name is hidden; null when it is shown. */
export async function nameHiddenSince(db: Db, playerId: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    select since from tournaments.hidden_names where player_id = ${playerId}`.execute(db);
  return rows[0]?.since ?? null;
}

export async function hideName(db: Db, playerId: string, isHidden: boolean, now: Date): Promise<void> {
  await (
    isHidden
      ? sql`insert into tournaments.hidden_names (player_id, since) values (${playerId}, ${now}) on conflict do nothing`
      : sql`delete from tournaments.hidden_names where player_id = ${playerId}`
  ).execute(db);
}
