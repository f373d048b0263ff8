import { useEffect } from 'react';
import { act, cleanup, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { scarab } from '@/features/play/testing/game';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { ApiProblem } from '@/lib/http/problem';
import { PlayScreen } from './play-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const SESSIONS = 'POST /api/v1/games/{id}/sessions';
const STUDIO = 'https://studio.example';

interface Asked {
  name: string;
  props: { game?: string; hasOpenRound?: boolean; onSwitch?: () => void };
}
let requests: Asked[] = [];
function Listen() {
  const asked = useAtomValue(modalRequestsAtom);
  useEffect(() => {
    requests = asked as Asked[];
  }, [asked]);
  return null;
}

let session: object | null;
let balance: number;
/** The platform does not answer. */
let isSilent: boolean;
const running = (more: object = {}) => ({
  beganAt: '2026-11-30T20:00:00.000Z',
  seconds: 125,
  currency: 'EUR',
  staked: 5_000,
  won: 3_000,
  net: -2_000,
  oneGame: false,
  check: null,
  pausedUntil: null,
  ...more,
});
const answerNow = () => ({
  data: {
    now: '2026-11-30T20:02:05.000Z',
    session,
    check: { own: null, every: null, choices: [15, 30, 60, 120], optional: true },
  },
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const figures = () => screen.getByTestId('play-figures');
const checks = () => requests.filter(({ name }) => name === 'REALITY_CHECK');

async function play(mode: 'real' | 'demo' = 'real', answers: Answers = {}) {
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }),
    'GET /api/v1/me/balance': () => ({
      data: {
        balance: { amount: balance, currency: 'EUR' },
        bonus: { amount: 0, currency: 'EUR' },
        version: '1',
      },
    }),
    'GET /api/v1/me/play': () => (isSilent ? new Promise(() => {}) : answerNow()),
    [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/1` } }),
    ...answers,
  });
  renderWithPlatform(
    <>
      <PlayScreen game={scarab} mode={mode} />
      <Listen />
    </>,
  );
  await wait(50);
  const source = screen.queryByTitle<HTMLIFrameElement>('Scarab')?.contentWindow;
  return (message: object) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: STUDIO,
          source: source ?? null,
          data: { source: 'parlour-studio', ...message },
        }),
      );
    });
}

async function playAndLeave(answers: Answers) {
  await play('real', { 'DELETE /api/v1/game-sessions/{id}': () => undefined, ...answers });
  cleanup();
  await wait(50);
  return sentTo;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  writeHint('en');
  session = running();
  balance = 50_000;
  isSilent = false;
});
afterEach(() => {
  jest.useRealTimers();
  removeHint();
  localStorage.clear();
  sessionStorage.clear();
});

test('shows time and net over all games of the session, and goes on from there', async () => {
  const say = await play();
  expect(figures()).toHaveTextContent('00:02:05');
  expect(screen.getByTestId('play-net')).toHaveTextContent('−€20.00');
  say({ type: 'ready' });
  say({ type: 'round-started', roundId: 'r', stake: 500, balance: 49_500 });
  expect(screen.getByTestId('play-net')).toHaveTextContent('−€25.00');
  await wait(3_000);
  expect(figures()).toHaveTextContent('00:02:08');
});

test('counts the stake of an open round once when the page is loaded anew', async () => {
  const first = await play();
  first({ type: 'ready' });
  first({ type: 'round-started', roundId: 'r', stake: 500, balance: 49_500 });
  expect(screen.getByTestId('play-net')).toHaveTextContent('−€25.00');
  cleanup();
  // The platform knows the stake by then.
  session = running({ net: -2_500 });
  balance = 49_500;
  const again = await play();
  expect(screen.getByTestId('play-net')).toHaveTextContent('−€25.00');
  again({ type: 'credit', balance: 49_500 });
  again({ type: 'ready' });
  again({ type: 'round-shown', roundId: 'r', won: 0, balance: 49_500 });
  expect(screen.getByTestId('play-net')).toHaveTextContent('−€25.00');
  again({ type: 'round-ended', roundId: 'r', stake: 500, won: 800, balance: 50_300 });
  expect(screen.getByTestId('play-net')).toHaveTextContent('−€17.00');
});

test('tells no result before its round was shown, whatever the platform knows', async () => {
  // What the header knows while the round is shown.
  balance = 49_500;
  const say = await play();
  say({ type: 'ready' });
  say({ type: 'round-started', roundId: 'r', stake: 500, balance: 49_500 });
  session = running({ staked: 5_500, won: 8_000, net: 2_500 });
  await wait(31_000);
  expect(screen.getByTestId('play-net')).toHaveTextContent('−€25.00');
  say({ type: 'round-ended', roundId: 'r', stake: 500, won: 5_000, balance: 54_500 });
  await wait(100);
  expect(screen.getByTestId('play-net')).toHaveTextContent('+€25.00');
});

test.each([
  ['before its stake was known', { net: -2_000 }],
  ['when its stake was known, and its win was not', { net: -2_500 }],
  ['after its win was known', { net: 500 }],
])('keeps a round that an answer amid it came %s', async (_when, amid) => {
  const say = await play();
  say({ type: 'ready' });
  say({ type: 'round-started', roundId: 'r', stake: 500, balance: 49_500 });
  session = running(amid);
  await wait(31_000);
  isSilent = true;
  say({ type: 'round-ended', roundId: 'r', stake: 500, won: 3_000, balance: 52_500 });
  await wait(100);
  expect(screen.getByTestId('play-net')).toHaveTextContent(/^\+€5$/);
});

test('asks anew after a round before whose end the last answer came', async () => {
  session = null;
  const say = await play();
  say({ type: 'ready' });
  await wait(29_000);
  say({ type: 'round-started', roundId: 'r', stake: 500, balance: 49_500 });
  await wait(2_000);
  session = running({ net: -4_000 });
  say({ type: 'round-ended', roundId: 'r', stake: 500, won: 0, balance: 49_500 });
  await wait(100);
  expect(screen.getByTestId('play-net')).toHaveTextContent('−€40.00');
});

test('counts the game alone in a demo, which asks nothing', async () => {
  await play('demo');
  expect(sentTo('GET /api/v1/me/play')).toHaveLength(0);
  expect(screen.getByTestId('play-net')).toHaveTextContent('€0.00');
});

test('a check that is due opens over the game once the round was shown', async () => {
  const check = { dueAt: '2026-11-30T20:03:05.000Z', isDue: false };
  session = running({ check });
  const say = await play();
  say({ type: 'ready' });
  say({ type: 'round-started', roundId: 'r', stake: 500, balance: 49_500 });
  session = running({ seconds: 190, check: { ...check, isDue: true } });
  await wait(61_000);
  expect(checks()).toHaveLength(0);
  say({ type: 'round-ended', roundId: 'r', stake: 500, won: 0, balance: 49_500 });
  await wait(100);
  expect(checks()).toHaveLength(1);
});

test('a pause opens over the game too', async () => {
  session = running({ pausedUntil: '2026-11-30T20:05:00.000Z' });
  await play();
  expect(checks()).toHaveLength(1);
});

test('the game that is left is closed where one may be open, and nowhere else', async () => {
  const CLOSE = 'DELETE /api/v1/game-sessions/{id}';
  const launch = { [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/1`, mode: 'real', sessionId: 's1' } }) };
  const elsewhere = await playAndLeave(launch);
  expect(elsewhere(CLOSE)).toHaveLength(0);
  session = running({ oneGame: true });
  const germany = await playAndLeave(launch);
  expect(germany(CLOSE)).toEqual([expect.objectContaining({ params: { path: { id: 's1' } } })]);
});

test('another game that is open is named, and closed when the player says so', async () => {
  let refuses = true;
  await play('real', {
    [SESSIONS]: () => {
      if (refuses) {
        const game = { id: 'g2', slug: 'norse', name: 'Norse', hasOpenRound: false };
        throw new ApiProblem('one_game', 409, { game });
      }
      return { data: { url: `${STUDIO}/play/1` } };
    },
  });
  const [asked] = requests.filter(({ name }) => name === 'ONE_GAME');
  expect(asked?.props).toMatchObject({ game: 'Norse', hasOpenRound: false });
  refuses = false;
  act(() => asked?.props.onSwitch?.());
  await wait(50);
  expect(sentTo(SESSIONS).at(-1)?.body).toMatchObject({ closeOther: true });
  expect(screen.getByTitle('Scarab')).toBeInTheDocument();
});
