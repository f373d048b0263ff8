import { sql, type Kysely, type RawBuilder } from 'kysely';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { PosterArt } from '@/lib/node/facts/poster';
import type { Volatility } from '@/lib/domain/volatility';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export const GAME_SORTS = ['popular', 'new', 'az', 'rtp', 'volatility', 'match'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

export interface GameRow {
  id: string;
  slug: string;
  name: string;
  provider_id: number;
  provider_name: string;
  theme: GameTheme;
  source: 0 | 1;
  volatility: Volatility;
  /** Basis points. */
  rtp: number;
  lines: number;
  max_win: number;
  /** YYYY-MM-DD */
  released: string;
  has_demo: boolean;
  gradient_color: string;
  /** Minor units; limits are at most a few million, far inside the safe integers. */
  limit_min: number | null;
  limit_max: number | null;
  categories: number[];
  art: PosterArt;
  /** In the catalogue, and closed by no operator. */
  active: boolean;
  /** The studio has an engine for its kind. */
  playable: boolean;
}

/** Categories by popularity or age, which say nothing about the kind of game. */
const BADGES: readonly number[] = [CATEGORY_ID.new, CATEGORY_ID.top, CATEGORY_ID.drops_and_wins];

export interface GameFilter {
  /** What the visitor typed; see games.search() in sql/search.sql. */
  name?: string;
  /** Games of any of these; empty means no filter. */
  providerIds?: readonly number[];
  /** Categories that a game carries all of; "all" is none of them. */
  categoryIds?: readonly number[];
  /** Games of any of these; empty means no filter. */
  volatilities?: readonly Volatility[];
  /** Basis points, both inclusive. */
  rtpMin?: number;
  rtpMax?: number;
  /** Only games with a demo. */
  demo?: boolean;
  /** These games and no others. */
  ids?: readonly string[];
  /** `match` means `popular` without a search. */
  sort: GameSort;
  limit: number;
  offset: number;
}

/** Each order ends in something unique, so that no game is on two pages. */
const ORDERS: Record<Exclude<GameSort, 'match'>, RawBuilder<unknown>> = {
  popular: sql`g.popularity`,
  new: sql`g.released desc, g.popularity`,
  az: sql`g.search, g.popularity`,
  rtp: sql`g.rtp desc, g.popularity`,
  volatility: sql`games.volatility_rank(g.volatility) desc, g.popularity`,
};

export const GAME_COLUMNS = sql`g.id, g.slug, g.name, g.provider_id, p.name as provider_name, g.theme, g.source, g.volatility,
  g.rtp, g.lines, g.max_win, g.released::text, g.has_demo, g.gradient_color, g.limit_min, g.limit_max, g.categories,
  g.art, g.active, g.playable`;

export const likePattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function conditions(filter: GameFilter): RawBuilder<unknown> {
  const { providerIds = [], categoryIds = [], volatilities = [], rtpMin, rtpMax, demo, ids } = filter;
  const parts = [sql`g.offered`];
  if (ids) parts.push(sql`g.id = any (${ids}::text[])`);
  if (providerIds.length > 0) parts.push(sql`g.provider_id = any (${providerIds}::integer[])`);
  if (categoryIds.length > 0) parts.push(sql`g.categories @> ${categoryIds}::integer[]`);
  if (volatilities.length > 0) parts.push(sql`g.volatility = any (${volatilities}::text[])`);
  if (rtpMin !== undefined) parts.push(sql`g.rtp >= ${rtpMin}`);
  if (rtpMax !== undefined) parts.push(sql`g.rtp <= ${rtpMax}`);
  if (demo) parts.push(sql`g.has_demo`);
  return sql.join(parts, sql` and `);
}

/** How much worse than the best match a result may be: who types a name well wants that game and not similar ones. */
const LESSER_MATCH = 0.2;

/** One page and the count of all pages, in one statement: a page past the end still has its total. */
export async function listGames(db: Db, filter: GameFilter): Promise<{ rows: GameRow[]; total: number }> {
  const { name, sort, limit, offset } = filter;
  const where = conditions(filter);
  // Search once and filter before judging: the threshold depends on the best match that passes the filters.
  const found = name
    ? sql`matches as materialized (
            select m.* from games.search(${name}) m join games.games g on g.id = m.game_id where ${where}),
          found as materialized (
            select * from matches where covered >= (select max(covered) from matches) - ${LESSER_MATCH}::real),`
    : sql``;
  const source = name ? sql`games.games g join found f on f.game_id = g.id` : sql`games.games g`;
  const match = name ? sql`f.score desc, g.popularity` : ORDERS.popular;
  const { rows } = await sql<{ rows: GameRow[]; total: number }>`
    with ${found} page as (
      select ${GAME_COLUMNS}
        from ${source} join games.providers p on p.id = g.provider_id
       where ${where}
       order by ${sort === 'match' ? match : ORDERS[sort]}
       limit ${limit} offset ${offset})
    select (select count(*)::integer from ${source} where ${where}) as total,
           (select coalesce(json_agg(page), '[]'::json) from page) as rows`.execute(db);
  return rows[0] ?? { rows: [], total: 0 };
}

/** A game by its id or its slug; withdrawn ones too, because rounds on them may be open. */
export async function findGame(db: Db, idOrSlug: string): Promise<GameRow | undefined> {
  // Both are unique and no slug looks like an id. Through json, so that the row has the types of a listed one.
  const { rows } = await sql<{ game: GameRow }>`
    select to_json(found) as game
      from (select ${GAME_COLUMNS} from games.games g join games.providers p on p.id = g.provider_id
             where g.id = ${idOrSlug} or g.slug = ${idOrSlug}) as found`.execute(db);
  return rows[0]?.game;
}

/**
 * Offered games similar to one: first by theme, then by features, studio and volatility; equals by popularity. Empty
 * for an unknown game.
 */
export async function listSimilar(db: Db, gameId: string, limit: number): Promise<GameRow[]> {
  const { rows } = await sql<{ game: GameRow }>`
    select to_json(found) as game
      from (select ${GAME_COLUMNS}
              from games.games o
              join games.games g on g.id <> o.id and g.offered and (g.source = o.source or not o.playable)
                                and (g.theme = o.theme or g.provider_id = o.provider_id)
              join games.providers p on p.id = g.provider_id
             where o.id = ${gameId}
             order by (g.theme = o.theme)::integer * 3
                    + (g.provider_id = o.provider_id)::integer
                    + (g.volatility = o.volatility)::integer * 0.5
                    + (select count(*) from unnest(g.categories) as category
                        where category = any (o.categories) and category <> all (${BADGES}::integer[])) * 0.4
                    - ln(g.popularity) * 0.1 desc, g.popularity
             limit ${limit}) as found`.execute(db);
  return rows.map(({ game }) => game);
}

/** The offered ones among some games, in no order. */
export async function findOffered(db: Db, ids: readonly string[]): Promise<GameRow[]> {
  const { rows } = await sql<{ game: GameRow }>`
    select to_json(found) as game
      from (select ${GAME_COLUMNS} from games.games g join games.providers p on p.id = g.provider_id
             where g.offered and g.id = any(${[...ids]}::text[])) as found`.execute(db);
  return rows.map(({ game }) => game);
}

/** Offered games of some themes by turns: the most played one of each theme, then the second ones. */
export async function listOfThemes(db: Db, themes: readonly GameTheme[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id
      from (select id, popularity, row_number() over (partition by theme order by popularity) as turn
              from games.games where offered and theme = any (${[...themes]}::text[])) as ranked
     order by turn, popularity limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface IndexRow {
  id: string;
  slug: string;
  provider_id: number;
  categories: number[];
  offered: boolean;
  updated_at: Date;
}

/** Games by id, also those that are not offered, as few facts of each as a list of addresses needs. */
export async function listIndex(db: Db, after: string, limit: number): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select id, slug, provider_id, categories, offered, updated_at
      from games.games where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

export interface ProviderRow {
  id: number;
  slug: string;
  name: string;
  games_count: number;
}

/** A studio none of whose games can be played yet is not listed. */
const OFFERING = sql`p.active and exists (select from games.games o where o.provider_id = p.id and o.offered)`;

/** Providers that offer games, by name. */
export async function listProviders(
  db: Db,
  filter: { name?: string; limit: number; offset: number },
): Promise<{ rows: ProviderRow[]; total: number; games: number }> {
  const name = (filter.name ?? '').trim();
  const where = name === '' ? OFFERING : sql`${OFFERING} and p.search like games.plain(${likePattern(name)})`;
  const { rows } = await sql<{ rows: ProviderRow[]; total: number; games: number }>`
    select (select count(*)::integer from games.providers p where ${where}) as total,
           (select count(*)::integer from games.games g where g.offered) as games,
           (select coalesce(json_agg(page), '[]'::json)
              from (select p.id, p.slug, p.name, count(g.id)::integer as games_count
                      from games.providers p join games.games g on g.provider_id = p.id and g.offered
                     where ${where}
                     group by p.id
                     order by p.search, p.id
                     limit ${filter.limit} offset ${filter.offset}) as page) as rows`.execute(db);
  return rows[0] ?? { rows: [], total: 0, games: 0 };
}

/** Whether all of them are there. */
export async function providersExist(db: Db, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from games.providers where id = any (${ids}::integer[]) and active`.execute(db);
  return rows.length === new Set(ids).size;
}

/** Games of every category that has any, and of all together. */
export async function countByCategory(db: Db): Promise<{ counts: Map<number, number>; all: number }> {
  const { rows } = await sql<{ id: number | null; games: number }>`
    select category as id, count(*)::integer as games
      from games.games g, unnest(g.categories) as category where g.offered group by category
     union all
    select null, count(*)::integer from games.games g where g.offered`.execute(db);
  const all = rows.find(({ id }) => id === null)?.games ?? 0;
  return { counts: new Map(rows.flatMap(({ id, games }) => (id === null ? [] : [[id, games]]))), all };
}
