import type { Answers } from '@/components/testing/platform';

const money = (amount: number) => ({ amount, currency: 'EUR' });

/** What a platform answers about a player who deposited 520.00 and staked half of it. */
export const ACCOUNT_ANSWERS = {
  'GET /api/v1/me': () => ({ data: { id: 'p', email: 'mara.klein@parlour.example', language: 'en' } }),
  'GET /api/v1/me/balance': () => ({
    data: {
      balance: money(128_450),
      bonus: money(2_000),
      held: money(0),
      depositWager: money(26_000),
      availableForWithdraw: money(0),
      version: 7,
    },
  }),
  'GET /api/v1/me/loyalty': () => ({
    data: {
      points: 520,
      level: {
        code: 'house_guest',
        levelInfo: { level: 3, fromPoints: 500, cashback: { percent: 12 } },
        personalManager: false,
      },
      next: {
        code: 'card_player',
        levelInfo: { level: 4, fromPoints: 1_500, cashback: { percent: 13 } },
        personalManager: false,
      },
      pointsLeft: 980,
      progressPercent: 2,
      cashbackPercent: 12,
      levelsTotal: 12,
    },
  }),
  'GET /api/v1/me/withdrawable': () => ({
    data: { availableForWithdraw: money(0), depositWager: money(26_000), obstacle: 'not_offered' },
  }),
} satisfies Answers;
