import { job, type Job } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import { RESET_JOB } from './password-links';
import type { IdentityService } from './service';

/** Of the version before, which queued it with a registration: what waits at a deployment is still sent. */
export const WELCOME_MAIL_JOB = 'identity-welcome-mail';

export function identityJobs(_kernel: Kernel, { identity }: { identity: IdentityService }): Job[] {
  return [
    job<{ playerId: string }>({
      name: WELCOME_MAIL_JOB,
      run: ({ playerId }) => identity.sendWelcomeMail(playerId),
    }),
    job<{ playerId: string | null }>({
      name: RESET_JOB,
      run: ({ playerId }) => identity.sendReset(playerId),
    }),
    job({ name: 'identity-sweep', cron: '41 * * * *', run: () => identity.sweep() }),
  ];
}
