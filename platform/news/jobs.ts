import { job, type Job } from '../jobs/jobs';
import { NEWS_JOB, type NewsService } from './service';

export function newsJobs({ news }: { news: Pick<NewsService, 'goOn'> }): Job[] {
  return [job<{ newsId: string }>({ name: NEWS_JOB, run: ({ newsId }) => news.goOn(newsId) })];
}
