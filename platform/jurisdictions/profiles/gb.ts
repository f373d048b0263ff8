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
  ],
};
