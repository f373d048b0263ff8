import { job, type Job } from '../jobs/jobs';
import type { ProtectionService } from './service';

export function protectionJobs({ protection }: { protection: ProtectionService }): Job[] {
  return [
    job({
      name: 'protection-returns',
      cron: '* * * * *',
      // The next turn comes in a minute anyway.
      retryLimit: 0,
      async run() {
        await protection.endDue();
      },
    }),
    job({
      name: 'protection-matches',
      cron: '* * * * *',
      retryLimit: 0,
      async run() {
        await protection.compareNew();
      },
    }),
    job({
      name: 'protection-marks',
      cron: '23 * * * *',
      retryLimit: 0,
      async run() {
        await protection.refreshMarks();
      },
    }),
    job({
      name: 'protection-self-tests',
      cron: '11 4 * * *',
      async run() {
        await protection.forgetOldSelfTests();
      },
    }),
    job({
      name: 'protection-signs',
      cron: '7,22,37,52 * * * *',
      retryLimit: 0,
      async run() {
        await protection.watch();
      },
    }),
  ];
}
