import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { freeSpinsOf } from '@/features/bonuses/testing/free-spins';
import { grantOf, ownOf } from '@/features/bonuses/testing/grants';
import { ApiProblem } from '@/lib/http/problem';
import { CurrencyFrame } from './currency-frame';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const CHANGE = 'POST /api/v1/me/currency';
const account = (currency: string, active: boolean, bonus = 0) => ({
  ...{ currency, active, bonus, real: 0, held: 0, depositWager: 0 },
});
const ANSWERS = {
  'GET /api/v1/me/accounts': () => ({ data: [account('EUR', true, 2_000), account('CHF', false)] }),
  'GET /api/v1/me/bonuses': () => ({
    data: ownOf({
      active: grantOf(),
      queue: [grantOf({ id: 'q', state: 'queued' })],
      pending: [grantOf({ id: 'o', state: 'pending' }), grantOf({ id: 'p', state: 'pending' })],
    }),
  }),
  'GET /api/v1/me/free-spins': () => ({
    data: { freeSpins: [freeSpinsOf(), freeSpinsOf({ id: 'second', left: 2 })] },
  }),
  [CHANGE]: () => ({ data: [account('CHF', true), account('EUR', false)] }),
};

const show = (answers: object = {}) => {
  platformAnswers({ ...ANSWERS, ...answers });
  const request = {
    id: 1,
    opener: null,
    name: 'BALANCE_CHANGE_CURRENCY',
    props: { currency: 'CHF' },
  } as const;
  renderWithPlatform(<CurrencyFrame request={request} onClose={jest.fn()} onReplace={jest.fn()} />);
};

beforeAll(() => {
  Object.assign(globalThis.crypto, { randomUUID: () => 'key' });
});

test('all that ends is counted before anything is asked of the platform', async () => {
  show();
  await screen.findByText('This ends when you change');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['€20.00', '€412.00 of €700.00', '70', '1', '2'],
  ]);
  expect(sentTo(CHANGE)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Change to CHF' }));
  expect(sentTo(CHANGE)).toHaveLength(1);
});

test('a bonus that only gives free spins has no wager to lose', async () => {
  show({
    'GET /api/v1/me/bonuses': () => ({
      data: ownOf({
        active: grantOf({ wagering: { ...grantOf().wagering, target: 0, wagered: 0, left: 0 } }),
      }),
    }),
  });
  await screen.findByText('This ends when you change');
  expect(screen.queryByText('Wager progress')).toBeNull();
  expect(screen.getByText('70')).toBeVisible();
});

test('without one of the answers nothing can be changed, until it comes', async () => {
  let lost = true;
  show({
    'GET /api/v1/me/free-spins': () => {
      if (lost) throw new ApiProblem('no_response', 0);
      return { data: { freeSpins: [] } };
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('What would end could not be loaded');
  expect(screen.getByRole('button', { name: 'Change to CHF' })).toBeDisabled();
  lost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This ends when you change')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change to CHF' })).toBeEnabled();
});
