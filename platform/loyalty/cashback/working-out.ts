import type { Kysely } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { LedgerService } from '../../ledger/service';
import type { LoyaltyLevel, Programme } from '../programme/programme';
import * as store from './store';
import { cashbackOf, type CashbackSum, type Period, type Played } from './sum';

type Db = Kysely<unknown>;

export interface SumParts {
  ledger: Pick<LedgerService, 'sums'>;
  /** The level that a player had at a moment. */
  levelAt(on: Db, playerId: string, at: Date, programme: Programme): Promise<LoyaltyLevel | null>;
  /** Points that a player exchanged for money in a period, which is no bonus turned into money. Minor units. */
  exchanged(playerId: string, currency: Currency, period: Period): Promise<bigint>;
}

export interface WorkedOut {
  played: Played;
  /** Null below the first one. */
  level: LoyaltyLevel | null;
  sum: CashbackSum;
}

/** What a player moved of real money, where a settled period of another length may have taken the beginning. */
export async function playedOf(
  db: Db,
  { ledger, exchanged }: Pick<SumParts, 'ledger' | 'exchanged'>,
  who: store.Candidate,
  period: Period,
): Promise<Played> {
  const settled = await store.settledUntil(db, who, period.end);
  const start = settled && settled > period.start ? settled : period.start;
  const own = { start, end: period.end };
  const [played, sums, points] = await Promise.all([
    store.sumPlayed(db, who, own),
    ledger.sums(who.playerId, { types: ['jackpot_win', 'convert_balance'], from: start, to: period.end }),
    exchanged(who.playerId, who.currency, own),
  ]);
  const sum = (type: (typeof sums)[number]['type']) =>
    sums.find((one) => one.type === type && one.currency === who.currency)?.amount ?? 0n;
  return { ...played, jackpots: sum('jackpot_win'), converted: sum('convert_balance') - points };
}

/**
 * What comes back of a period by the programme: for the run that gives it, for the player who looks at it, and for operators who
 * look before it is given.
 */
export async function workOut(
  db: Db,
  parts: SumParts,
  who: store.Candidate,
  { period, programme, at }: { period: Period; programme: Programme; at: Date },
): Promise<WorkedOut> {
  const [played, level] = await Promise.all([
    playedOf(db, parts, who, period),
    parts.levelAt(db, who.playerId, at, programme),
  ]);
  return { played, level, sum: cashbackOf(played, level, who.currency) };
}
