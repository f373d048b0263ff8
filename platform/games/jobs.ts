import { job, type Job } from '../jobs/jobs';
import type { GamesService } from './service';

export function gamesJobs({ games }: { games: GamesService }): Job[] {
  return [job({ name: 'games-sweep-sessions', cron: '41 3 * * *', run: () => games.sweep() })];
}
