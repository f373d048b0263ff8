import { job, type Job } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import type { TournamentsService } from '../tournaments/service';
import { plannedAt } from './calendar';

/** Jobs of the demo's players and tournaments. Outside of the demo there are none. */
export function demoJobs(
  { clock, config }: Pick<Kernel, 'clock' | 'config'>,
  { tournaments }: { tournaments: TournamentsService },
): Job[] {
  if (!config.sandbox) return [];
  return [
    job({
      name: 'tournaments-schedule',
      cron: '23 * * * *',
      async run() {
        await tournaments.schedule(plannedAt(clock.now()));
      },
    }),
  ];
}
