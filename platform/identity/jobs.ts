import { job, type Job } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import { WELCOME_MAIL_JOB } from './accounts';
import type { IdentityService } from './service';

export function identityJobs(_kernel: Kernel, { identity }: { identity: IdentityService }): Job[] {
  return [
    job<{ playerId: string }>({
      name: WELCOME_MAIL_JOB,
      run: ({ playerId }) => identity.sendWelcomeMail(playerId),
    }),
    job({ name: 'identity-sweep', cron: '41 * * * *', run: () => identity.sweep() }),
  ];
}
