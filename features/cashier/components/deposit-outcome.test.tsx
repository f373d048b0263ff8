import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { DepositOutcome } from './deposit-outcome';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

/** What the cashier is asked to begin with. */
function Asked() {
  const requests = useAtomValue(modalRequestsAtom);
  return requests.map(({ id, props }) => <p key={id}>{JSON.stringify(props)}</p>);
}

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
  return renderWithPlatform(
    <>
      <DepositOutcome depositId="d1" />
      <Asked />
    </>,
  );
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

test.each([
  ['three_d_secure', /could not confirm that it was you/],
  ['voucher_value', /for another currency/],
  ['voucher_locked', /Too many codes were wrong/],
])('says why: %s', async (failure, reason) => {
  show('failed', failure);
  expect(await screen.findByText(reason)).toBeVisible();
});

test('another method keeps the amount and the game, and leaves out the one that failed', async () => {
  show('failed', 'declined', 'big-reel-bay');
  await userEvent.click(await screen.findByRole('button', { name: 'Another method' }));
  expect(screen.getByText(/"notBy"/)).toHaveTextContent(
    JSON.stringify({ notBy: 'card', amount: 5_000, game: 'big-reel-bay' }),
  );
});
