import { job, type Job } from '../jobs/jobs';
import type { ApprovalsService } from './service';

export function approvalsJobs({ approvals }: { approvals: ApprovalsService }): Job[] {
  return [
    job({
      name: 'approvals-expire',
      cron: '*/5 * * * *',
      async run() {
        while ((await approvals.expire()) > 0);
      },
    }),
  ];
}
