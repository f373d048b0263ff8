import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform, type Answers } from '@/components/testing/platform';
import { balanceKey } from '@/features/player/api/get-me-balance';
import { scarab } from '@/features/play/testing/game';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { PlayScreen } from './play-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const SESSIONS = 'POST /api/v1/games/{id}/sessions';
const STUDIO = 'https://studio.example';

let client: ReturnType<typeof renderWithPlatform>['client'];
let requests: { name: string; props: { message?: string } }[] = [];
function Asked() {
  const asked = useAtomValue(modalRequestsAtom);
  useEffect(() => {
    requests = asked as typeof requests;
  }, [asked]);
  return null;
}

/** A player with this balance, minor units, in a game that is there. */
async function play(amount: number, mode: 'real' | 'demo' = 'real', answers: Answers = {}) {
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }),
    'GET /api/v1/me/balance': () => ({
      data: { balance: { amount, currency: 'EUR' }, bonus: { amount: 0, currency: 'EUR' }, version: '1' },
    }),
    [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/1` } }),
    ...answers,
  });
  ({ client } = renderWithPlatform(
    <>
      <PlayScreen game={scarab} mode={mode} />
      <Asked />
    </>,
  ));
  await wait(50);
  const source = screen.getByTitle<HTMLIFrameElement>('Scarab').contentWindow;
  return (message: object) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: STUDIO,
          source,
          data: { source: 'parlour-studio', ...message },
        }),
      );
    });
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const notices = () => requests.filter(({ name }) => name === 'MINIMAL_BALANCE_MODAL');

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  writeHint('en');
});
afterEach(() => {
  jest.useRealTimers();
  removeHint();
  localStorage.clear();
});

test('a game for money that opens on an empty balance shows the way to the cashier, once', async () => {
  const say = await play(0);
  say({ type: 'credit', balance: 0 });
  say({ type: 'ready' });
  expect(notices()).toEqual([]);
  await wait(1_000);
  expect(notices()).toMatchObject([
    { props: { message: 'The lowest stake of this game is €0.20. Your balance is below it.' } },
  ]);
});

test('the game says that the credit does not cover a stake, and the page shows the way', async () => {
  const say = await play(50);
  say({ type: 'credit', balance: 50 });
  say({ type: 'ready' });
  await wait(5_000);
  expect(notices()).toEqual([]);
  say({ type: 'error', code: 'no_money' });
  expect(notices()).toMatchObject([
    { props: { message: expect.stringContaining('Choose a lower one, or make a deposit.') } },
  ]);
});

const SPINS = { grantId: 'f', leftToday: 5, betAmount: 20, currency: 'EUR' };
test.each<[string, 'real' | 'demo', Answers, object | null]>([
  ['a round of before is still open', 'real', {}, { type: 'round-shown', roundId: 'a', won: 0, balance: 0 }],
  ['it is a demo', 'demo', {}, null],
  [
    'it opens with free spins',
    'real',
    { [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/1`, freeSpins: SPINS } }) },
    null,
  ],
])('nothing is said where %s', async (_why, mode, answers, then) => {
  const say = await play(0, mode, answers);
  say({ type: 'credit', balance: 0 });
  say({ type: 'ready' });
  if (then) say(then);
  await wait(5_000);
  expect(notices()).toEqual([]);
});

test('a game’s credit is real and bonus money: what ends a bonus elsewhere is read by the game, and nothing before', async () => {
  const purse = (bonus: number) => ({
    ...{ balance: { amount: 500, currency: 'EUR' }, bonus: { amount: bonus, currency: 'EUR' } },
    version: `${bonus}`,
  });
  const say = await play(500, 'real', { 'GET /api/v1/me/balance': () => ({ data: purse(1_000) }) });
  const game = screen.getByTitle<HTMLIFrameElement>('Scarab').contentWindow;
  if (!game) throw new Error('there is no game');
  const told = jest.spyOn(game, 'postMessage').mockImplementation(() => undefined);
  say({ type: 'credit', balance: 1_500 });
  say({ type: 'ready' });
  await wait(30_000);
  expect(told).not.toHaveBeenCalled();
  expect(screen.getByTestId('play-balance')).toHaveTextContent('€15.00');

  act(() => void client.setQueryData(balanceKey, purse(0)));
  await wait(100);
  expect(told.mock.calls).toEqual([[{ type: 'reread' }, STUDIO]]);
  say({ type: 'credit', balance: 500 });
  expect(screen.getByTestId('play-balance')).toHaveTextContent('€5');
});
