import { WORTH_A_EURO } from '@/lib/money/rates';
import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import { currentProgramme } from '../programme/store';
import type { CashbackDryRun } from './dry-run';
import * as lists from './run-lists';
import { listUnderWay, type Run } from './runs-store';
import type { Period } from './sum';

/** Lines that are read at once. */
const STEP = 500;

/** How a period stands. */
export interface PeriodStanding {
  /** Who played, in each currency. */
  players: number;
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
  /** What is left to be given, all currencies together. Minor units of a euro. */
  left(period: Period): Promise<bigint>;
  list: Listing<lists.RunFilter, lists.RunFile>;
  players: Listing<lists.RunPlayerFilter, lists.RunPlayer>;
  months(): Promise<lists.CashbackMonth[]>;
}

export function createRunReading(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { dryRun, hasCampaign }: { dryRun: CashbackDryRun; hasCampaign: () => Promise<boolean> },
): RunReading {
  const isCampaignMissing = async () => {
    const { levels } = await currentProgramme(db);
    if (levels.every(({ cashbackWagering }) => cashbackWagering === 0)) return false;
    return !(await hasCampaign());
  };
  return {
    async standing(period) {
      const [counts, underWay, missing] = await Promise.all([
        lists.countPeriod(db, period),
        listUnderWay(db),
        isCampaignMissing(),
      ]);
      const run = underWay.find(({ end }) => end.getTime() === period.end.getTime()) ?? null;
      return { ...counts, run, isCampaignMissing: missing };
    },

    async left(period) {
      let euros = 0n;
      for (let offset = 0; ; offset += STEP) {
        const lines = await dryRun.lines(period, { offset, limit: STEP });
        for (const { isSettled, withheld, amount, currency } of lines)
          if (!isSettled && withheld === null) euros += (amount * 100n) / BigInt(WORTH_A_EURO[currency]);
        if (lines.length < STEP) return euros;
      }
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
