import { API_CODES } from '@/lib/domain/api-codes';
import {
  breakEnd,
  breakKindOf,
  RETURN_HOURS,
  type BreakKind,
  type BreakLength,
  type TimeOut,
} from '@/lib/domain/breaks';
import { audit, byPlayer } from '../../audit/service';
import type { IdentityService } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import { createBreakLetters } from './break-letters';
import * as store from './breaks-store';
import type { BreakRow } from './breaks-store';
import { deleteMarks, keepMarks, markedExclusion } from '../matching/matches-store';
import type { BreaksParts } from './breaks-parts';
import type { Exclusions, Markings } from './exclusions';
import type { Db } from '../store';

/** A break as it stands: whether its player is away now, and how they come back. */
export interface PlayerBreak {
  /** Null for who is not away. */
  kind: BreakKind | null;
  beganAt: Date | null;
  /** Null for who is not away, and for good. */
  until: Date | null;
  /** Of an exclusion whose time is over: whether its player may ask to come back. */
  mayReturn: boolean;
  /** When they come back, once they have asked. */
  returnsAt: Date | null;
  /** Why the account waits, whether or not its player takes a break; empty for one that doesn't. */
  held: Awaited<ReturnType<IdentityService['holdsOf']>>;
}

/** Breaks from play. They hold at once and can't be made shorter. */
export interface Breaks {
  breakOf(playerId: string): Promise<PlayerBreak>;
  /**
   * Begins a break, or makes the one that runs longer; a shorter one changes nothing. Games take no more stakes, bonuses wait,
   * or end with an exclusion, which also ends every session and leaves tournaments.
   * @returns the Set-Cookie that takes the session from the browser, of an exclusion; else null
   * @throws Problem 401 when the session is over
   */
  takeBreak(
    session: PlayerSession,
    wanted: { length: BreakLength; origin: BreakRow['origin'] },
    requestId: string,
  ): Promise<string | null>;
  /**
   * An operator has a player take a break: at once, and the player gets a letter.
   * @returns until when; null for one that ends no later than the one that runs
   */
  orderTimeOut(trx: Db, playerId: string, length: TimeOut): Promise<Date | null>;
  /**
   * Asks to come back after an exclusion: a day later the account is open again.
   * @throws Problem 409 `client_api_15` before its time is over, or when there is none
   */
  askReturn(session: PlayerSession, requestId: string): Promise<void>;
  /** Opens the accounts of who has asked and waited; a job's work. @returns how many */
  endDue(): Promise<number>;
  /**
   * @throws Problem 403 `on_break` with `until` for who is away, `account_held` and `register_listed` for who waits
   */
  refuseAway(on: Db, playerId: string): Promise<void>;
  /** @throws Problem 403 `on_break` alone */
  refuseOnBreak(on: Db, playerId: string): Promise<void>;
  ownBreaks(playerId: string): Promise<Omit<BreakRow, 'id'>[]>;
}

const HOUR_MS = 60 * 60 * 1000;
const returnsAt = ({ returnAskedAt }: Pick<BreakRow, 'returnAskedAt'>) =>
  returnAskedAt && new Date(returnAskedAt.getTime() + RETURN_HOURS * HOUR_MS);

/** Whether one end is later than another; null is never. */
const isLater = (end: Date | null, other: Date | null) => other !== null && (end === null || end > other);

export function createBreaks(
  { db, clock, log, config }: Pick<Kernel, 'db' | 'clock' | 'log' | 'config'>,
  { identity, bonuses, games, mail, payments, tournaments, sessionEnded }: BreaksParts,
  markings: Markings,
): Breaks & Exclusions {
  /** The exclusion that runs, else the time-out that ends last. */
  const running = async (on: Db, playerId: string, now: Date): Promise<BreakRow | null> => {
    const rows = await store.breaksOf(on, playerId);
    const exclusion = rows.find(({ kind, endedAt }) => kind === 'exclusion' && endedAt === null);
    if (exclusion) return exclusion;
    const timeOuts = rows.filter(({ kind, until }) => kind === 'time_out' && until !== null && until > now);
    return timeOuts.toSorted((one, other) => Number(other.until) - Number(one.until))[0] ?? null;
  };

  const write = createBreakLetters({ identity, mail, webUrl: config.webUrl });

  const timeOut = async (
    trx: Db,
    playerId: string,
    length: BreakLength,
    origin: BreakRow['origin'],
    now: Date,
  ) => {
    const until = breakEnd(length, now);
    const before = await running(trx, playerId, now);
    if (until === null || (before && !isLater(until, before.until))) return null;
    await store.addBreak(trx, playerId, { kind: 'time_out', length, origin, beganAt: now, until });
    await identity.startTimeOut(trx, playerId, until);
    await bonuses.timeOutBegun(trx, playerId, { from: before?.until ?? now, until });
    return until;
  };

  const exclusion = async (
    trx: Db,
    playerId: string,
    { length, until, origin }: Pick<BreakRow, 'length' | 'until' | 'origin'>,
    now: Date,
  ) => {
    const before = await running(trx, playerId, now);
    if (before?.kind !== 'exclusion') {
      // The time of who is excluded like another may be over: they have to ask to come back, as the other has.
      const beganAt = until !== null && until <= now ? new Date(until.getTime() - 1) : now;
      await store.addBreak(trx, playerId, { kind: 'exclusion', length, origin, beganAt, until });
      return { until, isNew: true };
    }
    if (!isLater(until, before.until)) return { until: before.until, isNew: false };
    await store.prolongExclusion(trx, before.id, { length, until });
    return { until, isNew: true };
  };

  const exclude = async (trx: Db, playerId: string, wanted: Parameters<typeof exclusion>[2], now: Date) => {
    const { until, isNew } = await exclusion(trx, playerId, wanted, now);
    await markings.markExcluded(trx, playerId);
    await bonuses.playerExcluded(trx, playerId);
    await games.playerLeft(trx, playerId);
    await tournaments.playerExcluded(trx, playerId);
    const access = await identity.exclude(trx, playerId);
    if (isNew) await write(trx, playerId, until, 'exclusion');
    return { until, isNew, access };
  };

  /** What fails here a job does soon. */
  const afterExclusion = async (playerId: string) => {
    const failed = (what: string) => (error: unknown) => log.error({ err: error, playerId }, what);
    await payments.cancelOfExcluded(playerId).catch(failed('open deposits of an excluded player stay open'));
    await payments.freeOfExcluded(playerId).catch(failed('money of an excluded player waits for stakes'));
    const search = markings.searchOthers(playerId);
    await search.catch(failed('other accounts of an excluded player were not looked for'));
  };

  const refuseOnBreak = async (on: Db, playerId: string) => {
    const row = await running(on, playerId, clock.now());
    if (!row) return;
    const { kind, until } = row;
    throw new Problem(403, API_CODES.onBreak, 'the player takes a break', {
      break: { kind, until: until?.toISOString() ?? null },
    });
  };

  return {
    exclusionBegan: async (playerId) => {
      const row = await running(db, playerId, clock.now());
      return row?.kind === 'exclusion' ? row.beganAt : null;
    },
    isExcluded: async (on, playerId) => (await running(on, playerId, clock.now()))?.kind === 'exclusion',

    async excludeLike(trx, { playerId, excludedId }) {
      const now = clock.now();
      const other = await running(trx, excludedId, now);
      const like = other?.kind === 'exclusion' ? other : await markedExclusion(trx, excludedId);
      if (!like) return null;
      const { access } = await exclude(trx, playerId, { ...like, origin: 'office' }, now);
      return access.ended;
    },

    async keepExclusion(playerId) {
      const row = await running(db, playerId, clock.now());
      if (row?.kind === 'exclusion') await keepMarks(db, playerId, row);
      else await deleteMarks(db, playerId, { kept: true });
    },

    async breakOf(playerId) {
      const now = clock.now();
      const row = await running(db, playerId, now);
      const held = await identity.holdsOf(db, playerId);
      if (!row) return { kind: null, beganAt: null, until: null, mayReturn: false, returnsAt: null, held };
      const { kind, beganAt, until, returnAskedAt } = row;
      const isOver = kind === 'exclusion' && until !== null && until <= now;
      return { kind, beganAt, until, mayReturn: isOver && !returnAskedAt, returnsAt: returnsAt(row), held };
    },

    async takeBreak(session, { length, origin }, requestId) {
      const { playerId } = session;
      const kind = breakKindOf(length);
      const now = clock.now();
      const written = (trx: Db, action: 'protection.time-out' | 'protection.exclude', until: Date | null) =>
        audit(trx, {
          ...{ action, requestId },
          actor: byPlayer(playerId),
          subject: playerId,
          after: { length, origin, until },
        });
      const done = await db.transaction().execute(async (trx) => {
        await identity.demandLive(trx, session);
        if (kind === 'time_out') {
          const until = await timeOut(trx, playerId, length, origin, now);
          // After the wallets: a stake takes them before it touches its session.
          await games.playerLeft(trx, playerId);
          if (!until) return null;
          await write(trx, playerId, until, kind);
          await written(trx, 'protection.time-out', until);
          return null;
        }
        const wanted = { length, origin, until: breakEnd(length, now) };
        const { until, isNew, access } = await exclude(trx, playerId, wanted, now);
        if (isNew) await written(trx, 'protection.exclude', until);
        return access;
      });
      for (const id of done?.ended ?? []) await sessionEnded(id);
      if (done) await afterExclusion(playerId);
      return done?.cookie ?? null;
    },

    async orderTimeOut(trx, playerId, length) {
      await identity.lockAccount(trx, playerId);
      const until = await timeOut(trx, playerId, length, 'office', clock.now());
      await games.playerLeft(trx, playerId);
      if (until) await write(trx, playerId, until, 'ordered');
      return until;
    },

    async askReturn(session, requestId) {
      const { playerId } = session;
      await db.transaction().execute(async (trx) => {
        await identity.demandLive(trx, session);
        const now = clock.now();
        const row = await running(trx, playerId, now);
        if (row?.kind !== 'exclusion' || row.until === null || row.until > now) {
          throw new Problem(409, API_CODES.accountStatus, 'there is no exclusion whose time is over');
        }
        if (row.returnAskedAt) return;
        await store.askReturn(trx, row.id, now);
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'protection.ask-return',
          subject: playerId,
          requestId,
        });
      });
    },

    async endDue() {
      const now = clock.now();
      let ended = 0;
      for (const { id, playerId } of await store.returning(
        db,
        new Date(now.getTime() - RETURN_HOURS * HOUR_MS),
      )) {
        const back = await db
          .transaction()
          .execute(async (trx) => {
            // The player's row before the break's, as a break that begins takes them.
            await identity.lockAccount(trx, playerId);
            if (!(await store.endExclusion(trx, id, now))) return false;
            await identity.readmit(trx, playerId);
            await deleteMarks(trx, playerId);
            await audit(trx, {
              actor: { kind: 'system', name: 'jobs' },
              action: 'protection.return',
              subject: playerId,
            });
            return true;
          })
          .catch((error: unknown) => {
            log.error({ err: error, playerId }, 'a player could not come back from an exclusion');
            return false;
          });
        if (back) ended += 1;
      }
      return ended;
    },

    refuseOnBreak,
    async refuseAway(on, playerId) {
      await refuseOnBreak(on, playerId);
      await markings.refuseWaiting(on, playerId);
    },

    ownBreaks: async (playerId) => (await store.breaksOf(db, playerId)).map(({ id: _id, ...row }) => row),
  };
}
