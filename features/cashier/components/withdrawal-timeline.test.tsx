import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { WithdrawalBill } from './withdrawal-bill';
import { WithdrawalTimeline } from './withdrawal-timeline';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeAll(() => {
  let key = 0;
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => `key-${++key}` });
});

const ONE = 'GET /api/v1/withdrawals/{id}';
const CANCEL = 'POST /api/v1/withdrawals/{id}/cancel';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const withdrawal = (changes: object = {}) => ({
  id: 'w1',
  number: 'W-10418',
  method: 'banktransfer',
  title: 'BankTransfer',
  destination: 'DE•••• 2210',
  amount: 24_000,
  fee: 0,
  net: 24_000,
  currency: 'EUR',
  status: 'pending',
  waitsFor: 'person',
  checks: ['amount'],
  rejection: null,
  isCancellable: true,
  usualMinutes: 1_440,
  requestedAt: minutesAgo(94),
  decidedAt: null,
  sentAt: null,
  paidAt: null,
  endedAt: null,
  ...changes,
});
const show = (changes: object = {}, answers: Answers = {}) => {
  platformAnswers({ [ONE]: () => ({ data: withdrawal(changes) }), ...answers });
  renderWithPlatform(<WithdrawalTimeline id="w1" />);
};
const current = async () => {
  const steps = await screen.findByRole('list', { name: 'Where it is' });
  return within(steps)
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step');
};

test('one that waits says for what, how long, and can be taken back', async () => {
  show({}, { [CANCEL]: () => ({ data: withdrawal({ status: 'cancel' }) }) });
  const now = await current();
  expect(now).toHaveTextContent('A person looks at it');
  expect(now).toHaveTextContent('1 h 34 min');
  expect(now).toHaveTextContent('The amount is larger than what is paid out by itself.');
  expect(screen.getByText('Waits for a decision')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the withdrawal' }));
  expect(sentTo(CANCEL)).toHaveLength(1);
});

test('one whose answer was lost is taken back again with the same key, and after a refusal with another', async () => {
  const answers = [
    new ApiProblem('no_response', 0),
    new ApiProblem('client_api_23', 409),
    new ApiProblem('no_response', 0),
  ];
  show(
    {},
    {
      [CANCEL]: () => {
        throw answers[sentTo(CANCEL).length - 1];
      },
    },
  );
  for (const [at] of answers.entries()) {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the withdrawal' }));
    await waitFor(() => expect(sentTo(CANCEL)).toHaveLength(at + 1));
    expect(await screen.findByRole('alert')).toBeVisible();
  }
  const [first, second, third] = sentTo(CANCEL).map(({ params }) => params?.header?.['Idempotency-Key']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ['sending', {}, 'We are sending it'],
  ['company', { sentAt: minutesAgo(3) }, 'Being paid'],
])('on its way, it waits for %s', async (waitsFor, changes, said) => {
  show({ status: 'processing', waitsFor, isCancellable: false, decidedAt: minutesAgo(4), ...changes });
  expect(await current()).toHaveTextContent(said);
  expect(screen.queryByRole('button', { name: 'Cancel the withdrawal' })).toBeNull();
});

test('what came back says so below, and promises nobody money', async () => {
  show({
    status: 'refund',
    waitsFor: null,
    isCancellable: false,
    fee: 100,
    net: 23_900,
    endedAt: minutesAgo(1),
  });
  const bill = await screen.findByRole('region', { name: 'Where it was to go' });
  expect(within(bill).getByText('Back in your balance').nextSibling).toHaveTextContent('€240.00');
  expect(within(bill).queryByText('You get')).toBeNull();
  expect(within(bill).queryByText('Fee')).toBeNull();
});

test('one that was rejected says why, where the money is, and what to do', async () => {
  show({
    status: 'rejected',
    waitsFor: null,
    isCancellable: false,
    rejection: 'documents',
    decidedAt: minutesAgo(3),
    endedAt: minutesAgo(3),
  });
  expect(await screen.findByText('We need documents that prove who you are.')).toBeVisible();
  expect(screen.getByText('The money is in your balance.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send documents' })).toHaveAttribute(
    'href',
    '/account/profile/verification',
  );
  expect(await current()).toBeUndefined();
  expect(screen.queryByText('Approved')).toBeNull();
});

test('one that the company refused at once was approved, and never sent', async () => {
  show({
    status: 'rejected',
    waitsFor: null,
    isCancellable: false,
    rejection: 'company_details',
    decidedAt: minutesAgo(3),
    endedAt: minutesAgo(3),
  });
  expect(await screen.findByText('The payment company did not accept the account.')).toBeVisible();
  expect(screen.getByText('Approved')).toBeVisible();
  expect(screen.queryByText(/^Sent to/)).toBeNull();
});

test('one that the company did not pay was sent, and has no payment to wait for', async () => {
  show({
    status: 'rejected',
    waitsFor: null,
    isCancellable: false,
    rejection: 'company_account',
    decidedAt: minutesAgo(3),
    sentAt: minutesAgo(3),
    endedAt: minutesAgo(1),
  });
  expect(await screen.findByText('The account takes no money any more.')).toBeVisible();
  expect(screen.getByText(/^Sent to/)).toBeVisible();
  expect(screen.queryByText('Paid')).toBeNull();
});

test('one that is nobody’s says so', async () => {
  show(
    {},
    {
      [ONE]: () => {
        throw new ApiProblem('client_api_23', 404);
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'There is no such withdrawal' })).toBeVisible();
});

test('the bill takes each thing off, and mutes what is nothing', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  renderWithPlatform(
    <WithdrawalBill
      bill={{
        total: eur(128_450),
        bonus: eur(2_000),
        held: eur(0),
        waitsForWager: eur(0),
        waitsForRefund: eur(0),
        availableForWithdraw: eur(126_450),
        depositWager: eur(0),
        refundOwed: null,
      }}
    />,
  );
  const line = (name: string) => screen.getByText(name).closest('div');
  expect(line('Bonus money')).toHaveTextContent('−€20.00');
  expect(line('Set aside for a withdrawal')).toHaveAttribute('data-none');
  expect(line('You can withdraw')).toHaveTextContent('€1,264.50');
  expect(screen.queryByText(/taken back/)).toBeNull();
});

test('the bill takes off what stays for a refund that is owed, and says how much that is', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  renderWithPlatform(
    <WithdrawalBill
      bill={{
        total: eur(15_000),
        bonus: eur(0),
        held: eur(0),
        waitsForWager: eur(0),
        waitsForRefund: eur(15_000),
        availableForWithdraw: eur(0),
        depositWager: eur(0),
        refundOwed: eur(20_000),
      }}
    />,
  );
  const line = screen.getByText('Stays for a deposit that was taken back').closest('div');
  expect(line).toHaveTextContent('All of it, until €200.00 is settled.');
  expect(line).toHaveTextContent('−€150.00');
});

test('one that waits says that a refund is owed', async () => {
  show({ checks: ['refund'] });
  expect(await screen.findByText(/taken back and is still to be settled/)).toBeVisible();
});
