import { job, type Job } from '../jobs/jobs';
import type { GamesService } from './service';

export function gamesJobs({ games }: { games: GamesService }): Job[] {
  return [
    job({ name: 'games-sweep-sessions', cron: '41 3 * * *', run: () => games.sweep() }),
    job({
      name: 'games-offer',
      cron: '* * * * *',
      // The next turn comes in a minute anyway.
      retryLimit: 0,
      async run() {
        await games.hearStudio();
        await games.closures.openDue();
        await games.tellOffer();
      },
    }),
  ];
}
