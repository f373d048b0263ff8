import { job, type Job } from '../jobs/jobs';
import type { JackpotsService } from './service';

export function jackpotsJobs({ jackpots }: { jackpots: JackpotsService }): Job[] {
  return [job({ name: 'jackpots-sweep-winners', cron: '37 3 * * *', run: () => jackpots.sweep() })];
}
