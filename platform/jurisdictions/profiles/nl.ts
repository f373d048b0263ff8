import type { Jurisdiction } from '../types';

const SHARED = {
  // Besluit kansspelen op afstand, 4.10: who a player is is verified before they may play.
  proofs: { deposit: ['identity'], play: ['identity'], withdraw: ['email', 'identity'] },
  jackpots: true,
  // Besluit werving, reclame en verslavingspreventie kansspelen: nobody is urged to play; prizes for coming back every day do so.
  wheel: false,
  // Wet op de kansspelen, 33h: the register is Cruks. It is asked whenever a player logs in.
  register: { name: 'cruks', hours: 24 },
} as const;

// Besluit kansspelen op afstand, 4.14: nobody is enrolled before they have set limits of their own, on what they pay in among them, by
// day, week or month. The month is what the law of 2024 counts in.
const OWN = { raiseAfterHours: 24, required: ['month'] } as const;

/** The Netherlands: Wet op de kansspelen, and the orders of the Kansspelautoriteit. */
export const NL: Jurisdiction = {
  code: 'nl',
  countries: ['NL'],
  rules: [
    { validFrom: '2021-10-01', ...SHARED, limits: OWN },
    {
      // Beleidsregel verantwoord spelen 2024, in force in this part from 1 October: without proof of means a player pays in 700 € more than they take out in a month of the
      // calendar, below 24 years 300 €.
      validFrom: '2024-10-01',
      ...SHARED,
      // The same: whoever shows signs of harm is told so, and is spoken to in person where they are serious.
      harm: { demands: { noticed: ['message'], serious: ['message', 'call'] } },
      limits: {
        ...OWN,
        net: { period: 'month', most: 700_00n, young: { below: 24, most: 300_00n } },
      },
    },
  ],
};
