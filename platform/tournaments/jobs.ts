import { job, type Job } from '../jobs/jobs';
import type { TournamentsService } from './service';

export function tournamentsJobs({ tournaments }: { tournaments: TournamentsService }): Job[] {
  return [
    job({
      name: 'tournaments-tell',
      cron: '* * * * *',
      // The next turn comes in a minute anyway.
      retryLimit: 0,
      async run() {
        await tournaments.tell();
      },
    }),
    job({
      name: 'tournaments-settle',
      cron: '* * * * *',
      retryLimit: 0,
      run: () => tournaments.settle(),
    }),
    job({
      name: 'tournaments-network',
      cron: '* * * * *',
      retryLimit: 0,
      run: () => tournaments.network.work(),
    }),
    job({
      name: 'tournaments-tell-stopped',
      cron: '* * * * *',
      retryLimit: 0,
      run: () => tournaments.tellStopped(),
    }),
  ];
}
