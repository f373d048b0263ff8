import { job, type Job } from '../jobs/jobs';
import type { NotificationsService } from './service';

export function notificationsJobs({ notifications }: { notifications: NotificationsService }): Job[] {
  return [job({ name: 'notifications-sweep', cron: '23 3 * * *', run: () => notifications.sweep() })];
}
