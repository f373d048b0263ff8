import { job, type Job } from '../jobs/jobs';
import type { JurisdictionsService } from './service';

/** Players are told that another rule book holds for their country. */
export function jurisdictionsJobs({
  jurisdictions,
}: {
  jurisdictions: Pick<JurisdictionsService, 'tellPlayers'>;
}): Job[] {
  return [job({ name: 'jurisdictions-tell', cron: '* * * * *', run: () => jurisdictions.tellPlayers() })];
}
