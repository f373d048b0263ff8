import { job, type Job } from '../jobs/jobs';
import { CASHBACK_JOB } from './cashback/runs';
import type { RewardsService } from './rewards';

export function loyaltyJobs({ rewards }: { rewards: RewardsService }): Job[] {
  return [
    job({
      name: 'loyalty-levels',
      cron: '* * * * *',
      // The next turn comes in a minute anyway.
      retryLimit: 0,
      async run() {
        await rewards.lookAtLevels();
      },
    }),
    job({
      name: 'loyalty-sweep',
      cron: '17 3 * * *',
      run: () => rewards.sweepLevels(),
    }),
    job({
      name: CASHBACK_JOB,
      cron: '*/5 * * * *',
      retryLimit: 0,
      async run() {
        await rewards.payCashback();
      },
    }),
    job({
      name: 'cashback-count',
      cron: '*/5 * * * *',
      retryLimit: 0,
      // The first time there are periods of a hundred days, of all players.
      expireInSeconds: 4 * 60 * 60,
      async run() {
        await rewards.countCashback();
      },
    }),
  ];
}
