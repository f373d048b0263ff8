import type { Jurisdiction } from '../types';

const PROOFS = { deposit: ['identity'], play: ['identity'], withdraw: ['email', 'identity'] } as const;

/** Denmark: Spilleloven, and the orders of Spillemyndigheden. */
export const DK: Jurisdiction = {
  code: 'dk',
  countries: ['DK'],
  rules: [
    { validFrom: '2012-01-01', proofs: PROOFS, jackpots: true },
    // Order on online casino: a player has sixty days at least to meet what a bonus asks for.
    { validFrom: '2020-01-01', proofs: PROOFS, jackpots: true, bonus: { leastDays: 60 } },
  ],
};
