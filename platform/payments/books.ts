import type { DifferenceClass } from '@/lib/domain/differences';
import { audit } from '../audit/service';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import {
  closeDifference,
  countDifferences,
  dayTotals,
  eraseReasons,
  listDifferences,
  lockDifference,
  openDifferences,
  type DayTotal,
  type DifferenceFilter,
  type ListedDifference,
} from './books-list';
import * as store from './books-store';
import type { Compared, Reading } from './books-store';
import { ProviderError, type PaymentProvider } from './provider';
import { askAboutDeposit } from './unsettled';
import { askAboutWithdrawal, forgetContradiction, type Database } from './withdrawals/store';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How the books are compared. Milliseconds. */
export const BOOKS = {
  /** What a company lists may be on its way to us by a webhook, from when we read it: its own dates prove nothing. */
  grace: 15 * MINUTE,
  /** What is booked here may not stand in its list yet. */
  graceThere: HOUR,
  /** How far back what is booked is looked for in its list. */
  lookBack: 7 * DAY,
  pageSize: 500,
} as const;

/** How long reading one company's list may take; the next turn goes on from there. */
const RUN_BUDGET_MS = 30_000;
const COMPARED_AT_ONCE = 200;

/** States in which money that is listed may still be booked. */
const OPEN = new Set(['creating', 'processing']);

/**
 * How the two sides differ; null when they agree, `early` when the news of it may still be on its way.
 * @param age of what is new about it, in ms.
 */
export function classOf(one: Compared, age: number): DifferenceClass | 'early' | null {
  if (one.ours === one.theirs && one.ours_currency === one.theirs_currency) return null;
  // Listed, and taken back by the company before it was booked.
  if (one.ours === null && one.theirs === 0n) return null;
  if (age < BOOKS.grace) return 'early';
  if (one.ours !== null) return 'amount';
  if (one.ours_status === null || OPEN.has(one.ours_status)) return 'missing_here';
  const goesBack = one.kind === 'refund' || one.kind === 'chargeback' || one.kind === 'payout_return';
  return goesBack && one.ours_status === 'complete' && !one.refund_due ? 'missing_here' : 'state';
}

/**
 * Has the company be asked about what a difference belongs to: what it listed may never have been told by a webhook. What the
 * balance did not cover is known, and collected.
 */
async function askAbout(trx: Database, one: Compared, now: Date): Promise<void> {
  if (one.withdrawal_id !== null) await askAboutWithdrawal(trx, one.withdrawal_id, now);
  else if (one.deposit_id !== null && one.kind !== 'bank_money' && !one.refund_due) {
    await askAboutDeposit(trx, one.deposit_id, now);
  }
}

/** The companies' books beside ours. */
export interface BooksService {
  /** Reads what the companies list since the last time, and compares. @returns how many movements were new to it. */
  read(): Promise<number>;
  /**
   * Looks in what was read for what is booked, and whether what agreed once still does.
   * @returns how many are not listed.
   */
  findUnlisted(): Promise<number>;
  readings(): Promise<Reading[]>;
  /** By day (UTC) of the last so many, kind and currency. */
  totals(days: number): Promise<DayTotal[]>;
  /** Open differences by class. */
  open(): Promise<{ class: DifferenceClass; count: number }[]>;
  list: Listing<DifferenceFilter, ListedDifference>;
  /** Takes what operators wrote about a player. */
  erase(playerId: string): Promise<void>;
  /** @throws Problem 404 (code 23), 409 (code 52) when it is not open any more. */
  close(id: string, reason: string, by: { operatorId: string; requestId: string }): Promise<void>;
}

export function createBooks(
  { db, log, clock }: Pick<Kernel, 'db' | 'log' | 'clock'>,
  providers: ReadonlyMap<string, PaymentProvider>,
): BooksService {
  /** Reads a list to its end, or as far as the time allows. @returns how many were read; null when it can't be read. */
  const readOne = async (provider: PaymentProvider): Promise<number | null> => {
    const { name } = provider;
    const started = Date.now();
    let read = 0;
    while (Date.now() - started < RUN_BUDGET_MS) {
      const after = await store.cursorOf(db, name);
      const page = await provider.listMovements(after, BOOKS.pageSize);
      const at = clock.now();
      if (page === 'none') {
        await store.noteTry(db, { provider: name, listed: false, problem: null, at });
        return null;
      }
      if (page === 'unknown_cursor') {
        if (after === null) throw new ProviderError('unknown', 'the list has no beginning');
        log.error({ provider: name, alert: true }, 'payments: the company lost our place in its list');
        await store.forgetCursor(db, name);
        continue;
      }
      const taken = await db
        .transaction()
        .execute((trx) => store.takePage(trx, { provider: name, after, page, at }));
      if (taken) read += page.movements.length;
      if (!page.more) break;
    }
    return read;
  };

  const tell = (provider: string, { kind, subject }: Compared, which: DifferenceClass) =>
    log.error({ provider, kind, subject, class: which, alert: true }, 'payments: the books differ');

  const compare = async (provider: string) => {
    const before = clock.now();
    const started = Date.now();
    while (Date.now() - started < RUN_BUDGET_MS) {
      const some = await store.toCompare(db, { provider, before, limit: COMPARED_AT_ONCE });
      for (const one of some) {
        const at = clock.now();
        const which = classOf(one, at.getTime() - one.news_at.getTime());
        if (which === null)
          await db.transaction().execute((trx) => store.noteAgreement(trx, provider, one, at));
        else {
          const isNew = await db.transaction().execute(async (trx) => {
            await store.noteCompared(trx, provider, one, at);
            if (which === 'early' || !(await store.noteDifference(trx, provider, one, which, at)))
              return false;
            await askAbout(trx, one, at);
            return true;
          });
          if (isNew && which !== 'early') tell(provider, one, which);
        }
      }
      if (some.length < COMPARED_AT_ONCE) return;
    }
  };

  /** One company that can't be asked must not keep the others waiting. */
  const withEach = async (work: (provider: PaymentProvider) => Promise<number>): Promise<number> => {
    let sum = 0;
    for (const provider of providers.values()) {
      try {
        sum += await work(provider);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ err: error, provider: provider.name }, 'payments: the list of movements can’t be read');
        const { message: problem } = error;
        await store.noteTry(db, { provider: provider.name, listed: true, problem, at: clock.now() });
      }
    }
    return sum;
  };

  return {
    read: () =>
      withEach(async (provider) => {
        const read = await readOne(provider);
        await compare(provider.name);
        return read ?? 0;
      }),

    findUnlisted: () =>
      withEach(async (provider) => {
        // Only a list that was read to its end just now can say that something is not in it.
        if ((await readOne(provider)) === null) return 0;
        const { name } = provider;
        const readAt = (await store.readings(db)).find((one) => one.provider === name)?.read_at;
        if (!readAt) return 0;
        const before = new Date(readAt.getTime() - BOOKS.graceThere);
        const since = new Date(before.getTime() - BOOKS.lookBack);
        const unlisted = await store.findUnlisted(db, { provider: name, since, before });
        for (const one of unlisted) {
          const isNew = await db
            .transaction()
            .execute((trx) => store.noteDifference(trx, name, one, 'missing_there', clock.now()));
          if (isNew) tell(name, one, 'missing_there');
        }
        await store.reopenChanged(db, { provider: name, since, before });
        await compare(name);
        return unlisted.length;
      }),

    readings: () => store.readings(db),
    totals: (days) => dayTotals(db, new Date(clock.now().getTime() - days * DAY)),
    open: () => openDifferences(db),
    list: { rows: (filter) => listDifferences(db, filter), count: (filter) => countDifferences(db, filter) },

    erase: (playerId) => eraseReasons(db, playerId),

    async close(id, reason, { operatorId, requestId }) {
      await db.transaction().execute(async (trx) => {
        const found = await lockDifference(trx, id);
        if (!found) throw new Problem(404, API_CODES.transactionNotFound, 'there is no such difference');
        if (found.state !== 'open') {
          throw new Problem(409, API_CODES.transactionStatus, `the difference is ${found.state}`);
        }
        await closeDifference(trx, { id, reason, operatorId, at: clock.now() });
        const { theirs, ours, withdrawalId, ...about } = found;
        if (withdrawalId !== null) await forgetContradiction(trx, withdrawalId, clock.now());
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'payments.close-difference',
          // By its player, so that an erasure finds it.
          subject: found.playerId ?? id,
          before: { state: found.state },
          after: {
            state: 'closed',
            difference: id,
            kind: about.kind,
            class: about.class,
            company: theirs === null ? null : `${theirs} ${about.theirsCurrency}`,
            booked: ours === null ? null : `${ours} ${about.oursCurrency}`,
          },
          reason,
          requestId,
        });
      });
    },
  };
}
