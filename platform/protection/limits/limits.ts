import { API_CODES } from '@/lib/domain/api-codes';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  missingPeriods,
  type LimitKind,
  type LimitPeriod,
} from '@/lib/domain/player-limits';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { audit, byPlayer } from '../../audit/service';
import type { IdentityService } from '../../identity/service';
import { fromEuro, type JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import type { LedgerService } from '../../ledger/service';
import { netDeposits, refuseAboveNet, type NetDeposits } from './net-deposits';
import { refuseAboveFixed, refuseStopped } from './fixed-limits';
import { addLimitChange, type LimitStep } from './limit-changes';
import { ownLimitChanges, ownLimits, type OwnLimit, type OwnLimitChange } from './own-limits';
import { changeOf, lawAgainst, openWish, raiseFrom, type StandingLimit, type Wish } from './rules';
import * as store from '../store';
import type { Cell, Db, LimitRow } from '../store';

/** One limit, or the place of one. Minor units of the account's currency; of time, seconds. */
export interface Limit extends Cell {
  /** Null where nothing is limited. */
  amount: bigint | null;
  /** In the period that runs; of losses below 0 for who is ahead. */
  used: bigint;
  beganAt: Date;
  endsAt: Date;
  /** A higher limit, or none, that was asked for. */
  wish: Wish | null;
  /** From when a higher one that is asked for now could be confirmed; null where nothing is limited. */
  raiseFrom: Date | null;
  /** Whether an operator has set it: it can be lower, not higher. */
  isFixed: boolean;
}

export interface PlayerLimits {
  currency: Currency;
  timeZone: string;
  /** A higher limit waits so many hours, and is asked for again then. */
  raiseAfterHours: number;
  /** Periods of which the law asks for a limit on deposits. */
  required: readonly LimitPeriod[];
  /** What the law leaves of deposits less withdrawals; null where it counts nothing so. */
  net: NetDeposits | null;
  /** Each kind in each period. */
  limits: Limit[];
}

/** Limits that players set, and that the law asks for. */
export interface Limits {
  limitsOf(player: Pick<PlayerSession, 'playerId' | 'country' | 'currency'>): Promise<PlayerLimits>;
  /**
   * Sets a limit, or asks for a higher one or none (null), which waits.
   * @throws Problem 422 `client_api_31` above what the law lets, 409 `limit_required` for a removal that it does not let,
   *   `limit_fixed` above what an operator has set;
   *   401 when the session is over.
   */
  setLimit(session: PlayerSession, cell: Cell, amount: bigint | null, requestId: string): Promise<void>;
  /** The second yes. @throws Problem 409 `limit_waits` while it waits, or when nothing was asked for. */
  confirm(session: PlayerSession, cell: Cell, requestId: string): Promise<void>;
  /** Forgets what was asked for. Again changes nothing. */
  keep(session: PlayerSession, cell: Cell, requestId: string): Promise<void>;
  /**
   * Takes a deposit into the limits, in the transaction that begins it: parallel ones wait for each other.
   * @throws Problem 403 `deposits_stopped` where an operator lets nothing be paid in; 422 `client_api_31` with `limit` when it is more than what is left, or than what the law leaves
   */
  admitDeposit(
    trx: Db,
    deposit: { playerId: string; country: string; currency: Currency; amount: bigint },
  ): Promise<void>;
  /** @throws Problem 409 `limit_required` while the law asks for a limit that the player has not set. */
  refuseWithoutLimits(player: Pick<PlayerSession, 'playerId' | 'country'>): Promise<void>;
  /** The account is kept in another currency: its limits are worth the same there. */
  currencyChanged(trx: Db, playerId: string, currency: Currency): Promise<void>;
  ownLimits(playerId: string): Promise<OwnLimit[]>;
  ownLimitChanges(playerId: string, page: { page: number; perPage: number }): Promise<OwnLimitChange[]>;
}

export interface LimitsParts {
  identity: Pick<IdentityService, 'demandLive' | 'currencyInUse'>;
  jurisdictions: Pick<JurisdictionsService, 'limitsLaw'>;
  ledger: Pick<LedgerService, 'lockWallet'>;
}

const CELLS: readonly Cell[] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.map((period) => ({ kind, period })),
);

const required = (periods: readonly LimitPeriod[]) =>
  new Problem(409, API_CODES.limitRequired, 'the law asks for a limit on deposits', { periods });

const standingOf = (row: LimitRow): StandingLimit => ({
  amount: row.amount,
  endsAt: row.endsAt,
  wish: row.nextKind && row.nextFrom ? { amount: row.nextAmount, from: row.nextFrom } : null,
});

export function createLimits(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { identity, jurisdictions, ledger }: LimitsParts,
): Limits {
  const written = (amount: bigint | null, currency: Currency, kind: LimitKind) =>
    amount === null ? null : { amount: toSafeMinor(amount), ...(kind !== 'time' && { currency }) };

  /** Changes one limit, alone with the player's money. */
  const changing = (
    session: PlayerSession,
    cell: Cell,
    change: (
      trx: Db,
      standing: StandingLimit | null,
      currency: Currency,
      now: Date,
    ) => Promise<{ step: LimitStep; amount: bigint | null; after: object } | null>,
    requestId: string,
  ) =>
    db.transaction().execute(async (trx) => {
      const { playerId } = session;
      const now = clock.now();
      await identity.demandLive(trx, session);
      const currency = await identity.currencyInUse(trx, playerId);
      if (!currency) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
      await ledger.lockWallet(trx, playerId, currency);
      await store.lockLimits(trx, playerId, cell.kind, now);
      const row = (await store.limitsOf(trx, playerId, now)).find(
        ({ kind, period }) => kind === cell.kind && period === cell.period,
      );
      const standing = row ? standingOf(row) : null;
      const done = await change(trx, standing, currency, now);
      if (!done) return;
      const { step, after } = done;
      await addLimitChange(trx, playerId, {
        ...cell,
        step,
        currency: cell.kind === 'time' ? null : currency,
        before: standing?.amount ?? null,
        after: done.amount,
        operator: null,
        at: now,
      });
      await audit(trx, {
        actor: byPlayer(playerId),
        action: 'protection.limit',
        subject: playerId,
        requestId,
        before: { ...cell, limit: written(standing?.amount ?? null, currency, cell.kind) },
        after: { ...cell, ...after },
      });
    });

  return {
    async limitsOf({ playerId, country, currency }) {
      const now = clock.now();
      const law = jurisdictions.limitsLaw(country, now);
      const rows = await store.limitsOf(db, playerId, now);
      const timeZone = await store.timeZoneOf(db, playerId);
      const isOf = (cell: Cell) => (one: Cell) => one.kind === cell.kind && one.period === cell.period;
      const free = CELLS.filter((cell) => !rows.some(isOf(cell)));
      const used = await store.usedOf(db, playerId, currency, free, now);
      const limits = CELLS.flatMap((cell): Limit[] => {
        const row = rows.find(isOf(cell));
        if (row)
          return [{ ...row, wish: openWish(standingOf(row), now), raiseFrom: raiseFrom(row, law, now) }];
        const place = used.find(isOf(cell));
        return place ? [{ ...place, amount: null, wish: null, raiseFrom: null, isFixed: false }] : [];
      });
      return {
        currency,
        timeZone,
        raiseAfterHours: law.raiseAfterHours,
        required: law.required ?? [],
        net: await netDeposits(db, law, { playerId, currency }, now),
        limits,
      };
    },

    setLimit(session, cell, amount, requestId) {
      return changing(
        session,
        cell,
        async (trx, standing, currency, now) => {
          const law = jurisdictions.limitsLaw(session.country, now);
          const euro = cell.kind === 'deposit' ? (law.most?.[cell.period] ?? null) : null;
          const most = euro === null ? null : await fromEuro(trx, euro, currency);
          await refuseAboveFixed(trx, { ...cell, playerId: session.playerId, currency, amount });
          const refusal = lawAgainst({ ...cell, amount }, law, most);
          if (refusal === 'required') throw required([cell.period]);
          if (refusal === 'most') {
            const extras = { maximum: toSafeMinor(most ?? 0n), currency };
            throw new Problem(422, API_CODES.depositLimit, 'the law lets no higher limit', extras);
          }
          const change = changeOf(standing, amount, law, now);
          switch (change.change) {
            case 'set':
              await store.setLimit(trx, session.playerId, { ...cell, currency, amount: change.amount }, now);
              return {
                step: standing ? 'lowered' : 'set',
                amount: change.amount,
                after: { limit: written(change.amount, currency, cell.kind) },
              };
            case 'ask':
              await store.saveWish(trx, session.playerId, cell, change.wish);
              return {
                step: 'asked',
                amount: change.wish.amount,
                after: { asked: written(change.wish.amount, currency, cell.kind), from: change.wish.from },
              };
            case 'drop':
              await store.saveWish(trx, session.playerId, cell, null);
              return { step: 'dropped', amount: standing?.amount ?? null, after: { asked: null } };
            case 'none':
              return null;
          }
        },
        requestId,
      );
    },

    confirm(session, cell, requestId) {
      return changing(
        session,
        cell,
        async (trx, standing, currency, now) => {
          const wish = standing && openWish(standing, now);
          if (!wish || wish.from > now) {
            const extras = wish ? { from: wish.from.toISOString() } : {};
            throw new Problem(409, API_CODES.limitWaits, 'there is nothing to confirm yet', extras);
          }
          if (wish.amount === null) await store.removeLimit(trx, session.playerId, cell);
          else await store.setLimit(trx, session.playerId, { ...cell, currency, amount: wish.amount }, now);
          return {
            step: wish.amount === null ? 'removed' : 'raised',
            amount: wish.amount,
            after: { limit: written(wish.amount, currency, cell.kind), confirmed: true },
          };
        },
        requestId,
      );
    },

    keep(session, cell, requestId) {
      return changing(
        session,
        cell,
        async (trx, standing) => {
          if (!standing?.wish) return null;
          await store.saveWish(trx, session.playerId, cell, null);
          return { step: 'dropped', amount: standing.amount, after: { asked: null } };
        },
        requestId,
      );
    },

    async admitDeposit(trx, { playerId, country, currency, amount }) {
      const now = clock.now();
      await refuseStopped(trx, playerId);
      await refuseAboveNet(trx, jurisdictions.limitsLaw(country, now), { playerId, currency, amount }, now);
      await store.lockLimits(trx, playerId, 'deposit', now);
      const rows = (await store.limitsOf(trx, playerId, now)).filter(({ kind }) => kind === 'deposit');
      const tightest = rows
        .map((row) => ({ row, left: row.amount > row.used ? row.amount - row.used : 0n }))
        .toSorted((one, other) => Number(one.left - other.left))[0];
      if (!tightest || amount <= tightest.left) return;
      const { row, left } = tightest;
      throw new Problem(422, API_CODES.depositLimit, 'the deposit is above a limit that the player has set', {
        currency,
        limit: {
          period: row.period,
          amount: toSafeMinor(row.amount),
          left: toSafeMinor(left),
          until: row.endsAt.toISOString(),
        },
      });
    },

    async refuseWithoutLimits({ playerId, country }) {
      const now = clock.now();
      const { required: asked = [] } = jurisdictions.limitsLaw(country, now);
      if (asked.length === 0) return;
      const rows = (await store.limitsOf(db, playerId, now)).filter(({ kind }) => kind === 'deposit');
      const missing = missingPeriods(
        asked,
        rows.map(({ period }) => period),
      );
      if (missing.length > 0) throw required(missing);
    },

    currencyChanged: (trx, playerId, currency) => store.changeCurrency(trx, playerId, currency),
    ownLimitChanges: (playerId, page) => ownLimitChanges(db, playerId, page),
    ownLimits: (playerId) => ownLimits(db, playerId, clock.now()),
  };
}
