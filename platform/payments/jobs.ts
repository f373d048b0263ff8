import { job, type Job } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import type { PaymentsService } from './service';

/** Recurring jobs of payments. */
export function paymentsJobs(_kernel: Kernel, services: { payments: PaymentsService }): Job[] {
  return [
    job({
      name: 'payments-reconcile',
      cron: '* * * * *',
      // The next turn comes in a minute anyway.
      retryLimit: 0,
      async run() {
        await services.payments.reconcile();
      },
    }),
    job({
      name: 'payments-excluded',
      cron: '* * * * *',
      retryLimit: 0,
      async run() {
        await services.payments.cancelOfExcluded();
      },
    }),
    job({
      name: 'payments-excluded-wagers',
      cron: '*/5 * * * *',
      retryLimit: 0,
      async run() {
        await services.payments.freeOfExcluded();
      },
    }),
    job({
      name: 'payments-books',
      cron: '*/5 * * * *',
      retryLimit: 0,
      async run() {
        await services.payments.books.read();
      },
    }),
    job({
      name: 'payments-books-daily',
      cron: '23 5 * * *',
      retryLimit: 3,
      async run() {
        await services.payments.books.findUnlisted();
      },
    }),
  ];
}
