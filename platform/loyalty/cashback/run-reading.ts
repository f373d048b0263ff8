import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import { currentProgramme } from '../programme/store';
import * as counts from './counts-store';
import type { CountedPeriod, LevelSums } from './counts-store';
import * as lists from './run-lists';
import { listUnderWay, type Run } from './runs-store';
import { allInAt, type Period } from './sum';

/** How a period stands. */
export interface PeriodStanding {
  /** Who played, in each currency; null until it was counted. */
  players: number | null;
  settled: number;
  /** For whom it could not be given; it is tried again. */
  failed: number;
  /** Of them, those for whom the campaign of cashback with wagering gives nothing. */
  campaign: number;
  /** The run that is under way. */
  run: Run | null;
  /** Whether a level gives a bonus to be wagered, and the campaign for it is missing. */
  isCampaignMissing: boolean;
}

/** What operators read about runs. */
export interface RunReading {
  standing(period: Period): Promise<PeriodStanding>;
  /** What the period came to when it was counted last; null before that. */
  counted(period: Period): Promise<CountedPeriod | null>;
  sums(period: Period): Promise<LevelSums[]>;
  /** What is left to be given of a period that is over, as it was counted after its end and its latest play; null before that. Minor units of a euro. */
  left(period: Period): Promise<bigint | null>;
  list: Listing<lists.RunFilter, lists.RunFile>;
  players: Listing<lists.RunPlayerFilter, lists.RunPlayer>;
  months(): Promise<lists.CashbackMonth[]>;
}

export function createRunReading(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { hasCampaign }: { hasCampaign: () => Promise<boolean> },
): RunReading {
  const isCampaignMissing = async () => {
    const { levels } = await currentProgramme(db);
    if (levels.every(({ cashbackWagering }) => cashbackWagering === 0)) return false;
    return !(await hasCampaign());
  };
  return {
    async standing(period) {
      const [settled, counted, underWay, missing] = await Promise.all([
        lists.countPeriod(db, period),
        counts.findCount(db, period),
        listUnderWay(db),
        isCampaignMissing(),
      ]);
      const run = underWay.find(({ end }) => end.getTime() === period.end.getTime()) ?? null;
      // Who played until its end is known only once it was counted after that.
      const isCounted = counted && (period.end > clock.now() || counted.countedAt >= allInAt(period));
      const players = isCounted ? counted.players : null;
      return { ...settled, players, run, isCampaignMissing: missing };
    },

    counted: async (period) => (await counts.findCount(db, period)) ?? null,
    sums: (period) => counts.listSums(db, period),

    async left(period) {
      const counted = await counts.findCount(db, period);
      return counted?.isCurrent && counted.countedAt >= allInAt(period) ? counted.leftEuros : null;
    },

    list: {
      rows: (filter) => lists.listRuns(db, filter),
      count: () => lists.countRuns(db),
    },
    players: {
      rows: (filter) => lists.listRunPlayers(db, filter),
      count: (filter) => lists.countRunPlayers(db, filter),
    },
    months: () => lists.sumMonths(db, clock.now()),
  };
}
