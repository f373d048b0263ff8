import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import type { Deposit } from '../api/get-deposits-id';
import { BANK, depositWith } from '../testing/deposit';
import { BankModal } from './bank-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const writeText = jest.fn<Promise<void>, [string]>();
const onClose = jest.fn();
let answer: Deposit;

function Opened() {
  const requests = useAtomValue(modalRequestsAtom);
  return requests.map(({ id, name, props }) => <p key={id}>{`${name} ${JSON.stringify(props)}`}</p>);
}

const bankDeposit = (bank: Partial<typeof BANK>, transaction: Partial<Deposit['transaction']> = {}) =>
  depositWith({
    bank: { ...BANK, ...bank },
    transaction: { paymentMethod: 'banktransfer', amount: 12_000, ...transaction },
  });
const NOTHING_YET = {
  state: 'waiting',
  holder: null,
  account: null,
  bic: null,
  bankName: null,
  nonce: null,
} as const;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T10:30:18Z') });
  onClose.mockClear();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => jest.useRealTimers());

async function show(deposit: Deposit) {
  answer = deposit;
  platformAnswers({
    'GET /api/v1/deposits/{id}': () => ({ data: answer }),
    'GET /api/v1/deposit-methods': () => ({ data: { methods: [] } }),
  });
  renderWithPlatform(
    <>
      <BankModal depositId="d1" onClose={onClose} />
      <Opened />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
}

test('shows name, amount, account and the four digits, to be read and copied', async () => {
  await show(bankDeposit({}));
  expect(screen.getByRole('dialog', { name: 'Bank transfer' })).toBeVisible();
  expect(screen.getByText(/€120\.00/)).toHaveTextContent('€120.00 EUR');
  for (const [label, value] of [
    ['Write only this as payment description', '4827'],
    ['Account holder', BANK.holder],
    ['Account', BANK.account],
    ['BIC', BANK.bic],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  }
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(writeText).toHaveBeenCalledWith('4827');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('while the account is waited for nothing can be paid, and the details come by themselves', async () => {
  await show(bankDeposit(NOTHING_YET));
  expect(screen.getByText('Please don’t pay yet.')).toBeVisible();
  expect(screen.getByText(/0:18 so far/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Account')).toBeNull();
  answer = bankDeposit({});
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByLabelText('Account')).toHaveValue(BANK.account);
  expect(screen.queryByText('Please don’t pay yet.')).toBeNull();
});

test('without an account after ten minutes there is another try, and other methods', async () => {
  await show(bankDeposit({ ...NOTHING_YET, state: 'unavailable' }));
  expect(screen.getByText('No details came in 10 minutes')).toBeVisible();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Other methods' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(
    screen.getByText(`DEPOSIT ${JSON.stringify({ notBy: 'banktransfer', amount: 12_000 })}`),
  ).toBeInTheDocument();
});

test('money that came in is said in its place', async () => {
  await show(bankDeposit({}, { status: 'complete', received: 11_000, exception: 'partial' }));
  expect(screen.getByText('€110.00 is in your balance')).toBeVisible();
  expect(screen.getByText(/Less arrived/)).toBeVisible();
  expect(screen.queryByLabelText('Account')).toBeNull();
});
