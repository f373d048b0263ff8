import { job, type Job } from '../jobs/jobs';
import type { JackpotsService } from './service';

export function jackpotsJobs({ jackpots }: { jackpots: JackpotsService }): Job[] {
  return [
    job({ name: 'jackpots-sweep-winners', cron: '37 3 * * *', run: () => jackpots.sweep() }),
    job({
      name: 'jackpots-month',
      cron: '* * * * *',
      // The next turn comes in a minute anyway.
      retryLimit: 0,
      async run() {
        await jackpots.endMonths();
      },
    }),
  ];
}
