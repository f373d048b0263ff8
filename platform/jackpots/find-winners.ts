import { winnerName } from './winner-name';
import type { IdentityService } from '../identity/service';
import type { Follower, Movement } from '../play/service';
import { JACKPOT_CURRENCY } from './book';
import * as store from './store';

/** Whether a win is published: one of real money that is larger than its stake. */
export const isWinner = ({ kind, real, bonus, stake }: Movement): boolean =>
  kind === 'win' && bonus === 0n && stake !== null && real > stake;

/** Puts winners on their list, under the names that everybody may read. */
export const findWinners = (identity: Pick<IdentityService, 'emailsOf'>): Follower => ({
  name: 'winners',
  from: 'beginning',
  async take(trx, movements) {
    const wins = movements.filter(isWinner);
    if (wins.length === 0) return;
    const emails = await identity.emailsOf(trx, [...new Set(wins.map(({ playerId }) => playerId))]);
    const jackpotGames = await store.jackpotGames(trx, [...new Set(wins.map(({ gameId }) => gameId))]);
    await store.addWinners(
      trx,
      wins.flatMap(({ txId, playerId, gameId, currency, real, at }) => {
        const email = emails.get(playerId);
        if (email === undefined) return [];
        const jackpot = currency === JACKPOT_CURRENCY && jackpotGames.has(gameId);
        return [
          { txId, login: winnerName(email), gameId, jackpot, currency, amount: real, wonAt: at, drawn: null },
        ];
      }),
    );
  },
});
