import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { PosterArt } from '@/lib/domain/poster';
import type { Volatility } from './featured';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

export const GAME_SORTS = ['popular', 'new', 'az', 'rtp'] as const;
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
  active: boolean;
}

export interface GameFilter {
  /** What the visitor typed: every word of it must stand in the name. */
  name?: string;
  providerId?: number;
  /** A category that games carry; "all" is no filter. */
  categoryId?: number;
  sort: GameSort;
  limit: number;
  offset: number;
}

/** Each order ends in something unique, so that no game is on two pages. */
const ORDERS: Record<GameSort, RawBuilder<unknown>> = {
  popular: sql`g.popularity`,
  new: sql`g.released desc, g.popularity`,
  az: sql`g.search, g.popularity`,
  rtp: sql`g.rtp desc, g.popularity`,
};

const COLUMNS = sql`g.id, g.slug, g.name, g.provider_id, p.name as provider_name, g.theme, g.source, g.volatility,
  g.rtp, g.lines, g.max_win, g.released::text, g.has_demo, g.gradient_color, g.limit_min, g.limit_max, g.categories,
  g.art, g.active`;

const WORDS_MAX = 6;
const likePattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function conditions(filter: GameFilter): RawBuilder<unknown> {
  const parts = [sql`g.active`];
  if (filter.providerId !== undefined) parts.push(sql`g.provider_id = ${filter.providerId}`);
  if (filter.categoryId !== undefined) parts.push(sql`g.categories @> array[${filter.categoryId}::integer]`);
  for (const word of (filter.name ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)) {
    parts.push(sql`g.search like games.plain(${likePattern(word)})`);
  }
  return sql.join(parts, sql` and `);
}

/** One page and the count of all pages, in one statement: a page past the end still has its total. */
export async function listGames(db: Db, filter: GameFilter): Promise<{ rows: GameRow[]; total: number }> {
  const where = conditions(filter);
  const { rows } = await sql<{ rows: GameRow[]; total: number }>`
    select (select count(*)::integer from games.games g where ${where}) as total,
           (select coalesce(json_agg(page), '[]'::json)
              from (select ${COLUMNS}
                      from games.games g join games.providers p on p.id = g.provider_id
                     where ${where}
                     order by ${ORDERS[filter.sort]}
                     limit ${filter.limit} offset ${filter.offset}) as page) as rows`.execute(db);
  return rows[0] ?? { rows: [], total: 0 };
}

/** A game by its id or its slug; withdrawn ones too, because rounds on them may be open. */
export async function findGame(db: Db, idOrSlug: string): Promise<GameRow | undefined> {
  // Both are unique and no slug looks like an id. Through json, so that the row has the types of a listed one.
  const { rows } = await sql<{ game: GameRow }>`
    select to_json(found) as game
      from (select ${COLUMNS} from games.games g join games.providers p on p.id = g.provider_id
             where g.id = ${idOrSlug} or g.slug = ${idOrSlug}) as found`.execute(db);
  return rows[0]?.game;
}

export interface IndexRow {
  id: string;
  slug: string;
  provider_id: number;
  categories: number[];
  active: boolean;
  updated_at: Date;
}

/** Games by id, withdrawn ones too, as few facts of each as a list of addresses needs. */
export async function listIndex(db: Db, after: string, limit: number): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select id, slug, provider_id, categories, active, updated_at
      from games.games where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

export interface ProviderRow {
  id: number;
  slug: string;
  name: string;
  games_count: number;
}

/** Providers with their games, by name. */
export async function listProviders(
  db: Db,
  filter: { name?: string; limit: number; offset: number },
): Promise<{ rows: ProviderRow[]; total: number; games: number }> {
  const name = (filter.name ?? '').trim();
  const where =
    name === '' ? sql`p.active` : sql`p.active and p.search like games.plain(${likePattern(name)})`;
  const { rows } = await sql<{ rows: ProviderRow[]; total: number; games: number }>`
    select (select count(*)::integer from games.providers p where ${where}) as total,
           (select count(*)::integer from games.games g where g.active) as games,
           (select coalesce(json_agg(page), '[]'::json)
              from (select p.id, p.slug, p.name, count(g.id)::integer as games_count
                      from games.providers p left join games.games g on g.provider_id = p.id and g.active
                     where ${where}
                     group by p.id
                     order by p.search, p.id
                     limit ${filter.limit} offset ${filter.offset}) as page) as rows`.execute(db);
  return rows[0] ?? { rows: [], total: 0, games: 0 };
}

export async function providerExists(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from games.providers where id = ${id} and active`.execute(db);
  return rows.length > 0;
}

/** Games of every category that has any, and of all together. */
export async function countByCategory(db: Db): Promise<{ counts: Map<number, number>; all: number }> {
  const { rows } = await sql<{ id: number | null; games: number }>`
    select category as id, count(*)::integer as games
      from games.games g, unnest(g.categories) as category where g.active group by category
     union all
    select null, count(*)::integer from games.games g where g.active`.execute(db);
  const all = rows.find(({ id }) => id === null)?.games ?? 0;
  return { counts: new Map(rows.flatMap(({ id, games }) => (id === null ? [] : [[id, games]]))), all };
}
