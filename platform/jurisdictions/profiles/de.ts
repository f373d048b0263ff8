import { PLAY_LAW } from '@/lib/domain/play-law';
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
      // Section 6j: what looks like a licensed game and costs nothing is offered to identified players alone.
      provedDemo: true,
      jackpots: false,
      // Section 5 lets nobody be led to play too much; prizes for coming back every day lead there, and the licence is for slots alone.
      wheel: false,
      // Section 8, 3: OASIS is asked before every play, which a log-in begins.
      register: { name: 'oasis', hours: 24 },
      withheld: ['table', 'crash', 'instant', 'live'],
      // Section 6c: nobody plays without a limit on deposits, of 1,000 € a month at most over all operators; a higher one holds
      // after seven days.
      limits: { raiseAfterHours: 7 * 24, required: ['month'], most: { month: 1_000_00n } },
      // Section 6i: players who are at risk are found early by an automatic system, and operators act upon it.
      harm: { demands: { noticed: ['message'], serious: ['message'] } },
      play: {
        ...PLAY_LAW,
        // Section 22a: a game begins with a press of its own and takes five seconds,
        cycle: { slotMs: 5_000, otherMs: 5_000 },
        // costs one euro at most,
        mostSlotStake: { amount: 1_00n },
        // and is the only one that is played. After an hour players are told of their play, and wait for five minutes; play money
        // is no way around that.
        oneGame: true,
        checkMinutes: 60,
        pause: { afterMinutes: 60, forMinutes: 5, demo: false },
        // Section 6i, 3: the button that stops play for a day is in sight wherever the player is.
        stopEverywhere: true,
      },
    },
  ],
};
