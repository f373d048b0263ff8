import { screen, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { DepositOutcome } from './deposit-outcome';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const show = (status: string, failure: string | null, game: string | null = null) => {
  platformAnswers({
    'GET /api/v1/deposits/{id}': () => ({
      data: {
        id: 'd1',
        game,
        transaction: { status, failure, paymentMethod: 'card', amount: 5_000, currency: 'EUR' },
      },
    }),
  });
  return renderWithPlatform(<DepositOutcome depositId="d1" />);
};

test('says above the history why a deposit failed, and offers it again', async () => {
  show('failed', 'insufficient_funds', 'big-reel-bay');
  expect(await screen.findByRole('heading')).toHaveTextContent('Your deposit of €50.00 did not go through');
  expect(screen.getByText(/not enough money/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the game' })).toHaveAttribute(
    'href',
    '/game/big-reel-bay',
  );
});

test('one that was cancelled is no failure', async () => {
  show('cancel', null);
  expect(await screen.findByRole('heading')).toHaveTextContent('Your deposit of €50.00 was cancelled');
});

test('says nothing of one that arrived', async () => {
  const { client } = show('complete', null);
  await waitFor(() => expect(client.getQueryData(['cashier', 'deposit', 'd1'])).toBeDefined());
  expect(screen.queryByRole('status')).toBeNull();
});
