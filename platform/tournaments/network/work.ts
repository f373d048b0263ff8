import type { Kernel } from '../../kernel/kernel';
import { tellWeb } from '../../kernel/tell-web';
import * as store from './store';
import type { TournamentStudio } from './studio';
import type { ToldTournaments } from './told';

/** The places of a tournament are asked for so long after its end, once they stand, ms. */
const STANDS_MS = 90_000;
const MOST = 500;

/** What a minute asks for. What the studio does not answer to comes again with the next one. */
export function createNetworkWork(
  kernel: Kernel,
  {
    studio,
    told,
  }: {
    studio: Pick<TournamentStudio, 'board' | 'places' | 'withdraw'>;
    told: Pick<ToldTournaments, 'refresh'>;
  },
): () => Promise<void> {
  const { db, clock, log } = kernel;

  const tellLeft = async () => {
    for (const { code, playerId } of await store.leftUntold(db)) {
      await studio.withdraw(code, playerId);
      await store.endTelling(db, code, playerId, clock.now());
    }
  };

  const placeEnded = async () => {
    for (const code of await store.toPlace(db, new Date(clock.now().getTime() - STANDS_MS))) {
      const board = await studio.board(code);
      // The studio has let go of it: nobody has a place there any more.
      if (board && !board.final) continue;
      for (;;) {
        const playerIds = await store.playersToPlace(db, code, MOST);
        if (playerIds.length === 0) break;
        const places = (board && (await studio.places(code, playerIds))) ?? [];
        await store.storePlaces(db, code, { playerIds, places }, clock.now());
      }
      if (board) await store.storeBoard(db, code, board, clock.now());
    }
  };

  return async () => {
    const changed = await told.refresh();
    if (changed.length > 0) await tellWeb(kernel, [{ type: 'tournaments.changed' }]);
    for (const part of [tellLeft, placeEnded]) {
      try {
        await part();
      } catch (error) {
        log.warn({ err: error }, 'the studio was not told, or did not tell, what became of a tournament');
      }
    }
  };
}
