import { job, type Job } from '../jobs/jobs';
import type { BonusesService } from './service';

/** Bonuses whose time is over end, and what was counted for those of long ago is forgotten. */
export function bonusesJobs({
  bonuses,
}: {
  bonuses: Pick<BonusesService, 'expireDue' | 'forgetStakes' | 'freeSpins'>;
}): Job[] {
  return [
    job({
      name: 'bonuses-expire',
      cron: '* * * * *',
      run: async () => {
        await bonuses.expireDue();
      },
    }),
    job({
      name: 'free-spins-expire',
      cron: '* * * * *',
      run: async () => {
        await bonuses.freeSpins.expireDue();
        await bonuses.freeSpins.replaceWithdrawn();
      },
    }),
    job({ name: 'bonuses-forget-stakes', cron: '41 4 * * *', run: () => bonuses.forgetStakes() }),
  ];
}
