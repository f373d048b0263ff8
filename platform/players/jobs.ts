import { job, type Job } from '../jobs/jobs';
import type { ErasureService } from './erasure';

export function playersJobs({ erasure }: { erasure: ErasureService }): Job[] {
  return [
    job({
      name: 'players-erase',
      cron: '11 4 * * *',
      // As many as were closed on the busiest days, each with its documents in a store that may be slow.
      expireInSeconds: 4 * 60 * 60,
      run: async () => {
        await erasure.eraseDue();
      },
    }),
  ];
}
