import { WORTH_A_EURO } from '@/lib/money/rates';
import type { Kernel } from '../../kernel/kernel';
import type { PlayService } from '../../play/service';
import * as counts from './counts-store';
import type { LevelSums } from './counts-store';
import type { CashbackDryRun, DryLine } from './dry-run';
import { completeSince } from './runs-store';
import type { Candidate } from './store';
import { allInAt, DAY_MS, SETTLED_WITHIN, type Period } from './sum';

/** Players and currencies that are worked out at once. */
const STEP = 500;
const MINUTE_MS = 60_000;
/** What is not complete is counted anew after so long. */
const FRESH_MS = 15 * MINUTE_MS;

/** Sums of periods for pages: worked out player by player, and written down by a job. */
export function createCounting(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  { dryRun, play }: { dryRun: CashbackDryRun; play: Pick<PlayService, 'catchUp'> },
) {
  const countOne = async (period: Period, late: number): Promise<void> => {
    const countedAt = clock.now();
    const byLevel = new Map<string, LevelSums>();
    let [players, leftEuros] = [0, 0n];
    for (let after: Candidate | undefined; ;) {
      const lines = await dryRun.lines(period, { after, limit: STEP });
      for (const line of lines) {
        addTo(byLevel, line);
        if (!line.isSettled) leftEuros += (amountOf(line) * 100n) / BigInt(WORTH_A_EURO[line.currency]);
      }
      players += lines.length;
      after = lines.at(-1);
      if (lines.length < STEP) break;
    }
    const counted = { countedAt, players, leftEuros, late };
    await db.transaction().execute((trx) => counts.replaceCount(trx, period, counted, [...byLevel.values()]));
  };

  /** From when on nothing changes any more what a period comes to; null where something may. */
  const finalSince = async (period: Period): Promise<Date | null> => {
    const last = new Date(period.end.getTime() + (SETTLED_WITHIN + 1) * DAY_MS);
    return last < clock.now() ? last : completeSince(db, period);
  };

  /** Whether what was counted may be shown still. */
  const isFresh = (
    { countedAt, isCurrent }: counts.FoundCount,
    period: Period,
    final: Date | null,
  ): boolean => {
    if (final) return countedAt >= final;
    if (!isCurrent || (clock.now() >= allInAt(period) && countedAt < allInAt(period))) return false;
    return countedAt.getTime() + FRESH_MS > clock.now().getTime();
  };

  return {
    /** Counts each period whose sums are old. What fails for one stops no other. @returns how many */
    async countAll(): Promise<number> {
      if (!(await play.catchUp('cashback'))) return 0;
      let done = 0;
      for (const period of (await dryRun.periods()).all) {
        try {
          const [before, final] = await Promise.all([counts.findCount(db, period), finalSince(period)]);
          if (before && isFresh(before, period, final)) continue;
          await countOne(period, before?.late ?? 0);
          done += 1;
        } catch (error) {
          log.error({ err: error, period: period.end }, 'a period of cashback could not be counted');
        }
      }
      return done;
    },
  };
}

/** What really comes: nothing where it is withheld. */
const amountOf = ({ amount, withheld }: Pick<DryLine, 'amount' | 'withheld'>) =>
  withheld === null ? amount : 0n;

function addTo(byLevel: Map<string, LevelSums>, line: DryLine): void {
  const { level, currency } = line;
  const key = `${level ?? ''} ${currency}`;
  const none = { players: 0, given: 0, settled: 0, staked: 0n, returned: 0n, won: 0n };
  const one = byLevel.get(key) ?? {
    ...{ level, currency, ...none, jackpots: 0n, converted: 0n, loss: 0n, amount: 0n },
  };
  const amount = amountOf(line);
  byLevel.set(key, {
    ...{ level, currency },
    players: one.players + 1,
    given: one.given + (amount > 0n ? 1 : 0),
    settled: one.settled + (line.isSettled ? 1 : 0),
    staked: one.staked + line.staked,
    returned: one.returned + line.returned,
    won: one.won + line.won,
    jackpots: one.jackpots + line.jackpots,
    converted: one.converted + line.converted,
    loss: one.loss + line.loss,
    amount: one.amount + amount,
  });
}
