import { seatOf } from '../engine-rounds/seats';
import type { Session } from '../launch';
import type { Watchers } from './watchers';

/** So many results of a table the platform is told, for everybody to see outside of the game. */
export const TOLD_ROUNDS = 6;

/** What a table is at this moment, as the platform may tell everybody. */
export interface TableNow {
  game_id: string;
  /** Who has it open, money and play money. */
  players: number;
  /** At a table with seats. */
  seats?: { taken: number; of: number };
  /** Where the last rounds of crash ended, hundredths, the newest first. */
  last?: readonly number[];
  /** Where the ball of a roulette came to lie, the newest first. */
  numbers?: readonly number[];
}

/** Who looks at a table, as seatOf() names them: a player with two windows once. */
export function playersAt(
  gameId: string,
  { watchers, sessions }: { watchers: Watchers; sessions: ReadonlyMap<string, Session> },
): ReadonlySet<string> {
  return new Set(
    [...watchers.sessionsAt(gameId)].flatMap((id) => {
      const session = sessions.get(id);
      return session ? [seatOf(session)] : [];
    }),
  );
}
