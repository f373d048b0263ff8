import type { Jurisdiction } from '../types';

/** Great Britain: Gambling Commission, LCCP 17.1.1. Who a customer is is verified before they may gamble. */
export const GB: Jurisdiction = {
  code: 'gb',
  countries: ['GB'],
  rules: [
    {
      validFrom: '2019-05-07',
      proofs: { deposit: ['identity'], play: ['identity'], withdraw: ['email', 'identity'] },
      jackpots: true,
    },
    {
      // Social responsibility code 5.1.1: a bonus is wagered ten times at most, on one type of product.
      validFrom: '2026-01-19',
      proofs: { deposit: ['identity'], play: ['identity'], withdraw: ['email', 'identity'] },
      jackpots: true,
      bonus: { mostWagering: 10, oneProduct: true },
    },
  ],
};
