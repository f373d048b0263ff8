import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DepositAsides } from '../domain/asides';
import { sentTo } from '@/components/testing/platform';
import { TWO_OFFERS } from '../testing/bonuses';
import { button, CHECKED, DEPOSIT, OFFERED, showForm, type } from '../testing/shown-form';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const asides: DepositAsides = {
  cost: ({ name }, minor) => `${name} costs for ${minor}`,
  taking: ({ value, onChange }) => (
    <>
      <p>{value === 'queue' ? 'goes into the queue' : 'waits for your answer'}</p>
      <button type="button" onClick={() => onChange('queue')}>
        To queue
      </button>
    </>
  ),
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

test('how a bonus is taken goes along with the deposit once it was said, and with a bonus alone', async () => {
  const answers = {
    [OFFERED]: () => ({ data: TWO_OFFERS }),
    [CHECKED]: () => ({ data: TWO_OFFERS.bonuses[0] }),
  };
  await showForm(answers, {}, { asides });
  await userEvent.click(screen.getByRole('radio', { name: /100% up to €200/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'To queue' }));
  expect(screen.getByText('goes into the queue')).toBeInTheDocument();
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)).toHaveLength(1));
  expect(sentTo(DEPOSIT)[0]?.body).toMatchObject({ promocode: 'WELCOME1', taking: 'queue' });
});

test('nothing is said of it for a deposit without a bonus', async () => {
  await showForm({ [OFFERED]: () => ({ data: TWO_OFFERS }) }, {}, { asides });
  await userEvent.click(screen.getByRole('radio', { name: /100% up to €200/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'To queue' }));
  await userEvent.click(screen.getByRole('radio', { name: /No bonus/ }));
  expect(screen.queryByRole('button', { name: 'To queue' })).not.toBeInTheDocument();
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)).toHaveLength(1));
  expect(sentTo(DEPOSIT)[0]?.body).not.toHaveProperty('taking');
});
