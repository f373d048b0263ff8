import { job, type Job } from '../jobs/jobs';
import type { ChatService } from './service';

export const chatJobs = ({ chat }: { chat: ChatService }): Job[] => [
  job({ name: 'chat-tell-studio', cron: '* * * * *', run: () => chat.tellStudio() }),
  job({ name: 'chat-sweep', cron: '47 4 * * *', run: () => chat.sweep() }),
];
