import type { Jurisdiction } from '../types';

/**
 * Germany: Glücksspielstaatsvertrag 2021. Players are identified before they play, and slot games have no jackpots. The
 * licence is for virtual slot games (§ 22a): table games are the Länder's own (§ 22c).
 */
export const DE: Jurisdiction = {
  code: 'de',
  countries: ['DE'],
  rules: [
    {
      validFrom: '2021-07-01',
      proofs: { deposit: ['identity'], play: ['identity'], withdraw: ['email', 'identity'] },
      jackpots: false,
      withheld: ['table', 'crash', 'instant', 'live'],
      // Section 6c: nobody plays without a limit on deposits, of 1,000 € a month at most over all operators; a higher one holds
      // after seven days.
      limits: { raiseAfterHours: 7 * 24, required: ['month'], most: { month: 1_000_00n } },
    },
  ],
};
