import { job, type Job } from '../jobs/jobs';
import type { OperatorsService } from './service';

export function operatorsJobs({ operators }: { operators: OperatorsService }): Job[] {
  return [job({ name: 'operators-sweep', cron: '23 * * * *', run: () => operators.sweep() })];
}
