import { job, type Job } from '../jobs/jobs';
import type { BonusesService } from './service';
import { arrivalsJob } from './triggers/arrivals';

/**
 * Bonuses of arrivals, of the calendar and of winnings are given, players are told before one is over, those whose time is
 * over end, and what was counted for those of long ago is forgotten.
 */
export function bonusesJobs({
  bonuses,
}: {
  bonuses: Pick<
    BonusesService,
    | 'judgeUnclosed'
    | 'expireDue'
    | 'endOfExcluded'
    | 'forgetStakes'
    | 'giveDue'
    | 'warnDue'
    | 'tellOffers'
    | 'giveForArrival'
    | 'raiseWinnings'
    | 'forgetWins'
    | 'forgetWonDays'
    | 'freeSpins'
  >;
}): Job[] {
  return [
    job({
      name: 'bonuses-unclosed',
      cron: '* * * * *',
      run: async () => {
        await bonuses.judgeUnclosed();
      },
    }),
    job({
      name: 'bonuses-expire',
      cron: '* * * * *',
      run: async () => {
        await bonuses.endOfExcluded();
        await bonuses.expireDue();
        await bonuses.warnDue();
        await bonuses.tellOffers();
      },
    }),
    arrivalsJob(bonuses),
    job({
      name: 'bonuses-calendar',
      cron: '7 * * * *',
      run: async () => {
        await bonuses.giveDue();
      },
    }),
    job({
      name: 'bonuses-winnings',
      cron: '3-59/10 * * * *',
      run: async () => {
        await bonuses.raiseWinnings();
      },
    }),
    job({
      name: 'bonuses-forget-stakes',
      cron: '41 4 * * *',
      run: async () => {
        await bonuses.forgetStakes();
        await bonuses.forgetWins();
        await bonuses.forgetWonDays();
      },
    }),
    job({
      name: 'free-spins-expire',
      cron: '* * * * *',
      run: async () => {
        await bonuses.freeSpins.expireDue();
        await bonuses.freeSpins.replaceWithdrawn();
        await bonuses.freeSpins.keepStranded();
      },
    }),
  ];
}
