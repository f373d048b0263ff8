import type { Kernel } from '../../kernel/kernel';
import type { GrantEngine } from '../grants/engine';
import { settleRound, unclosedRounds, type Round } from './rounds';

/** Rounds in one run of the job; the next run takes the rest. */
const MOST = 500;
/** No round of roulette, baccarat or crash lasts that long. */
const CLOSES_WITHIN_MS = 30 * 60 * 1000;

/** What becomes of rounds whose studio never says that they are over. */
export interface Unclosed {
  /**
   * Judges rounds that paid half an hour ago, or earlier, and were never closed, by what they have brought so far. What they
   * bring later judges them anew. @returns how many stakes it looked at
   */
  judgeUnclosed(): Promise<number>;
}

export function createUnclosed(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  engine: Pick<GrantEngine, 'count'>,
): Unclosed {
  const judge = (round: Round) =>
    db.transaction().execute(async (trx) => {
      const settled = await settleRound(trx, round, { closed: true });
      for (const { grantId, counts } of settled) await engine.count(trx, grantId, counts);
    });

  return {
    async judgeUnclosed() {
      const rounds = await unclosedRounds(db, new Date(clock.now().getTime() - CLOSES_WITHIN_MS), MOST);
      for (const round of rounds) {
        // One that can't be judged keeps no other one.
        await judge(round).catch((error: unknown) => {
          log.error({ err: error, ...round }, 'a round that nobody closed could not be judged');
        });
      }
      return rounds.length;
    },
  };
}
