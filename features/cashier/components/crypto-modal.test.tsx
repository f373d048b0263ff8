import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import type { Deposit } from '../api/get-deposits-id';
import { CRYPTO, depositWith, transfer } from '../testing/deposit';
import { CryptoModal } from './crypto-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const DEPOSIT = 'GET /api/v1/deposits/{id}';
const IN_TIME = Date.parse('2026-11-24T10:32:18Z');
const onClose = jest.fn();
let answer: Deposit;

function Opened() {
  const requests = useAtomValue(modalRequestsAtom);
  return requests.map(({ id, name, props }) => <p key={id}>{`${name} ${JSON.stringify(props)}`}</p>);
}

beforeEach(() => {
  jest.useFakeTimers({ now: IN_TIME });
  onClose.mockClear();
});
afterEach(() => jest.useRealTimers());

async function show(crypto: Partial<typeof CRYPTO> = {}, transaction: Partial<Deposit['transaction']> = {}) {
  answer = depositWith({ crypto: { ...CRYPTO, ...crypto }, checkoutUrl: null, transaction });
  platformAnswers({
    [DEPOSIT]: () => ({ data: answer }),
    'GET /api/v1/deposit-methods': () => ({ data: { methods: [] } }),
  });
  renderWithPlatform(
    <>
      <CryptoModal depositId="d1" onClose={onClose} />
      <Opened />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
}
const steps = () =>
  within(screen.getByRole('list', { name: '' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

test('says how much to send where, with tag, code and the time that is left', async () => {
  await show();
  expect(screen.getByRole('dialog', { name: 'Send XRP' })).toBeVisible();
  expect(screen.getByLabelText('Amount, exactly')).toHaveValue('485.436893 XRP');
  expect(screen.getByLabelText('Address')).toHaveValue(CRYPTO.address);
  expect(screen.getByLabelText('Destination tag')).toHaveValue('70418832');
  expect(screen.getByText('Always add the tag.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for the payment address' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('17:42');
  expect(screen.getByText(/XRP Ledger network/)).toBeVisible();
  expect(screen.queryByText(/arrived|run out|taken/)).toBeNull();
});

test('a coin without a tag has no field for one', async () => {
  await show({ coin: 'USDTTRC20', network: 'Tron', tag: null });
  expect(screen.getByRole('dialog', { name: 'Send USDT' })).toBeVisible();
  expect(screen.queryByLabelText('Destination tag')).toBeNull();
});

test('asks every five seconds, and shows confirmations as they come', async () => {
  await show();
  expect(steps()).toEqual(['Waiting for you', 'Seen', '1 of 3', '2 of 3', '3 of 3', 'Credited']);
  answer = depositWith({
    crypto: { ...CRYPTO, transfers: [transfer({ confirmations: 1, state: 'confirming' })] },
  });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(sentTo(DEPOSIT)).toHaveLength(2);
  expect(screen.getByText('1 of 3 confirmations')).toBeVisible();
  expect(screen.getByText('2 of 3').closest('li')).toHaveAttribute('aria-current', 'step');

  answer = depositWith({
    crypto: { ...CRYPTO, transfers: [transfer({ confirmations: 3, state: 'credited', credited: 20_014 })] },
    transaction: { status: 'complete', received: 20_014 },
  });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('€200.14 is in your balance')).toBeVisible();
  expect(screen.queryByLabelText('Address')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(sentTo(DEPOSIT)).toHaveLength(3);
});

test('a part that arrived says what is missing, to the last digit', async () => {
  await show({ transfers: [transfer({ amount: '300.000000' })] });
  expect(screen.getByText('300 XRP of 485.436893 XRP arrived')).toBeVisible();
  expect(screen.getByText(/Send another 185.436893 XRP/)).toBeVisible();
});

test('several transfers are listed, one that is gone too', async () => {
  await show({
    transfers: [
      transfer({ amount: '400.000000', state: 'gone' }),
      transfer({ id: 'b', amount: '600.000000' }),
    ],
  });
  const list = within(screen.getByRole('list', { name: 'Transfers' }));
  expect(list.getByText('Taken back by the network')).toBeVisible();
  expect(screen.getByText('600 XRP arrived, you were asked for 485.436893 XRP')).toBeVisible();
});

test('while another transfer is not confirmed, not all that came is in the balance', async () => {
  const first = transfer({ confirmations: 3, state: 'credited', credited: 20_014 });
  const transaction = { status: 'complete', received: 20_014, exception: 'over' } as const;
  await show({ transfers: [first, transfer({ id: 'b', state: 'confirming' })] }, transaction);
  expect(screen.getByText('€200.14 is in your balance')).toBeVisible();
  expect(screen.getByText('All of it is credited once it is confirmed.')).toBeVisible();
  expect(screen.queryByText(/All of it is in your balance/)).toBeNull();
});

test('once every transfer is credited, all that came is in the balance', async () => {
  const first = transfer({ confirmations: 3, state: 'credited', credited: 20_014 });
  const transaction = { status: 'complete', received: 20_014, exception: 'over' } as const;
  await show({ transfers: [first] }, transaction);
  expect(screen.getByText(/All of it is in your balance/)).toBeVisible();
});

test('what is done tells nobody to send coins, nor to wait', async () => {
  await show(
    { transfers: [transfer({ state: 'credited', amount: '485.436893', credited: 5_000 })] },
    { status: 'complete', received: 5_000 },
  );
  expect(screen.getByRole('dialog', { name: 'Crypto deposit' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^What happened/ })).toBeVisible();
  expect(screen.queryByText(/on the XRP Ledger network|You can close this/)).toBeNull();
});

test('when the rate is over the address stays, and a new rate is another deposit', async () => {
  jest.setSystemTime(Date.parse(CRYPTO.rateEndsAt) + 1_000);
  await show({}, { paymentMethod: 'ripple_XRP' });
  expect(screen.getByText('The rate has run out')).toBeVisible();
  expect(screen.getByLabelText('Address')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Get a new rate' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(
    screen.getByText(`DEPOSIT ${JSON.stringify({ method: 'ripple_XRP', amount: 5_000 })}`),
  ).toBeInTheDocument();
});

test('one that failed says why, and offers another try and another method', async () => {
  await show({}, { status: 'failed', failure: 'expired' });
  expect(screen.getByText('Your deposit of €50.00 did not go through')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Another method' })).toBeVisible();
});
