import { PLAY_LAW, type PlayLaw } from '@/lib/domain/play-law';
import type { DatedRules, Jurisdiction } from '../types';

const SHARED = {
  proofs: { deposit: ['identity'], play: ['identity'], withdraw: ['email', 'identity'] },
  // Social responsibility code 3.2.11, 7 May 2019: nobody gets at a game for play money before their age is verified.
  provedDemo: true,
  jackpots: true,
} as const;

// Remote technical standards, 14D to 14G of 2021: slots wait for 2.5 s, without autoplay and turbo, and celebrate no return up to
// the stake.
const SLOTS: PlayLaw = { ...PLAY_LAW, cycle: { slotMs: 2_500, otherMs: 0 } };
// 14B to 14F of 2025: other casino games wait for 5 s, and likewise have neither.
const ALL_GAMES: PlayLaw = { ...SLOTS, cycle: { slotMs: 2_500, otherMs: 5_000 } };
// Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025: a game of slots costs £5 at most, from 21 May £2
// for adults below 25. No account is in pounds, and the same number of euros is less.
const STAKES: PlayLaw = { ...ALL_GAMES, mostSlotStake: { amount: 5_00n } };
const STAKES_BY_AGE: PlayLaw = {
  ...ALL_GAMES,
  mostSlotStake: { amount: 5_00n, young: { below: 25, amount: 2_00n } },
};

// Social responsibility code 3.4.3, 2023: strong indicators of harm are acted upon, and whoever shows them is neither written to for
// marketing nor offered bonuses.
const HARM: DatedRules['harm'] = { demands: { noticed: [], serious: ['message', 'marketing_stop'] } };

// Social responsibility code 3.5.5: all operators take part in GAMSTOP, and ask it at registration and log-in.
const REGISTERED = { ...SHARED, register: { name: 'gamstop', hours: 24 } } as const;

/** Great Britain: Gambling Commission, LCCP 17.1.1. Who a customer is is verified before they may gamble. */
export const GB: Jurisdiction = {
  code: 'gb',
  countries: ['GB'],
  rules: [
    { validFrom: '2019-05-07', ...SHARED },
    { validFrom: '2020-03-31', ...REGISTERED },
    { validFrom: '2021-10-31', ...REGISTERED, play: SLOTS },
    { validFrom: '2023-02-12', ...REGISTERED, play: SLOTS, harm: HARM },
    { validFrom: '2025-01-17', ...REGISTERED, play: ALL_GAMES, harm: HARM },
    { validFrom: '2025-04-09', ...REGISTERED, play: STAKES, harm: HARM },
    { validFrom: '2025-05-21', ...REGISTERED, play: STAKES_BY_AGE, harm: HARM },
    // Social responsibility code 5.1.1: a bonus is wagered ten times at most, on one type of product.
    {
      validFrom: '2026-01-19',
      ...REGISTERED,
      play: STAKES_BY_AGE,
      harm: HARM,
      bonus: { mostWagering: 10, oneProduct: true },
    },
  ],
};
