import { openEvents, type EventClient } from '@/tests/support/event-client';
import type { PastDraw } from './draws';
import { useDraws } from './testing/draws-harness';

jest.setTimeout(60_000);
const { at, count, seat, draws, fillUpTo, wins } = useDraws();
const clients: EventClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.leave();
});

const open = async (url: string) => {
  const client = await openEvents(url, null, { path: '/api/v1/jackpots/events' });
  clients.push(client);
  return client;
};
const told = async (client: EventClient) => {
  const { event, data } = await client.next();
  expect(event).toBe('draws');
  return data as unknown as PastDraw[];
};
const get = async (url: string) => {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return (await response.json()) as { data: unknown; lastDraw?: unknown };
};
const drawn = async () => {
  const player = await seat();
  await fillUpTo(1);
  await at.here.play(player, { stake: 1_000 });
  await count();
  return player;
};

it('tells everybody on every instance of a draw when it happens, and of the last ones to begin with', async () => {
  const there = await at.there();
  const streams = [await open(at.here.url), await open(there.url)];
  for (const stream of streams) expect(await told(stream)).toEqual([]);
  await drawn();
  const [draw] = await draws();
  for (const stream of streams) expect(await told(stream)).toEqual([draw]);
  await drawn();
  for (const stream of streams) expect((await told(stream)).map(({ id }) => id)).toHaveLength(2);
  const late = await told(await open(there.url));
  expect(late).toEqual(await draws());
  // Whose it was stays masked.
  expect(late.every(({ login }) => login.endsWith('***'))).toBe(true);
});

it('goes from the stake to the stream, the lists and the winner’s history', async () => {
  const stream = await open(at.here.url);
  await told(stream);
  const player = await drawn();
  const [draw] = await told(stream);
  if (!draw) throw new Error('nothing was told');
  const there = await at.there();
  const { login, code, won, drawnAt } = draw;
  expect(await get(`${there.url}/api/v1/jackpots`)).toMatchObject({
    lastDraw: { id: draw.id, login, code, won, drawnAt },
  });
  expect(await get(`${there.url}/api/v1/jackpots/draws`)).toEqual({ data: [draw] });
  expect(await wins(player.playerId)).toMatchObject([{ amount: BigInt(won.amount) }]);
});

it('is news for a day', async () => {
  await drawn();
  const [draw] = await draws();
  const news = () => at.here.services.jackpots.newsOfDraw();
  expect(await news()).toEqual(draw);
  const day = 24 * 3_600_000;
  const clock = jest.spyOn(at.here.kernel.clock, 'now');
  clock.mockReturnValue(new Date(Date.parse(draw?.drawnAt ?? '') + day - 1));
  expect(await news()).toEqual(draw);
  clock.mockReturnValue(new Date(Date.parse(draw?.drawnAt ?? '') + day));
  expect(await news()).toBeUndefined();
  clock.mockRestore();
});
