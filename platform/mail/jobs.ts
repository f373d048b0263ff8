import { job, type Job } from '../jobs/jobs';
import { BATCH_JOB, LETTER_JOB, type MailService } from './service';

export function mailJobs({ mail }: { mail: MailService }): Job[] {
  return [
    job<{ letterId: string }>({ name: LETTER_JOB, run: ({ letterId }) => mail.deliver(letterId) }),
    job<{ letterIds: string[] }>({ name: BATCH_JOB, run: ({ letterIds }) => mail.deliverAll(letterIds) }),
    job({ name: 'mail-sweep', cron: '29 * * * *', run: () => mail.sweep() }),
    job({ name: 'mail-forget', cron: '49 3 * * *', expireInSeconds: 60 * 60, run: () => mail.forget() }),
  ];
}
