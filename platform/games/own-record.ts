import { sql } from 'kysely';
import { inParts } from '../db/in-parts';
import type { Db } from './store';

/** What a player marked and opened, and what is blocked for them, withdrawn games too. */
export interface OwnPlay {
  favourites: { game: string; markedAt: Date }[];
  played: { game: string; opened: number; stakes: number; playedAt: Date }[];
  /** Blocked for them by an operator; why is for colleagues. */
  blocks: { game: string; blockedAt: Date }[];
}

export interface OwnGameSession {
  game: string;
  currency: string;
  createdAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
}

export async function readOwnPlay(db: Db, playerId: string): Promise<OwnPlay> {
  const { rows: favourites } = await sql<OwnPlay['favourites'][number]>`
    select g.name as game, f.marked_at as "markedAt" from games.favourites f join games.games g on g.id = f.game_id
     where f.player_id = ${playerId} order by f.marked_at, f.game_id`.execute(db);
  const { rows: played } = await sql<OwnPlay['played'][number]>`
    select g.name as game, p.opened::integer as opened, p.stakes::double precision as stakes, p.played_at as "playedAt"
      from games.plays p join games.games g on g.id = p.game_id
     where p.player_id = ${playerId} order by p.played_at, p.game_id`.execute(db);
  const { rows: blocks } = await sql<OwnPlay['blocks'][number]>`
    select g.name as game, b.blocked_at as "blockedAt" from games.blocks b join games.games g on g.id = b.game_id
     where b.player_id = ${playerId} order by b.blocked_at, b.game_id`.execute(db);
  return { favourites, played, blocks };
}

/** Games that were opened for money within the last 60 days, a page at a time. */
export async function readOwnSessions(
  db: Db,
  playerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<OwnGameSession[]> {
  const { rows } = await sql<OwnGameSession>`
    select g.name as game, s.currency, s.created_at as "createdAt", s.last_used_at as "lastUsedAt",
           s.ended_at as "endedAt"
      from games.sessions s join games.games g on g.id = s.game_id
     where s.player_id = ${playerId} order by s.created_at, s.id
     limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** Deletes what a player marked and opened, what was blocked for them, and the games that were opened for money. */
export async function erasePlay(db: Db, playerId: string): Promise<void> {
  await sql`delete from games.favourites where player_id = ${playerId}`.execute(db);
  await sql`delete from games.plays where player_id = ${playerId}`.execute(db);
  await sql`delete from games.blocks where player_id = ${playerId}`.execute(db);
  await inParts((limit) =>
    sql`
      delete from games.sessions
       where id in (select id from games.sessions where player_id = ${playerId} limit ${limit})`.execute(db),
  );
}
