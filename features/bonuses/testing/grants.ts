import type { Grant, OwnBonuses } from '../api/get-me-bonuses';
import type { GrantWithSteps } from '../api/get-me-bonuses-id';

/** A player's bonus of €20.00 whose wagering of €700.00 is €412.00 on its way. */
export const grantOf = (part: Partial<Grant> = {}): Grant => ({
  id: '0b1c7f52-6f0f-4a65-8a52-1f2d3c4b5a60',
  bonusId: 'thursday',
  type: 6,
  tag: 'promobonus',
  name: 'Thursday reload',
  shortDescription: 'Half of it',
  imageBackground: '/art/scenes/bonus-reload',
  state: 'active',
  currency: 'EUR',
  amount: 2_000,
  balance: 2_000,
  depositAmount: null,
  wagering: { times: 35, basis: 'bonus', target: 70_000, wagered: 41_200, left: 28_800 },
  maxBet: 500,
  maxWin: 20_000,
  minOdds: null,
  weights: { slots: 100, live: 10, jackpots: 0 },
  excludedGames: [],
  hoursToLive: 168,
  freeSpins: 0,
  freeSpinBet: 0,
  freeSpinGames: [],
  freeSpinDayLimit: null,
  freeSpinWins: 'bonus',
  offeredAt: '2026-11-20T18:20:00.000Z',
  activatedAt: '2026-11-22T00:40:00.000Z',
  expiresAt: '2036-11-29T00:40:00.000Z',
  endedAt: null,
  endReason: null,
  ...part,
});

/** The same grant at another time of its life. */
export const withSteps = (grant: Grant, steps: GrantWithSteps['steps'] = []): GrantWithSteps => ({
  ...grant,
  steps,
});

export const ownOf = (part: Partial<OwnBonuses> = {}): OwnBonuses => ({
  active: null,
  queue: [],
  pending: [],
  ...part,
});
