import { PLAY_LAW } from '@/lib/domain/play-law';
import type { Jurisdiction } from '../types';

/** For everybody whom no other licence of the operator is for: the policy of the Curaçao Gaming Authority of 2025. */
export const BASE: Jurisdiction = {
  code: 'base',
  countries: [],
  rules: [
    {
      validFrom: '2020-01-01',
      // Money may come and be played with; none leaves before it is known to whom.
      proofs: { deposit: [], play: [], withdraw: ['email', 'identity'] },
      jackpots: true,
      // The policy names no numbers; these are those of Great Britain (remote technical standards, 14).
      play: { ...PLAY_LAW, cycle: { slotMs: 2_500, otherMs: 5_000 } },
    },
  ],
};
