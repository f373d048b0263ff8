import { act, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { useAtomValue } from 'jotai';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { ApiProblem } from '@/lib/http/problem';
import { WITH_BONUS, WITH_DEPOSIT } from '@/lib/browser/query/changes-with';
import { balanceKey } from '../api/get-me-balance';
import { meKey } from '../api/get-me';
import { useLoyalty } from '../api/get-me-loyalty';
import { removeHint, writeHint } from '../state/hint';
import { useSession } from './use-session';
import { usePlayerEvents } from './use-player-events';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const ME = 'GET /api/v1/me';
const LOYALTY = 'GET /api/v1/me/loyalty';
const bonus = jest.fn(() => null);
const bonuses = jest.fn(() => null);
let me: () => unknown;
let streams: Stream[] = [];

/** jsdom has none. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    streams.push(this);
  }
  close() {
    streams = streams.filter((stream) => stream !== this);
  }
}

/** What a feature of its own shows, and says that it changes with a deposit. */
function Player() {
  const { status } = useSession();
  usePlayerEvents(status === 'in');
  useLoyalty(true);
  useQuery({ queryKey: ['a bonus'], queryFn: bonus, meta: WITH_DEPOSIT });
  useQuery({ queryKey: ['own bonuses'], queryFn: bonuses, meta: WITH_BONUS });
  const modals = useAtomValue(modalRequestsAtom).map(({ name, props }) => `${name} ${JSON.stringify(props)}`);
  return <output>{modals.join(' ')}</output>;
}

const balanceOf = (version: number, toStake: number) => ({
  balance: { amount: 5_000, currency: 'EUR' },
  depositWager: { amount: toStake, currency: 'EUR' },
  version,
});
const send = (event: string, data: string) =>
  act(async () => streams.forEach((stream) => stream.dispatchEvent(new MessageEvent(event, { data }))));
const push = (data: string) => send('balance', data);
const come = (id: string) => send('player', JSON.stringify({ id }));

beforeEach(() => {
  streams = [];
  globalThis.EventSource = Stream as unknown as typeof EventSource;
  me = () => ({ data: { id: 'p1' } });
  platformAnswers({ [LOYALTY]: () => ({ data: {} }), [ME]: () => me() });
  writeHint('en');
});
afterEach(removeHint);
afterAll(() => Reflect.deleteProperty(globalThis, 'EventSource'));

async function start() {
  const view = renderWithPlatform(<Player />);
  await waitFor(() => expect(view.client.isFetching()).toBe(0));
  await push(JSON.stringify(balanceOf(1, 0)));
  return view;
}

test('has all that changes with a deposit asked for anew when one arrives', async () => {
  await start();
  await push(JSON.stringify(balanceOf(2, 2_000)));
  await waitFor(() => expect(sentTo(LOYALTY)).toHaveLength(2));
  expect(bonus).toHaveBeenCalledTimes(2);
});

test.each(['USER_BONUS', 'USER_FREESPINS'])(
  '%s has all that changes with a bonus asked for anew',
  async (type) => {
    await start();
    const before = bonuses.mock.calls.length;
    await send('message', JSON.stringify({ type, data: { id: 'a' } }));
    await waitFor(() => expect(bonuses).toHaveBeenCalledTimes(before + 1));
    // What a deposit alone changes is left alone.
    expect(sentTo(LOYALTY)).toHaveLength(1);
  },
);

test('USER_LEVEL asks for the level anew, and shows its moment once for each player and level', async () => {
  window.localStorage.removeItem('levelTold');
  const asked = () => screen.getByRole('status').textContent;
  const guest = 'LEVEL_UP {"level":3,"code":"house_guest"}';
  await start();
  await send('message', JSON.stringify({ type: 'USER_LEVEL', data: { level: 3, code: 'house_guest' } }));
  await waitFor(() => expect(sentTo(LOYALTY)).toHaveLength(2));
  expect(asked()).toBe(guest);
  await send('message', JSON.stringify({ type: 'USER_LEVEL', data: { level: 3, code: 'house_guest' } }));
  expect(asked()).toBe(guest);
  await send('message', JSON.stringify({ type: 'USER_LEVEL', data: { level: 'three' } }));
  await send('message', JSON.stringify({ type: 'USER_LEVEL', data: { level: 4, code: 'no_such' } }));
  expect(asked()).toBe(guest);
  await send('message', JSON.stringify({ type: 'USER_LEVEL', data: { level: 4, code: 'card_player' } }));
  expect(asked()).toContain('"level":4');
});

test.each(['/de/account/wallet/withdrawal', '/game/scarab-of-nefer'])(
  'lays no level over %s',
  async (path) => {
    window.localStorage.removeItem('levelTold');
    window.history.replaceState(null, '', path);
    await start();
    await send('message', JSON.stringify({ type: 'USER_LEVEL', data: { level: 3, code: 'house_guest' } }));
    await waitFor(() => expect(sentTo(LOYALTY)).toHaveLength(2));
    expect(screen.getByRole('status').textContent).not.toContain('LEVEL_UP');
    window.history.replaceState(null, '', '/');
  },
);

test('asks for nothing when a bet is taken', async () => {
  await start();
  await push(JSON.stringify(balanceOf(2, 0)));
  expect(sentTo(LOYALTY)).toHaveLength(1);
  expect(bonus).toHaveBeenCalledTimes(1);
});

test('takes no older balance for the newer one, and nothing that is no balance', async () => {
  const { client } = await start();
  await push(JSON.stringify(balanceOf(3, 0)));
  await push(JSON.stringify(balanceOf(2, 0)));
  await push('not json');
  expect(client.getQueryData(balanceKey)).toMatchObject({ version: 3 });
});

test('a stream that comes back as another player’s has the tab forget the last one, and ask who is here', async () => {
  const { client } = await start();
  client.setQueryData(['me', 'ways-in'], ['of p1']);
  client.setQueryData(['lobby', 'popular'], ['a game']);
  await push(JSON.stringify(balanceOf(9, 0)));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  me = async () => {
    await asked;
    return { data: { id: 'p2' } };
  };
  await come('p2');
  expect(client.getQueryData(meKey)).toBeUndefined();
  expect(client.getQueryData(['me', 'ways-in'])).toBeUndefined();
  expect(client.getQueryData(['lobby', 'popular'])).toEqual(['a game']);
  await waitFor(() => expect(streams).toEqual([]));
  await act(async () => answer());
  await waitFor(() => expect(client.getQueryData(meKey)).toEqual({ id: 'p2' }));
  await waitFor(() => expect(streams).toHaveLength(1));
  await come('p2');
  await push(JSON.stringify(balanceOf(1, 0)));
  expect(client.getQueryData(balanceKey)).toMatchObject({ version: 1 });
  expect(sentTo(ME)).toHaveLength(2);
  expect(sentTo(LOYALTY)).toHaveLength(2);
});

test.each(['p1', 'nobody can read this'])(
  'one that names the same player, or nobody, changes nothing: %s',
  async (who) => {
    const { client } = await start();
    await (who === 'p1' ? come(who) : send('player', who));
    expect(client.getQueryData(balanceKey)).toMatchObject({ version: 1 });
    expect(sentTo(ME)).toHaveLength(1);
  },
);

test.each([
  ['another player', () => ({ data: { id: 'p2' } }), 2],
  [
    'nobody',
    () => {
      throw new ApiProblem('client_api_27', 401);
    },
    1,
  ],
])(
  'who is here is asked anew and it is %s: what was known of the last player goes',
  async (_who, next, asked) => {
    const { client } = await start();
    client.setQueryData(['me', 'ways-in'], ['of p1']);
    me = next;
    await act(() => client.invalidateQueries({ queryKey: meKey }));
    expect(client.getQueryData(balanceKey)).toBeUndefined();
    expect(client.getQueryData(['me', 'ways-in'])).toBeUndefined();
    expect(sentTo(ME)).toHaveLength(2);
    expect(sentTo(LOYALTY)).toHaveLength(asked);
  },
);

/** The browser gives up on a stream that is answered with anything but a stream. */
const refuse = () =>
  act(async () => {
    for (const stream of streams.splice(0)) {
      stream.readyState = Stream.CLOSED;
      stream.dispatchEvent(new Event('error'));
    }
  });

test('a stream that is refused asks who is here: after a log-out elsewhere nobody is', async () => {
  await start();
  me = () => {
    throw new ApiProblem('client_api_27', 401);
  };
  jest.useFakeTimers();
  try {
    await refuse();
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(streams).toEqual([]);
    expect(document.documentElement.dataset.auth).toBe('out');
  } finally {
    jest.useRealTimers();
  }
});

test('a stream that is refused although somebody is here is opened again after a while', async () => {
  await start();
  jest.useFakeTimers();
  try {
    await refuse();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(streams).toHaveLength(1);
    await push(JSON.stringify(balanceOf(2, 2_000)));
    expect(sentTo(LOYALTY)).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('one that only breaks off is left to the browser', async () => {
  await start();
  await act(async () => streams.forEach((stream) => stream.dispatchEvent(new Event('error'))));
  expect(sentTo(ME)).toHaveLength(1);
});
