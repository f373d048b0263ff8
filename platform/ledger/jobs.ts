import { job, type Job } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from './service';

/** The books are checked every night. */
export function ledgerJobs(kernel: Pick<Kernel, 'log'>, { ledger }: { ledger: LedgerService }): Job[] {
  return [
    job({
      name: 'ledger-check',
      cron: '11 4 * * *',
      // It reads all books: a second run beside the first would only make both slower.
      expireInSeconds: 6 * 60 * 60,
      retryLimit: 0,
      async run() {
        const { holds, results } = await ledger.checkAndNote();
        const broken = results.filter((result) => result.broken > 0);
        if (!holds) kernel.log.fatal({ broken }, 'the ledger breaks its invariants');
      },
    }),
  ];
}
