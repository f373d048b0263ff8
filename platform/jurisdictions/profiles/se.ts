import type { Jurisdiction } from '../types';

/** Sweden: Spellag 2018:1138. */
export const SE: Jurisdiction = {
  code: 'se',
  countries: ['SE'],
  rules: [
    {
      // Chapter 14, section 9: a bonus at the first play with the licence alone; sixty days at least to use it. Chapter 13,
      // section 1: who a player is is verified before they may play.
      validFrom: '2019-01-01',
      proofs: { deposit: ['identity'], play: ['identity'], withdraw: ['email', 'identity'] },
      jackpots: true,
      // The same section 9: what the wheel brings are bonuses, and there are none after the first play.
      wheel: false,
      // Chapter 14, section 12: Spelpaus is asked whenever a player logs in.
      register: { name: 'spelpaus', hours: 24 },
      // Ordinance 2018:1475, chapter 11: limits on deposits by day, week and month before anything is played; a higher one holds
      // after 72 hours, and not before the period is over.
      limits: { raiseAfterHours: 72, raiseAfterPeriod: true, required: ['day', 'week', 'month'] },
      bonus: { firstPlayOnly: true, leastDays: 60 },
    },
  ],
};
