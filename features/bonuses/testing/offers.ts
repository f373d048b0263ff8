import type { WelcomeOffer } from '../api/get-bonuses.server';

/** A welcome pack of four deposits: 4 × 200 and 100 + 75 + 80 + 80 free spins. */
export const OFFERS: WelcomeOffer[] = [100, 75, 80, 80].map((freeSpins, made) => ({
  id: `welcome-${made + 1}`,
  tag: made === 0 ? 'vip-pack' : 'standard',
  type: 5,
  promocode: `WELCOME${made + 1}`,
  name: `Deposit ${made + 1}`,
  shortDescription: `Half of deposit ${made + 1}`,
  imageBackground: '/art/scenes/bonus-welcome',
  numberDeposits: { from: made + 1, to: made + 1 },
  percent: 50,
  freeSpins,
  wagering: 35,
  byLaw: [],
  maxBonus: { EUR: 20_000 },
  minDeposit: { EUR: 2_000 },
  maxBet: { EUR: 500 },
  freeSpinBet: { EUR: 20 },
  maxWin: {},
  basis: 'bonus',
  weights: { slots: 100, live: 10, all: 0 },
  excludedGames: [],
  hoursToLive: 168,
  minOdds: null,
  freeSpinGames: [],
  freeSpinDayLimit: null,
  freeSpinWins: 'bonus',
  oncePerPerson: true,
  levels: null,
  startsAt: null,
  endsAt: null,
}));

/** What the law of Great Britain leaves of each of them. */
export const UNDER_A_LAW: WelcomeOffer['byLaw'][number] = {
  law: 'gb',
  wagering: 10,
  basis: 'bonus',
  hoursToLive: 168,
  weights: { slots: 100, live: 0, all: 0 },
  mostWagering: 10,
  leastDays: null,
  oneProduct: true,
  firstPlayOnly: false,
};
