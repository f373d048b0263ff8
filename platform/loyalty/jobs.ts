import { job, type Job } from '../jobs/jobs';
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
      name: 'cashback-pay',
      cron: '*/5 * * * *',
      retryLimit: 0,
      async run() {
        await rewards.payCashback();
      },
    }),
  ];
}
