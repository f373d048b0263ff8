import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import * as sessions from './sessions';
import type { Db } from './store';

/** A game that an operator has blocked for a player. */
export interface GameBlock {
  gameId: string;
  game: string;
  /** For colleagues and the audit. */
  reason: string;
  operator: string;
  blockedAt: Date;
}

interface By {
  operatorId: string;
  requestId: string;
}

/** Single games that a player may not open, while the rest stays open to them. */
export interface GameBlocks {
  /** The latest first. */
  of(playerId: string): Promise<GameBlock[]>;
  /** Ends the game where it is open, too. @throws Problem 404 for no such game, 409 when it is blocked already. */
  block(wanted: { playerId: string; gameId: string; reason: string }, by: By): Promise<void>;
  /** @throws Problem 404 when it is not blocked. */
  lift(wanted: { playerId: string; gameId: string; reason: string }, by: By): Promise<void>;
}

/** @throws Problem 403 `client_api_39` for a game that an operator has blocked for this player. */
export async function refuseBlocked(db: Db, playerId: string, gameId: string): Promise<void> {
  const { rows } = await sql`
    select from games.blocks where player_id = ${playerId} and game_id = ${gameId}`.execute(db);
  if (rows.length > 0) throw new Problem(403, API_CODES.gameBlocked, 'this player may not play this game');
}

export function createGameBlocks({ db, clock }: Pick<Kernel, 'db' | 'clock'>): GameBlocks {
  const note = (
    trx: Db,
    action: 'games.block' | 'games.unblock',
    { playerId, gameId, reason }: { playerId: string; gameId: string; reason: string },
    { operatorId, requestId }: By,
  ) =>
    audit(trx, {
      actor: { kind: 'operator', id: operatorId },
      action,
      subject: playerId,
      after: { game: gameId },
      reason,
      requestId,
    });

  return {
    async of(playerId) {
      const { rows } = await sql<GameBlock>`
        select b.game_id as "gameId", g.name as game, b.reason, b.operator, b.blocked_at as "blockedAt"
          from games.blocks b join games.games g on g.id = b.game_id
         where b.player_id = ${playerId} order by b.blocked_at desc, b.game_id`.execute(db);
      return rows;
    },

    block: (wanted, by) =>
      db.transaction().execute(async (trx) => {
        const { playerId, gameId, reason } = wanted;
        const now = clock.now();
        const known = await sql`select from games.games where id = ${gameId}`.execute(trx);
        if (known.rows.length === 0) throw new Problem(404, API_CODES.notFound, 'there is no such game');
        const { numAffectedRows } = await sql`
          insert into games.blocks (player_id, game_id, reason, operator, blocked_at)
          values (${playerId}, ${gameId}, ${reason}, ${by.operatorId}, ${now}) on conflict do nothing`.execute(
          trx,
        );
        if (!numAffectedRows) throw new Problem(409, API_CODES.wrongData, 'the game is blocked already');
        await sessions.endSessions(trx, { playerId, gameId }, now);
        await note(trx, 'games.block', wanted, by);
      }),

    lift: (wanted, by) =>
      db.transaction().execute(async (trx) => {
        const { numAffectedRows } = await sql`
          delete from games.blocks
           where player_id = ${wanted.playerId} and game_id = ${wanted.gameId}`.execute(trx);
        if (!numAffectedRows) throw new Problem(404, API_CODES.notFound, 'the game is not blocked');
        await note(trx, 'games.unblock', wanted, by);
      }),
  };
}
