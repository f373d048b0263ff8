import type { Follower } from '../../play/service';
import { roundPartsOf } from './round-parts';
import { scoreChangesOf } from './score-changes';
import * as store from './store';

/** Counts rounds into the tournaments that they belong to. */
export const followTournaments: Follower = {
  name: 'tournaments',
  from: 'now',
  onlyCounts: true,
  async take(trx, movements) {
    const last = movements.at(-1);
    if (!last) return;
    const games = await store.gamesUnderWay(trx, last.at);
    const parts = roundPartsOf(movements.filter(({ gameId }) => games.has(gameId)));
    if (parts.length === 0) return;
    await store.takeIn(trx, parts);
    const { changes, fallen } = scoreChangesOf(await store.addToRounds(trx, parts));
    await store.raise(trx, changes);
    await store.countAnew(trx, fallen);
  },
};
