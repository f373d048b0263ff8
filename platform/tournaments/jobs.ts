import { job, type Job } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import type { TournamentsService } from './service';

export function tournamentsJobs(
  { config }: Pick<Kernel, 'config'>,
  { tournaments }: { tournaments: TournamentsService },
): Job[] {
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
      name: 'tournaments-schedule',
      cron: '23 * * * *',
      async run() {
        // The programme is the demo's: elsewhere operators say what is held, and what it pays.
        if (config.sandbox) await tournaments.schedule();
      },
    }),
  ];
}
