import { act, fireEvent, screen } from '@testing-library/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { replaced, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { DepositResult } from './deposit-result';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const DEPOSIT = 'GET /api/v1/deposits/{id}';
const deposit = (status: string, failure: string | null = null, game: string | null = null) => ({
  data: {
    id: 'd1',
    game,
    transaction: { status, failure, paymentMethod: 'card', amount: 5_000, currency: 'EUR' },
  },
});
const silence = () => {
  throw new ApiProblem('no_response', 0);
};

/** What the cashier is asked to begin with. */
function Asked() {
  const requests = useAtomValue(modalRequestsAtom);
  return requests.map(({ id, props }) => <p key={id}>{JSON.stringify(props)}</p>);
}

let answer: () => unknown;
async function show(session: 'unknown' | 'in' | 'out' = 'in', depositId: string | null = 'd1') {
  platformAnswers({ [DEPOSIT]: () => answer() });
  renderWithPlatform(
    <>
      <DepositResult depositId={depositId} session={session} />
      <Asked />
    </>,
  );
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

test.each(['processing', 'complete', 'failed'])('names the bonus of a deposit that is %s', async (status) => {
  answer = () => ({ data: { ...deposit(status).data, bonus: { id: 'welcome-1', name: 'Welcome pack' } } });
  await show();
  expect(screen.getByText('Bonus: Welcome pack')).toBeVisible();
});

test('says why the money came without its bonus, and stays to be read', async () => {
  const { data } = deposit('complete');
  const bonus = { id: 'welcome-1', name: 'Welcome pack', refused: 'below_minimum' };
  answer = () => ({ data: { ...data, bonus } });
  await show();
  expect(screen.getByText(/less arrived than this bonus asks for/)).toBeVisible();
  await seconds(20);
  expect(replaced).toEqual([]);
});

test('begins another try for the same bonus', async () => {
  answer = () => ({
    data: { ...deposit('failed', 'declined').data, bonus: { id: 'welcome-1', name: 'Welcome pack' } },
  });
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText(/"bonus":"welcome-1"/)).toBeInTheDocument();
});

test('says what arrived where that is less than was asked for', async () => {
  const { data } = deposit('complete');
  answer = () => ({
    data: { ...data, transaction: { ...data.transaction, received: 4_000, exception: 'partial' } },
  });
  await show();
  expect(title()).toBe('€40.00 is in your balance');
  expect(screen.getByText(/Less arrived than you had asked for/)).toBeVisible();
});

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

test.each([
  ['failed', 'declined', 'The deposit did not go through', /declined it/],
  ['failed', 'insufficient_funds', 'The deposit did not go through', /not enough money/],
  ['failed', 'voucher_used', 'The deposit did not go through', /used already/],
  ['failed', 'aggregator', 'The deposit did not go through', /did not take it/],
  ['failed', null, 'The deposit did not go through', /gave no reason/],
  ['cancel', 'expired', 'The deposit did not go through', /open for too long/],
  ['cancel', null, 'The deposit was cancelled', /You cancelled it/],
  ['refund', null, 'The deposit did not go through', /took the money back/],
])('a deposit that ended as %s says why: %s', async (status, failure, expected, reason) => {
  answer = () => deposit(status, failure);
  await show();
  expect(title()).toBe(expected);
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('one that failed can be tried again with its method and amount', async () => {
  answer = () => deposit('failed', 'declined', 'scarab-of-nefer');
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('{"method":"card","amount":5000,"game":"scarab-of-nefer"}')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the game' })).toHaveAttribute(
    'href',
    '/game/scarab-of-nefer',
  );
});

test('one that began in a game leads back to it first, and by itself', async () => {
  answer = () => deposit('complete', null, 'scarab-of-nefer');
  await show();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/game/scarab-of-nefer');
  expect(screen.getByRole('timer')).toHaveTextContent(/game opens in 8 seconds/);
  for (let second = 0; second < 8; second += 1) await seconds(1);
  expect(replaced).toEqual(['/game/scarab-of-nefer']);
});

test('one that is still on its way leads back to its game, as nobody needs to wait', async () => {
  answer = () => deposit('processing', null, 'scarab-of-nefer');
  await show();
  expect(title()).toBe('Your deposit is on its way');
  const ways = screen.getAllByRole('link');
  expect(ways.map((link) => link.textContent)).toEqual(['Back to the game', 'Deposit history']);
  expect(ways[0]).toHaveAttribute('href', '/game/scarab-of-nefer');
});

test('a game that is an address leads nowhere', async () => {
  answer = () => deposit('complete', null, '//evil.example');
  await show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/games',
    '/account/wallet/history',
  ]);
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

test('does not lead on below a modal: its time begins when that is closed', async () => {
  function FreeSpinsCame() {
    const open = useOpenModal();
    const set = useSetAtom(modalRequestsAtom);
    return (
      <>
        <button onClick={() => open('FREESPINS', {})}>come</button>
        <button onClick={() => set([])}>later</button>
      </>
    );
  }
  answer = () => deposit('complete');
  platformAnswers({ [DEPOSIT]: () => answer() });
  renderWithPlatform(
    <>
      <DepositResult depositId="d1" session="in" />
      <FreeSpinsCame />
    </>,
  );
  await seconds(3);
  fireEvent.click(screen.getByText('come'));
  for (let second = 0; second < 20; second += 1) await seconds(1);
  expect(replaced).toEqual([]);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('later'));
  expect(screen.getByRole('timer')).toHaveTextContent('8 seconds');
  for (let second = 0; second < 8; second += 1) await seconds(1);
  expect(replaced).toEqual(['/account/wallet/history']);
});
