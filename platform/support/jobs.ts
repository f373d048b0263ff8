import { job, type Job } from '../jobs/jobs';
import { SUPPORT_MAIL_JOB, type SupportService } from './service';

export function supportJobs({ support }: { support: SupportService }): Job[] {
  return [
    job<{ requestId: string }>({
      name: SUPPORT_MAIL_JOB,
      run: ({ requestId }) => support.sendMail(requestId),
    }),
    job({ name: 'support-forget', cron: '37 3 * * *', run: () => support.forget() }),
  ];
}
