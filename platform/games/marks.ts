import { sql } from 'kysely';
import { FAVOURITES_MAX } from '@/lib/domain/limits';
import { GAME_COLUMNS, type Db, type GameRow } from './store';

/** Games that are remembered as played by a player, the last ones. */
const RECENT_MAX = 48;
/** How many other players of a game are compared: enough to be meaningful, and few enough for a popular game. */
const PEERS_PER_GAME = 300;

/** A game that was opened somewhere, and when. */
export interface Played {
  gameId: string;
  at: Date;
}

/** Marks a game; again changes nothing. @returns false when the player has as many as there may be. */
export async function addFavourite(db: Db, playerId: string, gameId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    with added as (
      insert into games.favourites (player_id, game_id, marked_at)
      select ${playerId}, ${gameId}, ${now}
       where (select count(*) from games.favourites where player_id = ${playerId}) < ${FAVOURITES_MAX}
      on conflict do nothing
      returning 1)
    select exists (select from added)
        or exists (select from games.favourites where player_id = ${playerId} and game_id = ${gameId}) as kept`.execute(
    db,
  );
  return rows[0]?.kept ?? false;
}

/** Removes the mark; does nothing without one. */
export async function removeFavourite(db: Db, playerId: string, gameId: string): Promise<void> {
  await sql`delete from games.favourites where player_id = ${playerId} and game_id = ${gameId}`.execute(db);
}

/** Notes that a player opened a game. */
export async function notePlayed(db: Db, playerId: string, gameId: string, now: Date): Promise<void> {
  await sql`
    insert into games.plays as p (player_id, game_id, played_at) values (${playerId}, ${gameId}, ${now})
    on conflict (player_id, game_id) do update
       set opened = p.opened + 1, played_at = greatest(p.played_at, excluded.played_at)`.execute(db);
}

/**
 * Adds to the number of stakes of players in games; a negative number subtracts stakes that were rolled back. Rows are
 * locked in one order, here and in mergeMarks.
 */
export async function addStakes(
  db: Db,
  staked: readonly { playerId: string; gameId: string; stakes: number; at: Date }[],
): Promise<void> {
  const counted = sql`unnest(
    ${staked.map(({ playerId }) => playerId)}::uuid[], ${staked.map(({ gameId }) => gameId)}::text[],
    ${staked.map(({ stakes }) => stakes)}::bigint[], ${staked.map(({ at }) => at)}::timestamptz[])
      as c (player_id, game_id, stakes, at)`;
  await sql`
    insert into games.plays (player_id, game_id, played_at)
    select c.player_id, g.id, c.at from ${counted} join games.games g on g.id = c.game_id
     order by c.player_id, g.id
    on conflict do nothing`.execute(db);
  await sql`
    update games.plays p set stakes = greatest(p.stakes + c.stakes, 0)
      from (select p.player_id, p.game_id, c.stakes
              from ${counted} join games.plays p on p.player_id = c.player_id and p.game_id = c.game_id
             order by p.player_id, p.game_id for update of p) c
     where p.player_id = c.player_id and p.game_id = c.game_id`.execute(db);
}

/**
 * Adds marks that a browser stored before the log-in. Repeating it changes nothing; unknown games are left out, and a
 * time in the future becomes now.
 */
export async function mergeMarks(
  db: Db,
  playerId: string,
  marks: { favourites: readonly string[]; recent: readonly Played[] },
  now: Date,
): Promise<void> {
  // The first of a browser's list is its latest: a millisecond apart they stay in order. What is marked already takes
  // none of the places that are left, nor does what the browser names twice.
  await sql`
    insert into games.favourites (player_id, game_id, marked_at)
    select ${playerId}, g.id, ${now}::timestamptz - place * interval '1 millisecond'
      from unnest(${[...new Set(marks.favourites)]}::text[]) with ordinality as m (id, place) join games.games g on g.id = m.id and g.in_catalogue
     where not exists (select from games.favourites kept where kept.player_id = ${playerId} and kept.game_id = g.id)
     order by place
     limit greatest(0, ${FAVOURITES_MAX} - (select count(*) from games.favourites where player_id = ${playerId}))
    on conflict do nothing`.execute(db);
  await sql`
    insert into games.plays as p (player_id, game_id, played_at)
    select ${playerId}, g.id, max(least(m.at, ${now}))
      from unnest(${marks.recent.map(({ gameId }) => gameId)}::text[], ${marks.recent.map(({ at }) => at)}::timestamptz[]) as m (id, at)
      join games.games g on g.id = m.id and g.in_catalogue
     group by g.id
     order by g.id
    on conflict (player_id, game_id) do update set played_at = greatest(p.played_at, excluded.played_at)`.execute(
    db,
  );
}

const games = async (db: Db, source: ReturnType<typeof sql>): Promise<GameRow[]> => {
  const { rows } = await sql<{ game: GameRow }>`
    select to_json(found) as game
      from (select ${GAME_COLUMNS} from ${source} join games.games g on g.id = m.game_id
              join games.providers p on p.id = g.provider_id
             where g.offered order by m.place) as found`.execute(db);
  return rows.map(({ game }) => game);
};

/** A player's favourites, the latest first. */
export const listFavourites = (db: Db, playerId: string): Promise<GameRow[]> =>
  games(
    db,
    sql`(select game_id, row_number() over (order by marked_at desc, game_id) as place
           from games.favourites where player_id = ${playerId}) as m`,
  );

/** What a player opened, the latest first. */
export const listPlayed = (db: Db, playerId: string): Promise<GameRow[]> =>
  games(
    db,
    sql`(select game_id, row_number() over (order by played_at desc, game_id) as place
           from games.plays where player_id = ${playerId} order by played_at desc limit ${RECENT_MAX}) as m`,
  );

/**
 * Recommends games from what the player and similar players played: three parts games of players who played the same
 * ones, two parts games of the themes, studios and volatility that the player chose. A game that most players open
 * says little about taste and counts less. Empty for a player who has opened and marked nothing.
 */
export const listRecommended = (db: Db, playerId: string, limit: number): Promise<GameRow[]> =>
  games(
    db,
    sql`(
      with mine as materialized (
        select game_id, sum(weight) as weight
          from (select * from (select game_id, 1 + ln(opened + stakes) as weight from games.plays
                                where player_id = ${playerId} order by played_at desc limit ${RECENT_MAX}) as played
                union all
                select game_id, 1.5 from games.favourites where player_id = ${playerId}) as marked
         group by game_id
      ), shared as (
        select other.player_id, mine.weight / ln(2 + count(*) over (partition by mine.game_id)) as alike
          from mine, lateral (
            select player_id from games.plays
             where game_id = mine.game_id and player_id <> ${playerId} limit ${PEERS_PER_GAME}) as other
      ), peers as (
        select player_id, sum(alike) as alike from shared group by player_id order by alike desc limit 100
      ), theirs as (
        select p.game_id, sum(peers.alike * (1 + ln(p.opened + p.stakes))) as score
          from peers join games.plays p using (player_id) group by p.game_id
      ), chosen as (
        select g.theme, g.provider_id, g.volatility, g.source, mine.weight / sum(mine.weight) over () as share
          from mine join games.games g on g.id = mine.game_id
      ), tastes as (
        select 'theme' as kind, theme as value, sum(share) as share from chosen group by theme
        union all select 'studio', provider_id::text, sum(share) from chosen group by provider_id
        union all select 'volatility', volatility, sum(share) from chosen where source = 0 group by volatility
      )
      select g.id as game_id,
             row_number() over (order by
               0.6 * coalesce(theirs.score / (select max(score) from theirs where game_id not in (select game_id from mine)), 0)
             + 0.4 * (0.6 * coalesce(theme.share, 0) + 0.25 * coalesce(studio.share, 0) + 0.15 * coalesce(wild.share, 0))
             + 0.1 * (1 - ln(g.popularity) / ln(10000)) desc, g.popularity) as place
        from games.games g
        left join theirs on theirs.game_id = g.id
        left join tastes theme on theme.kind = 'theme' and theme.value = g.theme
        left join tastes studio on studio.kind = 'studio' and studio.value = g.provider_id::text
        left join tastes wild on wild.kind = 'volatility' and wild.value = g.volatility
       where g.offered and exists (select from mine) and g.id not in (select game_id from mine)
         and (theirs.game_id is not null or theme.share is not null or studio.share is not null)
       order by place
       limit ${limit}) as m`,
  );
