import type { Kernel } from '../../kernel/kernel';
import type { PlayService } from '../../play/service';
import { givePrize, type GivingParts } from './give';
import * as store from './store';

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
  const payNext = (id: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      const owed = await store.nextOwed(trx, id, now);
      if (!owed) return false;
      const { place, playerId, currency } = owed;
      const nothing = { place, currency, amount: 0n, freeSpins: 0, points: 0, transactionId: null };
      if (!owed.isPlayable) {
        await store.settlePlace(trx, id, { ...nothing, withheld: 'account' }, now);
        return true;
      }
      const once = { key: `tournament:${id}:${playerId}`, reference: id };
      const given = await givePrize(trx, parts, owed, once);
      await store.settlePlace(trx, id, { place, ...given }, now);
      return true;
    });

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
      while (await payNext(id));
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
