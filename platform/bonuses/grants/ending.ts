import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import { forgetStakes, hasUncounted } from '../wagering/store';
import type { GrantEngine } from './engine';
import * as store from './store';
import type { Db } from './store';

/** Grants in one run of the job; the next run takes the rest. */
const MOST = 500;
/** So long a bonus whose time is over waits for stakes that are not counted yet. */
const COUNTED_WITHIN_MS = 60 * 60 * 1000;
/** The wallet's sweep has given every open bet back by then. */
const KEPT_MS = 16 * 24 * 60 * 60 * 1000;

/** What ends grants without their player. */
export interface Ending {
  /** Ends what is over by now: offers that nobody answered, and bonuses that were not wagered. @returns how many */
  expireDue(): Promise<number>;
  /** Forgets the counted stakes of grants that ended long ago: what they came to stands in the grant. */
  forgetStakes(): Promise<void>;
  /** The account leaves a currency: its bonus money goes back to the house, and all that waits in it ends. */
  currencyLeft(trx: Db, playerId: string, currency: Currency): Promise<void>;
  /**
   * The account is closed for good: all of its bonuses and free spins end, and their bonus money goes back to the house. Real
   * money stays. Those of a player who is blocked stay until their time is over: nothing can be staked with them, and nothing
   * new is given.
   */
  accountClosed(trx: Db, playerId: string): Promise<void>;
  /** The player is excluded: the same. Again it changes nothing. */
  playerExcluded(trx: Db, playerId: string): Promise<void>;
  /** The same of whoever is excluded, however that came. @returns how many players had bonuses */
  endOfExcluded(): Promise<number>;
  /**
   * The player takes a break: the time of bonuses, offers and free spins stands still until it is over, once for each end
   * of it. A break takes nothing from anybody, and nobody has to cut it short for a bonus.
   * @param timeOut from now, or from the end of the break that is made longer
   */
  timeOutBegun(trx: Db, playerId: string, timeOut: { from: Date; until: Date }): Promise<void>;
}

export function createEnding(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  {
    engine,
    ledger,
  }: { engine: Pick<GrantEngine, 'end' | 'endAll'>; ledger: Pick<LedgerService, 'lockWallet'> },
): Ending {
  /** @returns whether it was still due: its player may have taken the offer meanwhile. */
  const expire = ({ id, playerId, currency }: store.DueGrant, now: Date) =>
    db.transaction().execute(async (trx) => {
      await ledger.lockWallet(trx, playerId, currency);
      const grant = await store.findGrant(trx, id);
      if (!grant?.expiresAt || grant.endedAt || grant.expiresAt > now) return false;
      // What was settled in time may have wagered it.
      const isWaitedFor = now.getTime() - grant.expiresAt.getTime() < COUNTED_WITHIN_MS;
      if (grant.state === 'active' && isWaitedFor && (await hasUncounted(trx, id))) return false;
      await engine.end(trx, grant, 'expired', 'time');
      return true;
    });

  /** In the order of currencies, as everybody who locks several wallets of a player. */
  const endEverywhere = async (trx: Db, playerId: string, reason: 'closed' | 'excluded') => {
    for (const currency of await store.openCurrencies(trx, playerId)) {
      await engine.endAll(trx, playerId, currency, reason);
    }
  };

  return {
    async expireDue() {
      const now = clock.now();
      let expired = 0;
      for (const due of await store.dueGrants(db, now, MOST)) {
        // One that can't end keeps no other one.
        const done = await expire(due, now).catch((error: unknown) => {
          log.error({ err: error, grant: due.id }, 'a bonus could not expire');
          return false;
        });
        if (done) expired += 1;
      }
      return expired;
    },

    forgetStakes: () => forgetStakes(db, new Date(clock.now().getTime() - KEPT_MS)),

    accountClosed: (trx, playerId) => endEverywhere(trx, playerId, 'closed'),

    playerExcluded: (trx, playerId) => endEverywhere(trx, playerId, 'excluded'),

    async endOfExcluded() {
      let ended = 0;
      for (const playerId of await store.excludedWithBonuses(db, MOST)) {
        // One that can't end keeps no other one.
        await db
          .transaction()
          .execute((trx) => endEverywhere(trx, playerId, 'excluded'))
          .then(() => (ended += 1))
          .catch((error: unknown) => {
            log.error({ err: error, playerId }, 'bonuses of an excluded player could not end');
          });
      }
      return ended;
    },

    async timeOutBegun(trx, playerId, { from, until }) {
      for (const currency of await store.openCurrencies(trx, playerId))
        await ledger.lockWallet(trx, playerId, currency);
      await store.prolong(trx, playerId, { now: clock.now(), from, until });
    },

    currencyLeft: (trx, playerId, currency) => engine.endAll(trx, playerId, currency, 'currency'),
  };
}
