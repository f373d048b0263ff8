import { sql, type RawBuilder } from 'kysely';
import { countRows, type Listing } from '../kernel/listing';
import type { ClosureKind } from './closures';
import { toGame, type Game } from './presentation';
import { GAME_COLUMNS, likePattern, type Db, type GameRow } from './store';

/** Days whose play a list shows, the one that is under way included. */
const DAYS = 7;

export const DESK_STATES = ['offered', 'maintenance', 'withdrawn', 'no_engine', 'dropped'] as const;
/** How a game stands: `no_engine` while no studio plays its kind, `dropped` when the catalogue has it no longer. */
export type DeskState = (typeof DESK_STATES)[number];

export const DESK_SORTS = ['popularity', 'name', 'rtp', 'rounds', 'staked'] as const;

export interface DeskFilter {
  /** Part of the name, or the whole id. */
  text?: string | undefined;
  /** Id of a category. */
  category?: number | undefined;
  studio?: number | undefined;
  state?: DeskState | undefined;
  sort: (typeof DESK_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** By whom and why something is closed. */
export interface Closure {
  of: 'game' | 'studio';
  kind: ClosureKind;
  reason: string;
  operator: string;
  closedAt: Date;
  until: Date | null;
}

/** A game as operators see it. Sums are of the last days, all currencies in euros, minor units. */
export interface DeskGame {
  game: Game;
  /** What plays it, as the studio announces it. */
  kind: string;
  state: DeskState;
  closures: Closure[];
  rounds: number;
  staked: number;
  won: number;
}

export interface DeskStudio {
  id: number;
  name: string;
  /** All of its games, and those that are offered. */
  games: number;
  offered: number;
  closure: Omit<Closure, 'of'> | null;
}

/** A player for whom a game is blocked. */
export interface BlockedPlayer {
  playerId: string;
  reason: string;
  operator: string;
  blockedAt: Date;
}

export interface GamesDesk {
  games: Listing<DeskFilter, DeskGame>;
  /** By name, those without games too. */
  studios(): Promise<DeskStudio[]>;
  /** The latest first, so many at most. */
  blocksOf(gameId: string, limit: number): Promise<BlockedPlayer[]>;
}

const CLOSED = sql`(select c.kind from games.closures c
                     where c.game_id = g.id or c.provider_id = g.provider_id
                     order by c.kind = 'withdrawn' desc limit 1)`;
const STATE = sql`case when not g.in_catalogue then 'dropped'
                       when not g.active then ${CLOSED}
                       when not g.playable then 'no_engine' else 'offered' end`;

const ORDERS: Record<DeskFilter['sort'], RawBuilder<unknown>> = {
  popularity: sql`g.popularity`,
  name: sql`g.search`,
  rtp: sql`g.rtp`,
  rounds: sql`coalesce(s.rounds, 0)`,
  staked: sql`coalesce(s.staked, 0)`,
};

function conditions({ text, category, studio, state }: DeskFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (text)
    parts.push(sql`(g.search like games.plain(${likePattern(text)}) or g.id = ${text.toLowerCase()})`);
  if (category !== undefined) parts.push(sql`g.categories @> array[${category}]::integer[]`);
  if (studio !== undefined) parts.push(sql`g.provider_id = ${studio}`);
  if (state === 'offered') parts.push(sql`g.offered`);
  else if (state) parts.push(sql`not g.offered and ${STATE} = ${state}`);
  return sql.join(parts, sql` and `);
}

type Told<Row> = Omit<Row, 'closedAt' | 'until'> & { closedAt: string; until: string | null };
const closureOf = <Row extends Told<Omit<Closure, 'of'>>>(told: Row) => ({
  ...told,
  closedAt: new Date(told.closedAt),
  until: told.until === null ? null : new Date(told.until),
});
const CLOSURE = sql`'kind', c.kind, 'reason', c.reason, 'operator', c.operator, 'closedAt', c.closed_at, 'until', c.until`;

/** The catalogue as operators look through it. */
export function createGamesDesk({ db, clock }: { db: Db; clock: { now(): Date } }): GamesDesk {
  /** The first of the days that are shown. */
  const since = () => {
    const first = new Date(clock.now().getTime() - (DAYS - 1) * 24 * 60 * 60_000);
    return first.toISOString().slice(0, 10);
  };
  return {
    games: {
      async rows(filter) {
        const { rows } = await sql<{
          row: GameRow & Omit<DeskGame, 'game' | 'closures'> & { closures: Told<Closure>[] };
        }>`
          with sums as materialized (
            select d.game_id, d.currency, sum(d.rounds) as rounds, sum(d.staked) as staked, sum(d.won) as won
              from games.days d where d.day >= ${since()}::date group by d.game_id, d.currency
          ), rates as materialized (
            select currency, payments.rate_of(currency) as rate from (select distinct currency from sums) c
          ), euros as (
            select game_id, sum(rounds)::bigint as rounds, round(sum(staked / rate))::bigint as staked,
                   round(sum(won / rate))::bigint as won
              from sums join rates using (currency) group by game_id)
          select to_json(page) as row
            from (select ${GAME_COLUMNS}, g.kind, ${STATE} as state, coalesce(s.rounds, 0) as rounds,
                         coalesce(s.staked, 0) as staked, coalesce(s.won, 0) as won,
                         coalesce((select json_agg(json_build_object(
                                            'of', case when c.game_id is null then 'studio' else 'game' end, ${CLOSURE})
                                            order by c.game_id is null)
                                     from games.closures c where c.game_id = g.id or c.provider_id = g.provider_id),
                                  '[]') as closures
                    from games.games g
                    join games.providers p on p.id = g.provider_id
                    left join euros s on s.game_id = g.id
                   where ${conditions(filter)}
                   order by ${ORDERS[filter.sort]} ${filter.descending ? sql`desc` : sql`asc`}, g.popularity, g.id
                   limit ${filter.limit} offset ${filter.offset}) page`.execute(db);
        return rows.map(({ row }) => ({
          game: toGame(row),
          kind: row.kind,
          state: row.state,
          closures: row.closures.map(closureOf),
          rounds: row.rounds,
          staked: row.staked,
          won: row.won,
        }));
      },
      count: (filter) => countRows(db, sql`from games.games g where ${conditions(filter)}`),
    },

    async studios() {
      const { rows } = await sql<{
        row: Omit<DeskStudio, 'closure'> & { closure: Told<Omit<Closure, 'of'>> | null };
      }>`
        select json_build_object(
                 'id', p.id, 'name', p.name, 'games', count(g.id), 'offered', count(g.id) filter (where g.offered),
                 'closure', (select json_build_object(${CLOSURE}) from games.closures c where c.provider_id = p.id)) as row
          from games.providers p left join games.games g on g.provider_id = p.id
         group by p.id order by p.search, p.id`.execute(db);
      return rows.map(({ row }) => ({ ...row, closure: row.closure && closureOf(row.closure) }));
    },

    async blocksOf(gameId, limit) {
      const { rows } = await sql<BlockedPlayer>`
        select player_id as "playerId", reason, operator, blocked_at as "blockedAt" from games.blocks
         where game_id = ${gameId} order by blocked_at desc, player_id limit ${limit}`.execute(db);
      return rows;
    },
  };
}
