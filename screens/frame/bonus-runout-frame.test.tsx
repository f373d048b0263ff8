import { screen, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { grantOf, withSteps } from '@/features/bonuses/testing/grants';
import { BonusRunoutFrame } from './bonus-runout-frame';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const lost = withSteps(grantOf({ id: 'lost', state: 'completed', endReason: 'run_out' }));

test('a bonus that is used up shows what the player has without it', async () => {
  platformAnswers({
    'GET /api/v1/me/bonuses/{id}': () => ({ data: lost }),
    'GET /api/v1/me/balance': () => ({
      data: { balance: eur(112_000), availableForWithdraw: eur(112_000), depositWager: eur(0), version: '1' },
    }),
    // The cashier knows better: something is owed.
    'GET /api/v1/me/withdrawable': () => ({
      data: { availableForWithdraw: eur(0), refundOwed: eur(4_000), obstacle: 'refund_owed' },
    }),
  });
  const request = { id: 1, opener: null, name: 'BONUS_RUNOUT', props: { bonusId: 'lost' } } as const;
  renderWithPlatform(<BonusRunoutFrame request={request} onClose={jest.fn()} onReplace={jest.fn()} />);
  const dialog = await screen.findByRole('dialog', { name: 'The bonus is used up' });
  await waitFor(() => expect(dialog).toHaveTextContent('Your money€1,120.00To withdraw today€0.00'));
});
