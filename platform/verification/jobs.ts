import { job, type Job } from '../jobs/jobs';
import type { VerificationService } from './types';
import { HELD_JOB } from './uploads';

export function verificationJobs({ verification }: { verification: VerificationService }): Job[] {
  return [
    job<{ playerId: string; id: string }>({
      name: HELD_JOB,
      run: ({ playerId, id }) => verification.examineHeld(playerId, id),
    }),
    job({ name: 'verification-expire', cron: '7 * * * *', run: () => verification.expire() }),
    job({ name: 'verification-sweep', cron: '*/15 * * * *', run: () => verification.sweep() }),
  ];
}
