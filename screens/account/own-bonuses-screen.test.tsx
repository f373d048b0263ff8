import { screen, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { grantOf, ownOf } from '@/features/bonuses/testing/grants';
import { OwnBonusesScreen } from './own-bonuses-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const eur = (amount: number) => ({ amount, currency: 'EUR' });

test('while a refund is owed it promises no money that can’t be withdrawn', async () => {
  platformAnswers({
    'GET /api/v1/me/bonuses': () => ({ data: ownOf({ active: grantOf() }) }),
    'GET /api/v1/me/free-spins': () => ({ data: { freeSpins: [] } }),
    'GET /api/v1/me/balance': () => ({
      data: {
        balance: eur(12_000),
        availableForWithdraw: eur(12_000),
        depositWager: eur(0),
        version: '1',
      },
    }),
    'GET /api/v1/me/withdrawable': () => ({
      data: { availableForWithdraw: eur(0), refundOwed: eur(4_000), obstacle: 'refund_owed' },
    }),
  });
  renderWithPlatform(<OwnBonusesScreen />);
  const panel = await screen.findByRole('region', { name: 'If you cancel now' });
  await waitFor(() => expect(panel).toHaveTextContent('Your money€120.00To withdraw today€0.00'));
  expect(panel).toHaveTextContent('€40.00 that went back to a payer is still to be taken from your balance');
});
