import type { Jurisdiction } from '../types';

/** For everybody whom no other licence of the operator is for. */
export const BASE: Jurisdiction = {
  code: 'base',
  countries: [],
  rules: [
    {
      validFrom: '2020-01-01',
      // Money may come and be played with; none leaves before it is known to whom.
      proofs: { deposit: [], play: [], withdraw: ['email', 'identity'] },
      jackpots: true,
    },
  ],
};
