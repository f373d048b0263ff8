import { WORTH_A_EURO } from '@/lib/money/rates';
import type { Kernel } from '../../kernel/kernel';
import * as counts from './counts-store';
import type { LevelSums } from './counts-store';
import type { CashbackDryRun, DryLine } from './dry-run';
import { isComplete } from './runs-store';
import type { Candidate } from './store';
import type { Period } from './sum';

/** Players and currencies that are worked out at once. */
const STEP = 500;
const MINUTE_MS = 60_000;
/** The period that runs is counted anew after so long. */
const RUNNING_MS = 15 * MINUTE_MS;
/** Nothing of a period is settled so long after its end: then it is counted for the last time. */
const SETTLED_MS = 36 * 24 * 60 * MINUTE_MS;

/** Sums of periods for pages: worked out player by player, and written down by a job. */
export function createCounting({ db, clock }: Pick<Kernel, 'db' | 'clock'>, dryRun: CashbackDryRun) {
  const countOne = async (period: Period, isFinal: boolean): Promise<void> => {
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
    const counted = { countedAt: clock.now(), players, leftEuros, isFinal };
    await db.transaction().execute((trx) => counts.replaceCount(trx, period, counted, [...byLevel.values()]));
  };

  return {
    /** Counts each period whose sums are old. @returns how many */
    async countAll(): Promise<number> {
      let done = 0;
      for (const period of (await dryRun.periods()).all) {
        const [before, complete] = await Promise.all([counts.findCount(db, period), isComplete(db, period)]);
        const now = clock.now().getTime();
        const isFinal = complete || period.end.getTime() + SETTLED_MS < now;
        const isFresh = period.end.getTime() > now && before && before.countedAt.getTime() + RUNNING_MS > now;
        if (isFresh || (before?.isFinal && isFinal)) continue;
        await countOne(period, isFinal);
        done += 1;
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
