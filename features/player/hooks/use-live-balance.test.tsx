import { act, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { WITH_DEPOSIT } from '@/lib/query/changes-with';
import { balanceKey } from '../api/get-balance';
import { useLoyalty } from '../api/get-loyalty';
import { useLiveBalance } from './use-live-balance';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));

const LOYALTY = 'GET /api/v1/me/loyalty';
const bonus = jest.fn(() => null);
let streams: EventTarget[] = [];

/** jsdom has none. */
class Stream extends EventTarget {
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
  useLiveBalance(true);
  useLoyalty(true);
  useQuery({ queryKey: ['a bonus'], queryFn: bonus, meta: WITH_DEPOSIT });
  return null;
}

const balanceOf = (version: number, toStake: number) => ({
  balance: { amount: 5_000, currency: 'EUR' },
  depositWager: { amount: toStake, currency: 'EUR' },
  version,
});
const push = (data: string) =>
  act(async () => streams.forEach((stream) => stream.dispatchEvent(new MessageEvent('balance', { data }))));

beforeEach(() => {
  streams = [];
  globalThis.EventSource = Stream as unknown as typeof EventSource;
  platformAnswers({ [LOYALTY]: () => ({ data: {} }) });
});
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
