import type { CashbackPeriod, LevelCode } from '@/lib/domain/loyalty';
import type { Kernel } from '../../kernel/kernel';
import { currentProgramme, programmeOfPeriod, programmeSince } from '../programme/store';
import * as store from './store';
import { endedPeriods, lossOf, periodAt, type Period, type Played, type Withheld } from './sum';
import { workOut, type SumParts } from './working-out';

/** Periods that can be looked at: those that ended within so many days. */
const LOOKS_BACK_DAYS = 100;
const AT_ONCE = 8;

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
  /** Players and currencies of a period, in order. Nothing is given. */
  lines(period: Period, at: { offset: number; limit: number }): Promise<DryLine[]>;
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
        (await store.listSettledOf(db, period, players)).map((one) => [
          `${one.playerId} ${one.currency}`,
          one,
        ]),
      );
      const lineOf = async (who: store.Candidate): Promise<DryLine> => {
        const given = settled.get(`${who.playerId} ${who.currency}`);
        if (given) {
          const { staked, returned, won, jackpots, converted, level, percent, cap, wagering, amount } = given;
          return {
            ...{ ...who, staked, returned, won, jackpots, converted, level, percent, cap, wagering, amount },
            ...{ loss: lossOf(given), withheld: given.withheld, isSettled: true },
          };
        }
        const at = period.end < now ? period.end : now;
        const { played, level, sum } = await workOut(db, parts, who, { period, programme, at });
        const { nothing, ...worth } = sum;
        const may = await store.mayBeGiven(db, who.playerId, now);
        return {
          ...{ ...who, ...played, ...worth, level: level?.code ?? null, isSettled: false },
          withheld: nothing ?? (may ? null : 'account'),
        };
      };
      const lines: DryLine[] = [];
      for (let first = 0; first < players.length; first += AT_ONCE)
        lines.push(...(await Promise.all(players.slice(first, first + AT_ONCE).map(lineOf))));
      return lines;
    },
  };
}
