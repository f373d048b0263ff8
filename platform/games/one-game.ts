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
 * Games that a player has open, or a round in, besides one. A round of a game that is gone for good can't be played to its end, so
 * it keeps nobody from another game: what is due to its player comes by itself.
 */
async function otherGames(trx: Db, playerId: string, gameId: string, now: Date): Promise<OtherGame[]> {
  const { rows } = await sql<OtherGame>`
    with played as (
      select p.id from wallet.games_in_play(${playerId}::uuid) as p (id)
        join games.catalogue c on c.game_id = p.id and not c.gone)
    select g.id, g.slug, g.name, g.id in (select id from played) as "hasOpenRound"
      from games.games g
     where g.id <> ${gameId}
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
