import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import { endSessions, SESSION_IDLE_MS } from './sessions';
import type { Db } from './store';

interface OtherGame {
  id: string;
  slug: string;
  name: string;
  hasOpenRound: boolean;
}

/**
 * Games that a player has open, or a round in, besides one. A game that is gone for good, or that operators have blocked for the
 * player, is none: no way leads back to it, and what is due from a round of it comes by itself.
 */
async function otherGames(trx: Db, playerId: string, gameId: string, now: Date): Promise<OtherGame[]> {
  const { rows } = await sql<OtherGame>`
    with played (id) as (select wallet.games_in_play(${playerId}::uuid))
    select g.id, g.slug, g.name, g.id in (select id from played) as "hasOpenRound"
      from games.games g
      join games.catalogue c on c.game_id = g.id and not c.gone
     where g.id <> ${gameId}
       and not exists (select from games.blocks b where b.player_id = ${playerId} and b.game_id = g.id)
       and (g.id in (select s.game_id from games.sessions s
                      where s.player_id = ${playerId} and s.ended_at is null and s.expires_at > ${now}
                        and s.last_used_at > ${new Date(now.getTime() - SESSION_IDLE_MS)})
            or g.id in (select id from played))
     order by "hasOpenRound" desc, g.id`.execute(trx);
  return rows;
}

/**
 * Makes room for the one game that the law lets a player have open, alone with their money: no stake is under way meanwhile. What
 * was open takes no more stakes.
 * @throws Problem 409 `one_game` with `game`, while another game is open and not to be closed, or has an open round
 */
export async function keepToOneGame(
  trx: Db,
  { playerId, gameId, closeOther }: { playerId: string; gameId: string; closeOther: boolean },
  now: Date,
): Promise<void> {
  const [other] = await otherGames(trx, playerId, gameId, now);
  if (other && (other.hasOpenRound || !closeOther)) {
    throw new Problem(409, API_CODES.oneGame, 'another game is open', { game: other });
  }
  await endSessions(trx, { playerId }, now);
}
