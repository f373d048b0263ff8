import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DepositAsides } from '../domain/asides';
import { TWO_OFFERS } from '../testing/bonuses';
import { OFFERED, showForm, type } from '../testing/shown-form';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const asides: DepositAsides = {
  cost: ({ name }, minor) => `${name} costs for ${minor}`,
  taking: () => 'waits for your answer',
};

test('each bonus says what it costs for the amount that is typed, and a chosen one what becomes of it', async () => {
  await showForm({ [OFFERED]: () => ({ data: TWO_OFFERS }) }, {}, { asides });
  const welcome = screen.getByRole('radio', { name: '100% up to €200 + 100 free spins From €20, wager ×35' });
  await type('50');
  await waitFor(() =>
    expect(welcome).toHaveAccessibleDescription('Welcome pack: first deposit costs for 5000'),
  );
  expect(screen.getByRole('radio', { name: /No bonus/ })).not.toHaveAccessibleDescription();
  expect(screen.queryByText('waits for your answer')).not.toBeInTheDocument();
  await userEvent.click(welcome);
  expect(await screen.findByText('waits for your answer')).toBeInTheDocument();
});
