import type { CashbackPeriod, LevelCode } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import { currentProgramme, programmeSince } from '../programme/store';
import * as store from './store';
import { endedPeriods, lossOf, periodAt, type Period, type Played, type Withheld } from './sum';
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
}

export interface CashbackStatement {
  /** The one that runs. */
  period: Period & { kind: CashbackPeriod };
  /** Of the period that runs: each currency that was played in, or the account's. */
  current: CashbackLine[];
  /** The latest first. */
  past: CashbackLine[];
}

/** What a player has to expect, and what became of it before. */
export function createStatement({ db, clock }: Pick<Kernel, 'db' | 'clock'>, parts: SumParts) {
  return async (playerId: string, currency: Currency): Promise<CashbackStatement> => {
    const now = clock.now();
    const programme = await currentProgramme(db);
    const period = periodAt(now, programme.cashbackPeriod);
    const settled = await store.listSettled(db, playerId, SHOWN);

    const lineOf = async (of: Period, one: Currency, state: 'running' | 'due'): Promise<CashbackLine> => {
      const who = { playerId, currency: one };
      const at = state === 'running' ? now : of.end;
      const {
        played,
        level,
        sum: { nothing, ...sum },
      } = await workOut(db, parts, who, { period: of, programme, at });
      const may = await store.mayBeGiven(db, playerId, now);
      return {
        ...{ ...of, ...played, ...sum, currency: one, state, settledAt: null },
        level: level?.code ?? null,
        why: nothing ?? (may ? null : 'account'),
      };
    };

    const running = new Set([currency, ...(await store.playedIn(db, playerId, period))]);
    const current = await Promise.all([...running].map((one) => lineOf(period, one, 'running')));

    const since = await programmeSince(db);
    const due: CashbackLine[] = [];
    for (const ended of endedPeriods(now, programme.cashbackPeriod, { since, days: 8 })) {
      const open = (await store.playedIn(db, playerId, ended)).filter(
        (one) => !settled.some((row) => row.currency === one && row.end >= ended.end),
      );
      for (const one of open) due.unshift(await lineOf(ended, one, 'due'));
    }
    return {
      period: { ...period, kind: programme.cashbackPeriod },
      current,
      past: [
        ...due,
        ...settled.map(
          ({ withheld, playerId: _player, programme: _version, transactionId, grantId, ...row }) => ({
            ...row,
            loss: lossOf(row),
            state: transactionId === null && grantId === null ? ('nothing' as const) : ('paid' as const),
            why: withheld,
          }),
        ),
      ],
    };
  };
}
