import type { Kysely } from 'kysely';
import type { Currency } from '@/lib/money/money';
import type { LedgerService } from '../../ledger/service';
import type { LoyaltyLevel, Programme } from '../programme/programme';
import * as store from './store';
import { cashbackOf, type CashbackSum, type Period, type Played } from './sum';

type Db = Kysely<unknown>;

export interface SumParts {
  ledger: Pick<LedgerService, 'sums' | 'sumsOf'>;
  /** The levels that players had at a moment; who was below the first is left out. */
  levelsAt(
    on: Db,
    players: readonly string[],
    at: Date,
    programme: Programme,
  ): Promise<Map<string, LoyaltyLevel>>;
  /** What players got for points in a period, which is no bonus turned into money. Minor units. */
  exchanged(
    players: readonly string[],
    period: Period,
  ): Promise<{ playerId: string; currency: Currency; amount: bigint }[]>;
}

export interface WorkedOut {
  played: Played;
  /** Null below the first one. */
  level: LoyaltyLevel | null;
  sum: CashbackSum;
}

/** What players moved of real money from one beginning on, by keyOf(). */
async function playedSince(
  db: Db,
  { ledger, exchanged }: Pick<SumParts, 'ledger' | 'exchanged'>,
  players: readonly store.Candidate[],
  own: Period,
): Promise<Map<string, Played>> {
  const ids = [...new Set(players.map(({ playerId }) => playerId))];
  const [played, sums, points] = await Promise.all([
    store.sumPlayed(db, players, own),
    ledger.sumsOf(ids, { types: ['jackpot_win', 'convert_balance'], from: own.start, to: own.end }),
    exchanged(ids, own),
  ]);
  const [jackpots, converted] = [new Map<string, bigint>(), new Map<string, bigint>()];
  for (const { type, amount, ...who } of sums)
    (type === 'jackpot_win' ? jackpots : converted).set(store.keyOf(who), amount);
  const bought = new Map(points.map(({ amount, ...who }) => [store.keyOf(who), amount]));
  return new Map(
    players.map((who) => {
      const key = store.keyOf(who);
      const { staked, returned, won } = played.get(key) ?? { staked: 0n, returned: 0n, won: 0n };
      return [
        key,
        {
          ...{ staked, returned, won, jackpots: jackpots.get(key) ?? 0n },
          converted: (converted.get(key) ?? 0n) - (bought.get(key) ?? 0n),
        },
      ];
    }),
  );
}

/** The same within a period, where a settled period of another length may have taken the beginning. */
async function playedOf(
  db: Db,
  parts: Pick<SumParts, 'ledger' | 'exchanged'>,
  players: readonly store.Candidate[],
  period: Period,
): Promise<Map<string, Played>> {
  const settled = await store.settledUntil(db, players, period.end);
  const byStart = new Map<number, store.Candidate[]>();
  for (const who of players) {
    const until = settled.get(store.keyOf(who));
    const start = (until && until > period.start ? until : period.start).getTime();
    byStart.set(start, [...(byStart.get(start) ?? []), who]);
  }
  const all = new Map<string, Played>();
  for (const [start, some] of byStart) {
    const own = { start: new Date(start), end: period.end };
    for (const [key, played] of await playedSince(db, parts, some, own)) all.set(key, played);
  }
  return all;
}

/**
 * What comes back of a period by the programme: for the run that gives it, for the player who looks at it, and for operators who
 * look before it is given. @returns one for each player and currency, in their order
 */
export async function workOutMany(
  db: Db,
  parts: SumParts,
  players: readonly store.Candidate[],
  { period, programme, at }: { period: Period; programme: Programme; at: Date },
): Promise<WorkedOut[]> {
  const ids = [...new Set(players.map(({ playerId }) => playerId))];
  const [all, levels] = await Promise.all([
    playedOf(db, parts, players, period),
    parts.levelsAt(db, ids, at, programme),
  ]);
  return players.map((who) => {
    const nothing = { staked: 0n, returned: 0n, won: 0n, jackpots: 0n, converted: 0n };
    const played = all.get(store.keyOf(who)) ?? nothing;
    const level = levels.get(who.playerId) ?? null;
    return { played, level, sum: cashbackOf(played, level, who.currency) };
  });
}

export async function workOut(
  db: Db,
  parts: SumParts,
  who: store.Candidate,
  of: { period: Period; programme: Programme; at: Date },
): Promise<WorkedOut> {
  const [one] = await workOutMany(db, parts, [who], of);
  if (!one) throw new Error('nobody was worked out');
  return one;
}
