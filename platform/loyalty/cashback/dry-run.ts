import type { CashbackPeriod, LevelCode } from '@/lib/domain/loyalty';
import type { Kernel } from '../../kernel/kernel';
import { currentProgramme, programmeOfPeriod, programmeSince } from '../programme/store';
import { whoMayBeGiven } from '../receiving';
import * as store from './store';
import { endedPeriods, lossOf, periodAt, type Period, type Played, type Withheld } from './sum';
import { workOutMany, type SumParts } from './working-out';

/** Periods that can be looked at: those that ended within so many days. */
const LOOKS_BACK_DAYS = 100;

/** What a period brings a player in one currency, or brought. */
export interface DryLine extends store.Candidate, Played {
  loss: bigint;
  level: LevelCode | null;
  percent: number;
  cap: bigint | null;
  wagering: number;
  amount: bigint;
  /** Why nothing comes, or came. */
  withheld: Withheld | null;
  /** Whether the run has been by: it stands as it was given. */
  isSettled: boolean;
}

export interface CashbackDryRun {
  /** Periods by what the programme says now, the one that runs first. */
  periods(): Promise<{ kind: CashbackPeriod; programme: number; all: Period[] }>;
  /** Players and currencies of a period, in order. Nothing is given. @param after whom the list goes on */
  lines(period: Period, at: { after?: store.Candidate | undefined; limit: number }): Promise<DryLine[]>;
}

/** What the run of a period gives, worked out by the same sums, before it comes. */
export function createDryRun({ db, clock }: Pick<Kernel, 'db' | 'clock'>, parts: SumParts): CashbackDryRun {
  return {
    async periods() {
      const [programme, since, now] = [await currentProgramme(db), await programmeSince(db), clock.now()];
      const kind = programme.cashbackPeriod;
      const ended = endedPeriods(now, kind, { since, days: LOOKS_BACK_DAYS }).toReversed();
      return { kind, programme: programme.version, all: [periodAt(now, kind), ...ended] };
    },

    async lines(period, rows) {
      const now = clock.now();
      const programme = await programmeOfPeriod(db, period);
      const players = await store.listPlayers(db, period, rows);
      const settled = new Map(
        (await store.listSettledOf(db, period, players)).map((one) => [store.keyOf(one), one]),
      );
      const open = players.filter((who) => !settled.has(store.keyOf(who)));
      const at = period.end < now ? period.end : now;
      const [worked, may] = await Promise.all([
        workOutMany(db, parts, open, { period, programme, at }),
        whoMayBeGiven(
          db,
          open.map(({ playerId }) => playerId),
          now,
        ),
      ]);
      const left = new Map(open.map((who, index) => [store.keyOf(who), worked[index]]));
      return players.flatMap((who): DryLine[] => {
        const given = settled.get(store.keyOf(who));
        if (given) {
          const { staked, returned, won, jackpots, converted, level, percent, cap, wagering, amount } = given;
          const line = {
            ...{ ...who, staked, returned, won, jackpots, converted, level, percent, cap, wagering, amount },
            ...{ loss: lossOf(given), withheld: given.withheld, isSettled: true },
          };
          return [line];
        }
        const one = left.get(store.keyOf(who));
        if (!one) return [];
        const { nothing, ...worth } = one.sum;
        const line = { ...who, ...one.played, ...worth, level: one.level?.code ?? null, isSettled: false };
        return [{ ...line, withheld: nothing ?? (may.has(who.playerId) ? null : 'account') }];
      });
    },
  };
}
