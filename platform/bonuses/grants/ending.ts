import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import { forgetStakes } from '../wagering/store';
import type { GrantEngine } from './engine';
import * as store from './store';
import type { Db } from './store';

/** Grants in one run of the job; the next run takes the rest. */
const MOST = 500;
/** The wallet's sweep has given every open bet back by then. */
const KEPT_MS = 16 * 24 * 60 * 60 * 1000;

/** What ends grants without their player. */
export interface Ending {
  /** Ends what is over by now: offers that nobody answered, and bonuses that were not wagered. @returns how many */
  expireDue(): Promise<number>;
  /** The account leaves a currency: its bonus money goes back to the house, and all that waits in it ends. */
  currencyLeft(trx: Db, playerId: string, currency: Currency): Promise<void>;
}

export function createEnding(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  engine: Pick<GrantEngine, 'end' | 'endAll'>,
): Ending {
  return {
    async expireDue() {
      const now = clock.now();
      const due = await store.dueGrants(db, now, MOST);
      for (const { id } of due) {
        await db.transaction().execute(async (trx) => {
          const grant = await store.findGrant(trx, id);
          if (grant) await engine.end(trx, grant, 'expired', 'time');
        });
      }
      await forgetStakes(db, new Date(now.getTime() - KEPT_MS));
      return due.length;
    },

    currencyLeft: (trx, playerId, currency) => engine.endAll(trx, playerId, currency, 'currency'),
  };
}
