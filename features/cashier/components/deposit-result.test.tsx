import { act, screen } from '@testing-library/react';
import { replaced, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { DepositResult } from './deposit-result';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const DEPOSIT = 'GET /api/v1/deposits/{id}';
const deposit = (status: string) => ({
  data: { id: 'd1', transaction: { status, amount: 5_000, currency: 'EUR' } },
});
const silence = () => {
  throw new ApiProblem('no_response', 0);
};

let answer: () => unknown;
async function show(session: 'unknown' | 'in' | 'out' = 'in', depositId: string | null = 'd1') {
  platformAnswers({ [DEPOSIT]: () => answer() });
  renderWithPlatform(<DepositResult depositId={depositId} session={session} />);
  await seconds(0);
}
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));
/** The next question and its answer: a little more than two seconds. */
const poll = () => seconds(2.1);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  jest.useFakeTimers();
  visit('/deposit-success/d1');
  answer = () => deposit('processing');
});
afterEach(() => jest.useRealTimers());

test('says that nothing is confirmed until the payment company has spoken, then leads to the history', async () => {
  await show();
  expect(title()).toBe('Your deposit is on its way');
  answer = () => deposit('complete');
  await poll();
  expect(title()).toBe('€50.00 is in your balance');
  const asked = sentTo(DEPOSIT).length;
  expect(screen.getByRole('timer')).toHaveTextContent('8 seconds');
  for (let second = 0; second < 8; second += 1) await seconds(1);
  expect(replaced).toEqual(['/account/wallet/history']);
  expect(sentTo(DEPOSIT)).toHaveLength(asked);
});

test.each(['failed', 'cancel', 'refund'])('a deposit that ended as %s was not credited', async (status) => {
  answer = () => deposit(status);
  await show();
  expect(title()).toBe('The deposit did not go through');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('knows no deposit of somebody else', async () => {
  answer = () => {
    throw new ApiProblem('client_api_23', 404);
  };
  await show();
  expect(title()).toBe('We know of no such deposit');
  await seconds(10);
  expect(sentTo(DEPOSIT)).toHaveLength(1);
});

test.each([
  ['a visitor', 'out', 'd1'],
  ['an address without a deposit', 'in', null],
] as const)('shows %s nothing, and asks for nothing', async (_who, session, id) => {
  await show(session, id);
  expect(title()).toBe('We know of no such deposit');
  expect(sentTo(DEPOSIT)).toHaveLength(0);
});

test('never takes silence for an unknown deposit: it goes on asking', async () => {
  answer = silence;
  await show();
  expect(title()).toBe('We cannot see your deposit right now');
  answer = () => deposit('processing');
  await poll();
  expect(title()).toBe('Your deposit is on its way');
  answer = silence;
  await poll();
  expect(title()).toBe('Your deposit is on its way');
  answer = () => deposit('complete');
  await poll();
  expect(title()).toBe('€50.00 is in your balance');
});
