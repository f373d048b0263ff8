import type { CashbackPeriod, LevelCode } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { Programme } from '../programme/programme';
import { currentProgramme, programmeOfPeriod, programmeSince } from '../programme/store';
import { mayBeGiven } from '../receiving';
import { findHold } from './runs-store';
import * as store from './store';
import {
  endedPeriods,
  lossOf,
  periodAt,
  SETTLED_WITHIN,
  type Period,
  type Played,
  type Withheld,
} from './sum';
import { workOut, type SumParts } from './working-out';

/** Settled periods that a statement shows. */
const SHOWN = 60;

/** One period of a player in one currency, line by line. */
export interface CashbackLine extends Played, Period {
  currency: Currency;
  level: LevelCode | null;
  loss: bigint;
  percent: number;
  cap: bigint | null;
  wagering: number;
  /** What comes back, or would. */
  amount: bigint;
  /** `running`: not over; `due`: over, and given within minutes. */
  state: 'running' | 'due' | 'paid' | 'nothing';
  /** Why nothing was given, or would be. */
  why: Withheld | null;
  settledAt: Date | null;
  /** By when it comes at the latest, where it is being looked at before it is given. */
  heldUntil: Date | null;
}

/** What came back so far in one currency. Minor units. */
export interface PaidBack {
  currency: Currency;
  /** As real money, from the ledger. */
  real: bigint;
  /** As bonuses that were to be wagered. */
  bonus: bigint;
  /** How often something came back. */
  times: number;
}

export interface CashbackStatement {
  /** The one that runs. */
  period: Period & { kind: CashbackPeriod };
  /** Of the period that runs: each currency that was played in, or the account's. */
  current: CashbackLine[];
  /** The latest first. */
  past: CashbackLine[];
  /** Since there was an account, by currency. */
  paidBack: PaidBack[];
}

/** What a player has to expect, and what became of it before. */
export function createStatement({ db, clock }: Pick<Kernel, 'db' | 'clock'>, parts: SumParts) {
  /** Real money as the ledger has it, bonuses as they were settled. */
  const paidBackOf = async (playerId: string, now: Date): Promise<PaidBack[]> => {
    const [sums, settled] = await Promise.all([
      parts.ledger.sums(playerId, { types: ['cashback'], from: new Date(0), to: now }),
      store.sumGiven(db, playerId),
    ]);
    const currencies = new Set([...sums, ...settled].map(({ currency }) => currency));
    return [...currencies].toSorted().map((currency) => {
      const given = settled.find((one) => one.currency === currency);
      const real = sums.find((one) => one.currency === currency)?.amount ?? 0n;
      return { currency, real, bonus: given?.bonus ?? 0n, times: given?.times ?? 0 };
    });
  };

  return async (playerId: string, currency: Currency): Promise<CashbackStatement> => {
    const now = clock.now();
    const programme = await currentProgramme(db);
    const period = periodAt(now, programme.cashbackPeriod);
    const settled = await store.listSettled(db, playerId, SHOWN);

    const lineOf = async (
      { programme: by, ...of }: Period & { programme: Programme },
      one: Currency,
      { state, heldUntil = null }: { state: 'running' | 'due'; heldUntil?: Date | null },
    ): Promise<CashbackLine> => {
      const who = { playerId, currency: one };
      const at = state === 'running' ? now : of.end;
      const {
        played,
        level,
        sum: { nothing, ...sum },
      } = await workOut(db, parts, who, { period: of, programme: by, at });
      const may = await mayBeGiven(db, playerId, now);
      return {
        ...{ ...of, ...played, ...sum, currency: one, state, settledAt: null, heldUntil },
        level: level?.code ?? null,
        why: nothing ?? (may ? null : 'account'),
      };
    };

    const running = new Set([currency, ...(await store.playedIn(db, playerId, period))]);
    const current = await Promise.all(
      [...running].map((one) => lineOf({ ...period, programme }, one, { state: 'running' })),
    );

    const since = await programmeSince(db);
    const due: CashbackLine[] = [];
    for (const ended of endedPeriods(now, programme.cashbackPeriod, { since, days: SETTLED_WITHIN })) {
      const open = (await store.playedIn(db, playerId, ended)).filter(
        (one) => !settled.some((row) => row.currency === one && row.end >= ended.end),
      );
      if (open.length === 0) continue;
      const [hold, by] = await Promise.all([findHold(db, ended, now), programmeOfPeriod(db, ended)]);
      for (const one of open) {
        const heldUntil = hold?.until ?? null;
        due.unshift(await lineOf({ ...ended, programme: by }, one, { state: 'due', heldUntil }));
      }
    }
    return {
      period: { ...period, kind: programme.cashbackPeriod },
      current,
      past: [
        ...due,
        ...settled.map(
          ({
            withheld,
            playerId: _player,
            programme: _version,
            runId: _run,
            transactionId,
            grantId,
            ...row
          }) => ({
            ...row,
            heldUntil: null,
            loss: lossOf(row),
            state: transactionId === null && grantId === null ? ('nothing' as const) : ('paid' as const),
            why: withheld,
          }),
        ),
      ],
      paidBack: await paidBackOf(playerId, now),
    };
  };
}
