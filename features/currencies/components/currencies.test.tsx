import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { Accounts } from './accounts';
import { ChangeCurrencyModal } from './change-currency-modal';
import { CurrencyBlockedModal } from './currency-blocked-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const LIST = 'GET /api/v1/me/accounts';
const CHANGE = 'POST /api/v1/me/currency';
const account = (currency: string, real: number, more = {}) => ({
  ...{ currency, real, active: false, bonus: 0, held: 0, depositWager: 0, ...more },
});
const ACCOUNTS = [
  account('EUR', 128_450, { active: true, bonus: 2_000 }),
  account('USD', 0),
  account('AUD', 0),
  account('CHF', 4_210),
];

let made = 0;
beforeAll(() => {
  Object.assign(globalThis.crypto, { randomUUID: () => `key-${(made += 1)}` });
});

const NOTHING = { state: 'known', wager: null, freeSpins: 0, queued: 0, offers: 0 } as const;
const show = (more: object = {}) => {
  const onBlocked = jest.fn();
  const onClose = jest.fn();
  renderWithPlatform(
    <ChangeCurrencyModal ends={NOTHING} onBlocked={onBlocked} onClose={onClose} {...more} />,
  );
  return { onBlocked, onClose };
};

test('each currency shows what is in it; the one in use has no way to use it', async () => {
  platformAnswers({ [LIST]: () => ({ data: ACCOUNTS }) });
  renderWithPlatform(<Accounts />);
  const [euro, , , franc] = await screen.findAllByRole('listitem');
  expect(within(euro as HTMLElement).getByText('€1,284.50')).toBeVisible();
  expect(within(euro as HTMLElement).getByText('€20.00')).toBeVisible();
  expect(within(euro as HTMLElement).queryByRole('button')).toBeNull();
  expect(within(franc as HTMLElement).getByRole('button', { name: 'Use Swiss franc' })).toBeVisible();
  expect(within(franc as HTMLElement).queryByText('Bonus money')).toBeNull();
});

test('what ends is named before the buttons, and staying comes first', async () => {
  platformAnswers({ [LIST]: () => ({ data: ACCOUNTS }) });
  const { onClose } = show();
  await screen.findByRole('radio', { name: /Euro/, checked: true });
  expect(screen.queryByText('This ends when you change')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Swiss franc/ }));
  expect(screen.getByText('This ends when you change')).toBeVisible();
  expect(screen.getByText('€20.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep Euro' }));
  expect(onClose).toHaveBeenCalled();
  expect(sentTo(CHANGE)).toEqual([]);
});

test('bonuses and free spins end too, without any bonus money', async () => {
  platformAnswers({
    [LIST]: () => ({ data: [account('EUR', 500, { active: true }), account('CHF', 0)] }),
  });
  show({
    currency: 'CHF',
    ends: { ...NOTHING, wager: { wagered: 41_200, target: 70_000 }, freeSpins: 1_250, queued: 1, offers: 2 },
  });
  await screen.findByText('This ends when you change');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Wager progress', 'Free spins', 'Bonuses in the queue', 'Bonuses offered to you'],
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['€412.00 of €700.00', '1,250', '1', '2'],
  ]);
});

test('where nothing ends, nothing is listed', async () => {
  platformAnswers({
    [LIST]: () => ({ data: [account('EUR', 500, { active: true }), account('CHF', 0)] }),
  });
  show({ currency: 'CHF' });
  expect(await screen.findByRole('button', { name: 'Change to CHF' })).toBeEnabled();
  expect(screen.queryByText('This ends when you change')).toBeNull();
});

test('nobody changes before they could read what ends', async () => {
  platformAnswers({ [LIST]: () => ({ data: ACCOUNTS }), [CHANGE]: () => ({ data: ACCOUNTS }) });
  show({ currency: 'CHF', ends: { state: 'loading' } });
  expect(await screen.findByRole('status', { name: 'Looking up what ends' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change to CHF' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Keep Euro' })).toBeEnabled();
});

test('when it can’t be read, the modal says so and asks again', async () => {
  platformAnswers({ [LIST]: () => ({ data: ACCOUNTS }) });
  const onRetry = jest.fn();
  const problem = new ApiProblem('no_response', 0);
  show({ currency: 'CHF', ends: { state: 'failed', problem, onRetry } });
  expect(await screen.findByRole('alert')).toHaveTextContent('What would end could not be loaded');
  expect(screen.getByRole('button', { name: 'Change to CHF' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});

test('a change is sent once with its key, and closes', async () => {
  platformAnswers({ [LIST]: () => ({ data: ACCOUNTS }), [CHANGE]: () => ({ data: ACCOUNTS }) });
  const { onClose } = show({ currency: 'CHF' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change to CHF' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sentTo(CHANGE).map(({ body, params }) => [body, params?.header])).toEqual([
    [{ currency: 'CHF' }, { 'Idempotency-Key': expect.stringMatching(/^key-/) }],
  ]);
});

test('an open deposit wager leads to the notice, whether it was known or the platform says it', async () => {
  platformAnswers({
    [LIST]: () => ({
      data: [account('EUR', 5_000, { active: true, depositWager: 1_840 }), account('USD', 0)],
    }),
  });
  const known = show({ currency: 'USD' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change to USD' }));
  expect(known.onBlocked).toHaveBeenCalledWith({ depositWager: 1_840, currency: 'EUR' });
  expect(sentTo(CHANGE)).toEqual([]);
});

test('what the platform says of the wager counts', async () => {
  platformAnswers({
    [LIST]: () => ({ data: ACCOUNTS }),
    [CHANGE]: () => {
      throw new ApiProblem('client_api_57', 422, { depositWager: 900 });
    },
  });
  const { onBlocked, onClose } = show({ currency: 'USD' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change to USD' }));
  await waitFor(() => expect(onBlocked).toHaveBeenCalledWith({ depositWager: 900, currency: 'EUR' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one change has one key until somebody knows what became of it', async () => {
  const problems = [
    new ApiProblem('no_response', 0),
    new ApiProblem('server_error', 500),
    new ApiProblem('idempotency_in_progress', 409),
    new ApiProblem('client_api_57', 422),
  ];
  platformAnswers({
    [LIST]: () => ({ data: ACCOUNTS }),
    [CHANGE]: () => {
      const problem = problems.shift();
      if (problem) throw problem;
      return { data: ACCOUNTS };
    },
  });
  const { onClose } = show({ currency: 'USD' });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Change to USD' }));
  for (let count = 1; count <= 5; count += 1) {
    await press();
    await waitFor(() => expect(sentTo(CHANGE)).toHaveLength(count));
  }
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const keys = sentTo(CHANGE).map(({ params }) => params?.header?.['Idempotency-Key']);
  expect(keys.slice(1, 4)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[4]).not.toBe(keys[0]);
});

test('another failure says why and keeps the choice', async () => {
  platformAnswers({
    [LIST]: () => ({ data: ACCOUNTS }),
    [CHANGE]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  show({ currency: 'USD' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change to USD' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/i);
  expect(screen.getByRole('radio', { name: /US dollar/ })).toBeChecked();
});

test('the notice says how much is left', () => {
  renderWithPlatform(<CurrencyBlockedModal depositWager={1_840} currency="EUR" onClose={jest.fn()} />);
  expect(screen.getByText(/€18\.40 of your deposits are still to be staked/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the games' })).toHaveAttribute('href', '/games');
});
