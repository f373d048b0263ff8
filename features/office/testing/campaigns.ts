import type { OfficeGrant } from '../api/get-bonuses';
import type { CampaignFile } from '../api/get-campaigns-id';
import type { BonusRefusal } from '../api/get-bonus-refusals';
import type { GuardHit } from '../api/get-guard-hits';

export const AT = '2026-11-24T15:04:05.000Z';

/** A campaign with all of its rules. */
export const campaign = {
  id: 'weekly',
  revision: 3,
  state: 'running',
  begunAt: AT,
  changedAt: AT,
  tag: 'promobonus',
  type: 6,
  promocode: null,
  name: { en: 'Weekly bonus', de: 'Wochenbonus' },
  shortDescription: { en: 'Each Friday', de: 'Jeden Freitag' },
  imageBackground: '/art/scenes/bonus-reload',
  deposits: null,
  percent: 0,
  freeSpins: 0,
  freeSpinGames: [],
  freeSpinDayLimit: null,
  freeSpinDays: 7,
  freeSpinWins: 'bonus',
  wagering: 20,
  basis: 'bonus+deposit',
  weights: { slots: 100, all: 0 },
  excludedGames: [],
  minOdds: null,
  hoursToLive: 240,
  offerHours: 50,
  grantsPerPlayer: 52,
  startsAt: null,
  endsAt: null,
  countries: null,
  segment: { languages: ['de'], deposited: { atLeast: { EUR: 5_000 }, days: 30 } },
  share: 100,
  oncePerPerson: false,
  trigger: { every: 'week', weekday: 5, atOnce: true },
  amounts: [
    {
      currency: 'EUR',
      maxBonus: 2_000,
      minDeposit: 0,
      maxBet: 500,
      freeSpinBet: 20,
      maxWin: null,
      budget: 500_000,
      used: 120_000,
    },
  ],
  results: [
    {
      currency: 'EUR',
      given: 1_200,
      waiting: 3,
      active: 4,
      taken: 800,
      completed: 300,
      cancelled: 20,
      expired: 10,
      forfeited: 0,
      bonusMoney: 80_000,
      burned: 18_000,
      converted: 15_000,
      staked: 900_000,
      won: 850_000,
      spinsWon: 0,
      cost: 62_000,
      ngrEffect: -12_000,
    },
  ],
} satisfies CampaignFile;

/** A player's bonus that is being wagered. */
export const grant = {
  id: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b12',
  campaign: 'weekly',
  name: 'Weekly bonus',
  playerId: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b13',
  email: 'leo@example.org',
  currency: 'EUR',
  state: 'active',
  byHand: false,
  amount: 2_000,
  freeSpins: 0,
  wagered: 12_000,
  target: 40_000,
  converted: 0,
  offeredAt: AT,
  activatedAt: AT,
  expiresAt: AT,
  endedAt: null,
  endReason: null,
  refusedStakes: 3,
  refusedAmount: 4_500,
  coveredRounds: 2,
  coveredAmount: 4_000,
} satisfies OfficeGrant;

/** Somebody who was refused a bonus. */
export const refusal = {
  campaign: 'weekly',
  name: 'Weekly bonus',
  playerId: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b14',
  email: 'mara@example.org',
  otherId: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b15',
  otherEmail: 'lena@example.org',
  reasons: ['name_birthday', 'address'],
  at: AT,
  decision: null,
  decidedBy: null,
  decidedAt: null,
  why: null,
} satisfies BonusRefusal;

/** A forecast by a sample. */
export const forecast = {
  basis: 'play',
  from: AT,
  looked: 20_000,
  of: 120_000,
  ended: 840,
  endedOf: 'type',
  leftOut: 12,
  isThin: false,
  sums: [
    {
      currency: 'EUR',
      players: 310,
      grants: 312,
      value: 900_000,
      valueError: 90_000,
      budgetDay: null,
      cost: 400_000,
      costError: 60_000,
    },
  ],
};
const side = (isIn: boolean, players: number, ngrEach: number) => ({
  currency: 'EUR',
  isIn,
  players,
  depositors: 20,
  deposited: 50_000,
  ngr: ngrEach * players,
  ngrEach,
  ngrEachError: 100,
});
/** A deposit that came without its bonus. */
export const hit = {
  kind: 'deposit',
  id: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b16',
  campaign: 'weekly',
  name: 'Weekly bonus',
  playerId: 'p-1',
  email: 'kim@example.org',
  reason: 'below_minimum',
  times: 1,
  amount: 1_500,
  currency: 'EUR',
  at: AT,
  decisions: ['stands', 'given'],
  decision: null,
  decidedBy: null,
  decidedAt: null,
  why: null,
} satisfies GuardHit;
/** Both sides of a share. */
export const groups = [side(true, 300, 900), side(false, 700, 500)];
