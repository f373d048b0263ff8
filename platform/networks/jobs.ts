import { job, type Job } from '../jobs/jobs';
import type { NetworksService } from './service';

export const networksJobs = ({ networks }: { networks: NetworksService }): Job[] => [
  job({ name: 'networks-sweep', cron: '23 * * * *', run: () => networks.sweep() }),
];
