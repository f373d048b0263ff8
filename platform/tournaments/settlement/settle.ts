import type { Kernel } from '../../kernel/kernel';
import type { PlayService } from '../../play/service';
import { givePrize, type GivingParts } from './give';
import * as store from './store';

type Db = Parameters<typeof store.nextOwed>[0];

export interface SettlementParts extends GivingParts {
  play: Pick<PlayService, 'catchUp'>;
}

/**
 * What happens at the end of a tournament: it is frozen, rounds from before the end settle, the places are counted once, and each
 * is given its prize once. Every step is one transaction, and goes on where a server that fell has left it.
 */
export interface Settlement {
  /** Does all that is due. @returns whether anything changed that pages show */
  settle(): Promise<boolean>;
}

export function createSettlement(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  parts: SettlementParts,
): Settlement {
  /** Money, free spins and points of one place, and that it has them: all or nothing. */
  const payOne = async (trx: Db, id: string, owed: store.OwedPlace): Promise<void> => {
    const now = clock.now();
    const { place, playerId, currency } = owed;
    const nothing = { place, currency, amount: 0n, freeSpins: 0, points: 0, transactionId: null };
    if (!owed.isPlayable) {
      await store.settlePlace(trx, id, { ...nothing, withheld: 'account' }, now);
      return;
    }
    const once = { key: `tournament:${id}:${playerId}`, reference: id };
    const given = await givePrize(trx, parts, owed, once);
    await store.settlePlace(trx, id, { place, ...given }, now);
  };

  /** Pays the next place; one whose prize can't be given keeps no other waiting, and is tried again. @returns null after the last */
  const payNext = async (id: string, after: number): Promise<number | null> => {
    let place: number | null = null;
    try {
      await db.transaction().execute(async (trx) => {
        const owed = await store.nextOwed(trx, { id, after }, clock.now());
        if (!owed) return;
        ({ place } = owed);
        await payOne(trx, id, owed);
      });
    } catch (error) {
      if (place === null) throw error;
      log.error({ err: error, tournament: id, place }, 'a prize could not be given');
    }
    return place;
  };

  const count = async (): Promise<boolean> => {
    const now = clock.now();
    let counted = false;
    for (const id of await store.readyToCount(db, now)) {
      const places = await db.transaction().execute((trx) => store.countPlaces(trx, id, now));
      if (places === null) continue;
      counted = true;
      log.info({ tournament: id, places }, 'the places of a tournament stand');
    }
    return counted;
  };

  const pay = async (): Promise<boolean> => {
    let paid = false;
    for (const id of await store.readyToPay(db)) {
      for (let place: number | null = 0; place !== null;) place = await payNext(id, place);
      if (await store.endPaying(db, id, clock.now())) paid = true;
    }
    return paid;
  };

  return {
    async settle() {
      const frozen = await store.freezeEnded(db, clock.now());
      // What was played before the end has been counted into the scores.
      const counted = (await parts.play.catchUp('tournaments')) && (await count());
      const paid = await pay();
      return frozen.length > 0 || counted || paid;
    },
  };
}
