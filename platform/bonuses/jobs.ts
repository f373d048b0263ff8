import { job, type Job } from '../jobs/jobs';
import type { BonusesService } from './service';

/** Bonuses whose time is over end. */
export function bonusesJobs({ bonuses }: { bonuses: Pick<BonusesService, 'expireDue'> }): Job[] {
  return [
    job({
      name: 'bonuses-expire',
      cron: '* * * * *',
      run: async () => {
        await bonuses.expireDue();
      },
    }),
  ];
}
