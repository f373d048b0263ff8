import { timesDone } from '../audit/service';
import type { LogInGuards } from './open-session';
import type { Db } from './store';

/** Who wants to know of players who arrive, in the transaction in which they do. */
export interface ArrivalListener {
  arrived(
    trx: Db,
    arrival: { playerId: string; what: 'registered' | 'logged_in'; promocode: string | null },
  ): Promise<void>;
}

/** Tells of a player's first log-in: the session that came with the registration was none. */
export const firstLogIn =
  (arrivals: ArrivalListener): LogInGuards['opened'][number] =>
  async (trx, { id: playerId }, { signsUp }) => {
    if (signsUp) return;
    // This one has been written down already.
    if ((await timesDone(trx, { playerId, action: 'identity.login', most: 2 })) > 1) return;
    await arrivals.arrived(trx, { playerId, what: 'logged_in', promocode: null });
  };
