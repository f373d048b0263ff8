import type { DepositBonus, DepositOffers } from '../domain/bonus-choice';

/** Rules that the deposit form says nothing of. */
const OTHER_RULES = {
  byLaw: [],
  basis: 'bonus' as const,
  maxWin: {},
  weights: { slots: 100, live: 10, all: 0 },
  excludedGames: [],
  hoursToLive: 168,
  minOdds: null,
  freeSpinGames: [],
  freeSpinDayLimit: null,
  freeSpinWins: 'bonus' as const,
  oncePerPerson: true,
  levels: null,
  startsAt: null,
  endsAt: null,
};

/** A bonus of the first deposit: 100% up to €200 from €20 on, with what a test changes of it. */
export const bonusWith = (facts: Partial<DepositBonus> = {}): DepositBonus => ({
  id: 'welcome-1',
  tag: 'vip-pack',
  type: 5,
  promocode: 'WELCOME1',
  name: 'Welcome pack: first deposit',
  shortDescription: '100% of your first deposit and 100 free spins',
  imageBackground: '/art/scenes/bonus-welcome',
  numberDeposits: { from: 1, to: 1 },
  percent: 100,
  freeSpins: 100,
  wagering: 35,
  maxBonus: { EUR: 20_000, AUD: 30_000 },
  minDeposit: { EUR: 2_000, AUD: 3_000 },
  maxBet: { EUR: 500 },
  freeSpinBet: { EUR: 20 },
  ...OTHER_RULES,
  ...facts,
});

/** Of free spins alone, from €30 on, for any deposit. */
export const SPINS = bonusWith({
  id: 'spins',
  tag: 'standard',
  promocode: 'SPINS50',
  name: 'Fifty spins',
  numberDeposits: null,
  percent: 0,
  freeSpins: 50,
  wagering: 30,
  maxBonus: { EUR: 0 },
  minDeposit: { EUR: 3_000 },
});

/** Two to choose from, for the first deposit. */
export const TWO_OFFERS: DepositOffers = { number: 1, bonuses: [bonusWith(), SPINS] };
