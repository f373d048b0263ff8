import { useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { grantOf, ownOf } from '@/features/bonuses/testing/grants';
import { scarab } from '@/features/play/testing/game';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { ApiProblem } from '@/lib/http/problem';
import { PlayScreen } from './play-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const SESSIONS = 'POST /api/v1/games/{id}/sessions';
const OWN = 'GET /api/v1/me/bonuses';
const STUDIO = 'https://studio.example';
const jackpots = { ...scarab, categories: [3, 5] };

let requests: { name: string; props: object }[] = [];
function Asked() {
  const asked = useAtomValue(modalRequestsAtom);
  useEffect(() => {
    requests = asked as typeof requests;
  }, [asked]);
  return null;
}

function play(game: typeof scarab, answers: Answers = {}, mode: 'real' | 'demo' = 'real') {
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }),
    'GET /api/v1/me/balance': () => ({
      data: {
        balance: { amount: 5_000, currency: 'EUR' },
        bonus: { amount: 0, currency: 'EUR' },
        version: '1',
      },
    }),
    [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/1` } }),
    [OWN]: () => ({ data: ownOf({ active: grantOf() }) }),
    ...answers,
  });
  return renderWithPlatform(
    <>
      <PlayScreen game={game} mode={mode} />
      <ToastHost />
      <Asked />
    </>,
  );
}
const frame = () => screen.findByTitle('Scarab') as Promise<HTMLIFrameElement>;
async function say(message: object) {
  const source = (await frame()).contentWindow;
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
const line = () => screen.findByRole('region', { name: 'Your bonus in this game' });

beforeEach(() => writeHint('en'));
afterEach(() => {
  removeHint();
  localStorage.clear();
});

test('says over the stage what the game counts, the max bet and how far the wagering is', async () => {
  play(scarab);
  expect(await line()).toHaveTextContent('Counts 100%max bet €5, more is refused€412.00 of €700.00 staked');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '58');
  expect(await frame()).toBeInTheDocument();
  expect(document.documentElement.dataset.wagering).toBe('on');
});

test('says nothing without a bonus in play, and in a demo', async () => {
  const { unmount } = play(scarab, { [OWN]: () => ({ data: ownOf() }) });
  await frame();
  expect(screen.queryByRole('region', { name: 'Your bonus in this game' })).toBeNull();
  expect(document.documentElement.dataset.wagering).toBeUndefined();
  unmount();
  play(jackpots, {}, 'demo');
  await frame();
  expect(sentTo(OWN)).toHaveLength(0);
});

test('a game that counts nothing is opened only after the player was told so', async () => {
  play(jackpots);
  const own = await screen.findByRole('button', { name: 'Play with own money' });
  expect(screen.getByText('This game doesn’t count towards your bonus.')).toBeVisible();
  expect(await line()).toHaveTextContent('Doesn’t countown money only');
  expect(screen.getByRole('link', { name: 'Pick a game that counts' })).toHaveAttribute(
    'href',
    '/games/bonus-wager',
  );
  expect(sentTo(SESSIONS)).toHaveLength(0);
  await userEvent.click(own);
  expect(await frame()).toBeInTheDocument();
});

test('waits for the balance when the bonuses are known first', async () => {
  let tell = (_answer: unknown): void => undefined;
  const balance = new Promise((resolve) => {
    tell = resolve;
  });
  play(jackpots, { 'GET /api/v1/me/balance': () => balance });
  await line();
  expect(sentTo(SESSIONS)).toHaveLength(0);
  await act(async () => {
    tell({
      data: {
        balance: { amount: 5_000, currency: 'EUR' },
        bonus: { amount: 0, currency: 'EUR' },
        version: '1',
      },
    });
    await balance;
  });
  expect(await screen.findByRole('button', { name: 'Play with own money' })).toBeVisible();
  expect(sentTo(SESSIONS)).toHaveLength(0);
});

test('is opened at once when no bonus money is left, and when the bonuses can’t be read', async () => {
  const { unmount } = play(jackpots, {
    [OWN]: () => ({ data: ownOf({ active: grantOf({ balance: 0 }) }) }),
  });
  expect(await frame()).toBeInTheDocument();
  unmount();
  play(jackpots, {
    [OWN]: () => {
      throw new ApiProblem('server_error', 500);
    },
  });
  expect(await frame()).toBeInTheDocument();
});

test('a launch that is refused for too little real money says how much it takes', async () => {
  play(jackpots, {
    [OWN]: () => ({ data: ownOf() }),
    [SESSIONS]: () => {
      throw new ApiProblem('client_api_73', 409, { minimum: 100, currency: 'EUR' });
    },
  });
  await waitFor(() => expect(requests.map(({ name }) => name)).toEqual(['GAME_NOTIFICATION']));
  expect(requests[0]?.props).toMatchObject({
    wagering: true,
    messages: ['Scarab doesn’t count towards your bonus, so only your own money can be staked there.'],
    highlighted: 'You need at least €1 of your own for it.',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('too little of your own money');
  expect(screen.getByRole('link', { name: 'Pick a game that counts' })).toBeInTheDocument();
});

test('a stake that was refused as too high is told with the bonus’s max bet', async () => {
  play(scarab);
  await line();
  await say({ type: 'ready' });
  await say({ type: 'error', code: 'limit_reached' });
  expect(await screen.findByText('This bet is above your limit.')).toBeVisible();
  expect(screen.getByText('Your bonus allows at most €5 a round. Nothing was taken.')).toBeVisible();
});

test('a limit that is not the bonus’s is told by the same code', async () => {
  play(scarab, { [OWN]: () => ({ data: ownOf() }) });
  await say({ type: 'ready' });
  await say({ type: 'error', code: 'limit_reached' });
  expect(await screen.findByText('This bet is above your limit.')).toBeVisible();
  expect(screen.getByText('Nothing was taken. A lower stake may be accepted.')).toBeVisible();
});

const LIMITS = 'GET /api/v1/me/limits';
const limitsOf = (left: number) => ({
  data: {
    currency: 'EUR',
    limits: [
      { kind: 'loss', period: 'week', amount: 6_000, left, endsAt: '2026-11-30T23:00:00.000Z' },
      { kind: 'wager', period: 'day', amount: 90_000, left: 50_000, endsAt: '2026-11-24T23:00:00.000Z' },
    ],
  },
});
test.each([
  [
    'of a player without a bonus',
    350,
    /Your limit on losses for the week: €3\.50 left until \w{3} (30 Nov|1 Dec),/,
    false,
  ],
  [
    'that is used up, before what the bonus allows',
    0,
    /Your limit on losses for the week: €0\.00 left/,
    true,
  ],
  ['that leaves less than the bonus allows', 350, /Your limit on losses for the week: €3\.50 left/, true],
  ['that leaves more, after what the bonus allows', 501, /Your bonus allows at most €5 a round/, true],
])('a limit of the player’s own %s is named', async (_name, left, text, bonus) => {
  play(scarab, { [LIMITS]: () => limitsOf(left), ...(!bonus && { [OWN]: () => ({ data: ownOf() }) }) });
  if (bonus) await line();
  await say({ type: 'ready' });
  await say({ type: 'error', code: 'limit_reached' });
  expect(await screen.findByText(text)).toBeVisible();
});

test('time that is used up is named as time, without a sum', async () => {
  const time = { kind: 'time', period: 'day', amount: 7_200, left: 0, endsAt: '2026-11-24T23:00:00.000Z' };
  play(scarab, {
    [LIMITS]: () => ({ data: { currency: 'EUR', limits: [time] } }),
    [OWN]: () => ({ data: ownOf() }),
  });
  await say({ type: 'ready' });
  await say({ type: 'error', code: 'limit_reached' });
  expect(
    await screen.findByText(/Your time in play for the day is used up until \w{3} 2[45] Nov,/),
  ).toBeVisible();
});

test('after a round, the wagering is asked for anew once it was counted', async () => {
  play(scarab);
  await line();
  await say({ type: 'ready' });
  const before = sentTo(OWN).length;
  jest.useFakeTimers();
  await say({ type: 'round-ended', roundId: 'a', stake: 100, won: 0, balance: 4_900 });
  expect(sentTo(OWN)).toHaveLength(before);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(sentTo(OWN)).toHaveLength(before + 1);
  jest.useRealTimers();
});

test('free spins of the launch are told as the game uses them, and not for a game that uses none', async () => {
  const freeSpins = { grantId: 'g', leftToday: 2, betAmount: 20, currency: 'EUR' };
  play(scarab, { [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/1`, freeSpins } }) });
  await say({ type: 'ready' });
  expect(screen.getByText('Real money. Play within your limits.')).toBeVisible();
  await say({ type: 'given-spins', left: 2 });
  expect(screen.getByText('2 free spins').parentElement).toHaveTextContent('2 free spins left, €0.20 each');
  await say({ type: 'given-spins', left: 0 });
  expect(screen.getByText(/^Free spins used up/)).toBeVisible();
});
