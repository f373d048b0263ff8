import { sql } from 'kysely';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { DECIDED_BY_PERSON, type RiskSignal } from '@/lib/domain/withdrawals';
import type { Currency } from '@/lib/money/money';
import { happenedTo } from '../../audit/service';
import type { Kernel } from '../../kernel/kernel';
import type { IdentityService } from '../../identity/service';
import type { LedgerService } from '../../ledger/service';
import type { PlayersService } from '../../players/service';
import type { VerificationService } from '../../verification/service';
import { matchNames, type NameMatch } from '../name-match';
import type { Destination } from './destination';
import type { PayoutMethod } from './methods';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHANGED_WITHIN_MS = 14 * DAY_MS;
const NEW_FOR_MS = 7 * DAY_MS;
/** By these somebody who has got into an account makes it theirs. */
const ACCESS_CHANGES: readonly AuditAction[] = [
  'identity.change-email',
  'identity.reset-password',
  'identity.second-factor-off',
  'office.remove-factor',
];
const ACCESS_WITHIN_MS = 3 * DAY_MS;
/** So many refused payments within so long: the player's own, or anybody's with a card of theirs. */
export const MANY_REFUSED = { times: 8, withinMs: 7 * DAY_MS } as const;
/** So many times what was paid in, and more goes out. */
const MUCH_MORE = 3n;
/** Less than so many times the latest deposit was staked since. */
const LITTLE = 2n;

/** Not by the player, and not because the company was out of reach. */
const REFUSED = sql`status = 'failed' and (failure is null or failure not in ('aggregator', 'expired'))`;

interface PastRow {
  paid_in: bigint;
  paid_out: bigint;
  withdrawals: number;
  /** Whether the latest payment by this method went to another account. */
  other_account: boolean;
  /** Whether this account or address was paid before. */
  paid_there: boolean;
  /** Of the latest deposit by what the money goes back to. */
  source_match: NameMatch | null;
  /** Whether money came in under another name. */
  other_name: boolean;
  /** Whether somebody else has paid with what the player pays with. */
  shared_instrument: boolean;
  /** Whether somebody else's money went, or is to go, to this account or address. */
  shared_destination: boolean;
  many_refused: boolean;
  latest_amount: bigint | null;
  latest_at: Date | null;
}

export interface SignalParts {
  kernel: Pick<Kernel, 'db' | 'clock'>;
  identity: Pick<IdentityService, 'player'>;
  ledger: Pick<LedgerService, 'staked'>;
  players: Pick<PlayersService, 'events' | 'profileOf'>;
  verification: Pick<VerificationService, 'isVerified'>;
}

interface Asked {
  playerId: string;
  currency: Currency;
  amount: bigint;
  method: PayoutMethod;
  destination: Destination;
}

/** Told from what is kept of the player; the rest depends on what else happens meanwhile. */
type PastSignal = Exclude<RiskSignal, 'above_threshold' | 'refund_owed' | 'disputed'>;

export interface Findings {
  signals: RiskSignal[];
  /** Of whom the account is, or what was paid with; null where nothing tells. */
  nameMatch: NameMatch | null;
}

/** What a person should know of a withdrawal, from what is kept of the player. */
export function createSignals({ kernel, identity, ledger, players, verification }: SignalParts) {
  const { db, clock } = kernel;

  const readPast = async ({ playerId, currency, method, destination }: Asked): Promise<PastRow> => {
    const { print } = destination;
    const source = method.kind === 'instrument' ? method.source : null;
    const refusedSince = new Date(clock.now().getTime() - MANY_REFUSED.withinMs);
    const { rows } = await sql<PastRow>`
      with own as materialized (
        select distinct instrument from payments.deposits where player_id = ${playerId} and instrument is not null
      )
      select coalesce((select sum(received) from payments.deposits
                        where player_id = ${playerId} and currency = ${currency} and status = 'complete'), 0)::bigint as paid_in,
             coalesce((select sum(amount) from payments.withdrawals
                        where player_id = ${playerId} and currency = ${currency} and status = 'complete'), 0)::bigint as paid_out,
             (select count(*)::integer from payments.withdrawals
               where player_id = ${playerId} and status = 'complete') as withdrawals,
             coalesce((select destination_print is distinct from ${print}::bytea from payments.withdrawals
                        where player_id = ${playerId} and method = ${method.method} and status = 'complete'
                        order by paid_at desc limit 1), false) as other_account,
             exists (select from payments.withdrawals
                      where player_id = ${playerId} and method = ${method.method} and status = 'complete'
                        and destination_print = ${print}::bytea) as paid_there,
             (select name_match from payments.deposits
               where player_id = ${playerId} and currency = ${currency} and status = 'complete'
                 and method = ${method.method} and coalesce(instrument, '') = ${source}::text
               order by created_at desc limit 1) as source_match,
             exists (select from payments.deposits
                      where player_id = ${playerId} and currency = ${currency} and status = 'complete'
                        and name_match = 'different'
                        and (${source}::text is null
                             or (method = ${method.method} and coalesce(instrument, '') = ${source}::text))) as other_name,
             exists (select from own join payments.deposits theirs on theirs.instrument = own.instrument
                      where theirs.player_id <> ${playerId} and theirs.status = 'complete') as shared_instrument,
             exists (select from payments.withdrawals
                      where destination_print = ${print}::bytea and player_id <> ${playerId}) as shared_destination,
             (select count(*) from payments.deposits
               where player_id = ${playerId} and created_at > ${refusedSince} and ${REFUSED}) >= ${MANY_REFUSED.times}
             or exists (select from payments.deposits
                         where instrument in (select instrument from own)
                           and created_at > ${refusedSince} and ${REFUSED}
                         group by instrument having count(*) >= ${MANY_REFUSED.times}) as many_refused,
             (select received from payments.deposits
               where player_id = ${playerId} and currency = ${currency} and status = 'complete'
               order by updated_at desc limit 1) as latest_amount,
             (select updated_at from payments.deposits
               where player_id = ${playerId} and currency = ${currency} and status = 'complete'
               order by updated_at desc limit 1) as latest_at`.execute(db);
    const row = rows[0];
    if (!row) throw new Error('the database gave no answer');
    return row;
  };

  return async (asked: Asked): Promise<Findings> => {
    const { playerId, currency, amount, destination } = asked;
    const now = clock.now().getTime();
    const past = await readPast(asked);
    const player = await identity.player(playerId);
    const changed = (await players.events(playerId)).some(
      ({ before, at }) => before !== null && now - at.getTime() < CHANGED_WITHIN_MS,
    );
    const accessChanged = await happenedTo(db, {
      playerId,
      actions: ACCESS_CHANGES,
      since: new Date(now - ACCESS_WITHIN_MS),
    });
    const { latest_amount: latest, latest_at: since } = past;
    const staked = since === null ? 0n : await ledger.staked(playerId, currency, since);
    const holder = destination.account?.holder;
    const { name: firstName, surname: lastName } = await players.profileOf(playerId);
    const nameMatch = holder === undefined ? past.source_match : matchNames({ firstName, lastName }, holder);
    const found: Record<PastSignal, boolean> = {
      details_changed: changed || past.other_account,
      access_changed: accessChanged,
      new_destination: destination.print !== null && !past.paid_there,
      other_holder: nameMatch === 'different' || past.other_name,
      many_refused: past.many_refused,
      out_exceeds_in: past.paid_out + amount > past.paid_in * MUCH_MORE,
      shared_instrument: past.shared_instrument,
      shared_destination: past.shared_destination,
      first_withdrawal: past.withdrawals === 0,
      documents: !(await verification.isVerified(playerId)),
      little_play: latest !== null && staked < latest * LITTLE,
      new_account: player !== null && now - player.createdAt.getTime() < NEW_FOR_MS,
    };
    return { signals: (Object.keys(found) as PastSignal[]).filter((signal) => found[signal]), nameMatch };
  };
}

/** Whether it is paid out without anybody looking at it. */
export const isAutomatic = (signals: readonly RiskSignal[]): boolean =>
  !signals.some((signal) => DECIDED_BY_PERSON.includes(signal));

const NOT_KNOWN: readonly RiskSignal[] = ['first_withdrawal', 'new_account', 'little_play'];

/** Whether a player has played and been paid here before: only then does a level speed a withdrawal up. */
export const isKnown = (signals: readonly RiskSignal[]): boolean =>
  !signals.some((signal) => NOT_KNOWN.includes(signal));
