import { sql } from 'kysely';
import type { HoldCause } from '@/lib/domain/breaks';
import type { Clock } from '../kernel/kernel';
import type { AccountCookies } from './cookies';
import { endAccess } from './end-access';
import { lockPlayer } from './one-time-links';
import type { PlayerProfile } from './profile';
import * as store from './store';
import type { Db } from './store';

/** Who is away from play: on a break, or excluded. */
export interface Away {
  /** Whether the player takes a break from play now, has excluded themselves, or waits for an operator. */
  awayOf(
    profile: Pick<PlayerProfile, 'status' | 'timeOutUntil' | 'held'>,
  ): 'time_out' | 'exclusion' | 'held' | null;
  /** Whether money may be paid out: an excluded player's is theirs. It stays so until the transaction ends. */
  lockPayable(trx: Db, playerId: string): Promise<boolean>;
  /** Holds the player's row as what changes an account takes it, before everything else. */
  lockAccount(trx: Db, playerId: string): Promise<void>;
  /** A break from play until then; one that ends later stays. */
  startTimeOut(trx: Db, playerId: string, until: Date): Promise<void>;
  /**
   * The player excludes themselves: everybody in the account is out; who logs in again finds the way to the money alone. A
   * block stays. @returns the sessions that ended, each to be told after the commit; and what takes this one from the browser.
   */
  exclude(trx: Db, playerId: string): Promise<{ ended: string[]; cookie: string }>;
  /** The account waits for an operator: nothing is played, paid in or sent until it is released. */
  hold(trx: Db, playerId: string, cause: HoldCause): Promise<void>;
  release(trx: Db, playerId: string, cause: HoldCause): Promise<void>;
  /** No more offers are sent or made, or they are again. @returns whether that changed anything */
  stopOffers(trx: Db, playerId: string, isStopped: boolean): Promise<boolean>;
  areOffersStopped(on: Db, playerId: string): Promise<boolean>;
  /** Why the account waits; empty for one that doesn't. */
  holdsOf(on: Db, playerId: string): Promise<HoldCause[]>;
  /** The exclusion is over. */
  readmit(trx: Db, playerId: string): Promise<void>;
}

async function changeStatus(
  trx: Db,
  playerId: string,
  from: store.PlayerStatus,
  to: store.PlayerStatus,
): Promise<void> {
  await sql`
    update identity.players set status = ${to}, updated_at = now()
     where id = ${playerId}::uuid and status = ${from}`.execute(trx);
}

export function createAway({ clock, cookies }: { clock: Clock; cookies: AccountCookies }): Away {
  return {
    async lockPayable(trx, playerId) {
      const status = await store.lockStatus(trx, playerId);
      return status === 'active' || status === 'excluded';
    },

    lockAccount: lockPlayer,

    awayOf({ status, timeOutUntil, held }) {
      if (status === 'excluded') return 'exclusion';
      if (held.length > 0) return 'held';
      return timeOutUntil && timeOutUntil > clock.now() ? 'time_out' : null;
    },

    async startTimeOut(trx, playerId, until) {
      await sql`
        insert into identity.time_outs as t (player_id, until) values (${playerId}::uuid, ${until})
        on conflict (player_id) do update set until = greatest(t.until, excluded.until)`.execute(trx);
    },

    async exclude(trx, playerId) {
      const ended = await endAccess(trx, playerId);
      await changeStatus(trx, playerId, 'active', 'excluded');
      return { ended, cookie: cookies.endSession() };
    },

    async hold(trx, playerId, cause) {
      await sql`
        insert into identity.time_outs as t (player_id, until, held) values (${playerId}::uuid, ${clock.now()}, array[${cause}])
        on conflict (player_id) do update set held = array_append(array_remove(t.held, ${cause}), ${cause})`.execute(
        trx,
      );
    },

    async release(trx, playerId, cause) {
      await sql`
        update identity.time_outs set held = array_remove(held, ${cause}) where player_id = ${playerId}::uuid`.execute(
        trx,
      );
    },

    async stopOffers(trx, playerId, isStopped) {
      const { rows } = await sql`
        insert into identity.time_outs as t (player_id, until, no_offers)
        values (${playerId}::uuid, ${clock.now()}, ${isStopped})
        on conflict (player_id) do update set no_offers = excluded.no_offers where t.no_offers <> excluded.no_offers
        returning player_id`.execute(trx);
      return rows.length > 0;
    },

    async areOffersStopped(on, playerId) {
      const { rows } = await sql<{ stopped: boolean }>`
        select no_offers as stopped from identity.time_outs where player_id = ${playerId}::uuid`.execute(on);
      return rows[0]?.stopped ?? false;
    },

    async holdsOf(on, playerId) {
      const { rows } = await sql<{ held: HoldCause[] }>`
        select held from identity.time_outs where player_id = ${playerId}::uuid`.execute(on);
      return rows[0]?.held ?? [];
    },

    readmit: (trx, playerId) => changeStatus(trx, playerId, 'excluded', 'active'),
  };
}
