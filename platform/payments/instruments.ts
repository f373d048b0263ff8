import { sql } from 'kysely';
import type { PlayersService } from '../players/service';
import type { Kernel } from '../kernel/kernel';
import { isWithheld, moneyOfCharge, noteSentBack, recordMoney } from './bank-store';
import { renewMark } from './mismatch-store';
import { matchNames } from './name-match';
import type { ChargeReport } from './provider';
import * as store from './store';
import type { Database, DepositRow } from './store';

const HOUR_MS = 3_600_000;

/** How many payments may be refused within an hour before the next one has to wait. */
export const VELOCITY = {
  windowMs: HOUR_MS,
  ofPlayer: 15,
  ofInstrument: 8,
  /** Households, offices and mobile networks share one. */
  ofNetwork: 40,
  knownForMs: 24 * HOUR_MS,
} as const;

/**
 * Tries of a player's vouchers, of whatever brand: a code that is spent or of another currency is one, and so many wrong
 * codes that the company locked a payment are as many as may be.
 */
export const VOUCHER_LOCK = { windowMs: HOUR_MS, tries: 5, lockMs: HOUR_MS } as const;

/** What a company says of whose money it is. */
export interface Instruments {
  /**
   * Notes the instrument, and how the name on it compares with the player's. Bank money under another name is written
   * down instead of being booked.
   * @returns `fine`; `unmatched` when the money may not be booked, `known` when that was found before.
   */
  note(trx: Database, deposit: DepositRow, report: ChargeReport): Promise<'fine' | 'unmatched' | 'known'>;
  /**
   * When the player may try again; null when they may now. Refused payments count from when they were refused, also
   * without a reason: the player's own, those of anybody with an instrument that the player used lately, and those of
   * anybody from the same network, by which stolen cards are tried out one account after the other.
   * @param network keyed hash of it; null when it is not known
   */
  waitsUntil(playerId: string, network: Buffer | null): Promise<Date | null>;
  /** When the player may pay by voucher again; null when they may now. */
  vouchersLockedUntil(playerId: string): Promise<Date | null>;
}

export function createInstruments(kernel: Kernel, players: Pick<PlayersService, 'profileOf'>): Instruments {
  const { db, clock } = kernel;

  return {
    async note(trx, deposit, { payer, status, received, chargeId, currency }) {
      // Money that was kept aside stays so until people decide, whatever the player is called by now.
      const credited = deposit.status === 'complete' || deposit.status === 'refund';
      const withheld = !credited && (await isWithheld(trx, deposit.provider, chargeId));
      if (withheld && status === 'completed') return 'known';
      if (withheld && status === 'refunded') {
        await noteSentBack(trx, deposit.provider, chargeId, clock.now());
        await renewMark(trx, deposit.id, clock.now());
        return 'fine';
      }
      if (!payer) return 'fine';
      const profile = await players.profileOf(deposit.player_id, trx);
      // What isn't said this time was said before, if it was.
      const match =
        payer.name === null && deposit.name_match !== null
          ? deposit.name_match
          : matchNames({ firstName: profile.name, lastName: profile.surname }, payer.name);
      const signals = { instrument: payer.fingerprint ?? deposit.instrument, name_match: match };
      if (deposit.instrument !== signals.instrument || deposit.name_match !== match) {
        await store.updateDeposit(trx, deposit.id, signals, clock.now());
      }
      const strange = deposit.ask?.kind === 'bank' && status === 'completed' && match === 'different';
      if (!strange || credited) return 'fine';
      const isNew = await recordMoney(trx, {
        id: moneyOfCharge(chargeId),
        provider: deposit.provider,
        depositId: deposit.id,
        amount: received,
        currency,
        senderName: payer.name ?? '',
        description: deposit.ask?.kind === 'bank' ? (deposit.ask.nonce ?? '') : '',
        reason: 'other_name',
        at: clock.now(),
      });
      if (!isNew) return 'known';
      await renewMark(trx, deposit.id, clock.now());
      return 'unmatched';
    },

    async waitsUntil(playerId, network) {
      const now = clock.now().getTime();
      const since = new Date(now - VELOCITY.windowMs);
      const known = new Date(now - VELOCITY.knownForMs);
      const { rows } = await sql<{ refused: bigint; first: Date | null; bound: number }>`
        with refused as not materialized (
          select d.player_id, d.instrument, d.network, failed.at
            from payments.deposits d
            join payments.deposit_changes failed on failed.deposit_id = d.id and failed.to_status = 'failed'
           where d.status = 'failed' and d.updated_at > ${since} and failed.at > ${since}
             and (d.failure is null or d.failure not in ('aggregator', 'expired'))
        )
        select count(*) as refused, min(at) as first, ${VELOCITY.ofPlayer}::integer as bound
          from refused where player_id = ${playerId}
        union all
        select count(*), min(at), ${VELOCITY.ofNetwork}::integer
          from refused where network = ${network}
        union all
        select count(*), min(at), ${VELOCITY.ofInstrument}::integer
          from refused
         where instrument in (select own.instrument from payments.deposits own
                               where own.player_id = ${playerId} and own.created_at > ${known}
                                 and own.instrument is not null)
         group by instrument`.execute(db);
      const over = rows.flatMap(({ refused, first, bound }) =>
        first !== null && refused >= BigInt(bound) ? [first.getTime() + VELOCITY.windowMs] : [],
      );
      return over.length === 0 ? null : new Date(Math.max(...over));
    },

    async vouchersLockedUntil(playerId) {
      const now = clock.now().getTime();
      const { windowMs, lockMs, tries } = VOUCHER_LOCK;
      const locking = new Date(now - lockMs);
      const since = new Date(now - lockMs - windowMs);
      const { rows } = await sql<{ last: Date | null }>`
        with failed as (
          select failed.at,
                 sum(case when d.failure = 'voucher_locked' then ${tries}::integer else 1 end)
                   over (order by failed.at range between ${`${windowMs} milliseconds`}::interval preceding
                                                      and current row) as tries
            from payments.deposits d
            join payments.deposit_changes failed on failed.deposit_id = d.id and failed.to_status = 'failed'
           where d.player_id = ${playerId} and d.status = 'failed' and d.updated_at > ${since}
             and failed.at > ${since}
             and (d.failure is null or d.failure not in ('aggregator', 'expired'))
             and d.method in (select code from payments.methods where type = 'voucher')
        )
        select max(at) as last from failed where tries >= ${tries}::integer and at > ${locking}`.execute(db);
      const last = rows[0]?.last;
      return last ? new Date(last.getTime() + lockMs) : null;
    },
  };
}
