import { createLogger } from '@/lib/node/log/logger';
import { createLiveService } from '../live/service';
import { createWinnersStreams } from './winners-stream';
import type { Winner } from './winners';

const winner = (id: number): Winner => ({
  id,
  login: 'abc***',
  game: { id: 'g1', name: 'Game', geo_link: '/game/game', image: '/art/g1', gradient_color: '#aabbcc' },
  currency: 'EUR',
  amount: 2_000,
});

/** Streams of an instance that hears no announcements; reads wait until the test answers them. */
function createHarness() {
  const answers: { give(winners: Winner[]): void; fail(): void }[] = [];
  const log = createLogger('silent', 'test');
  const hub = createLiveService({ log, config: { databaseUrl: 'postgres://nowhere' } });
  const live = createWinnersStreams(
    { log },
    {
      live: hub,
      newest: () =>
        new Promise((give, reject) => {
          answers.push({ give, fail: () => reject(new Error('the database is away')) });
        }),
    },
  );
  return {
    answers,
    open: (resumeAfter?: number, address = '192.0.2.1') =>
      live.open({ address, resumeAfter, drop: () => undefined }),
    stop: () => hub.stop(),
  };
}

const textOf = (body: ReadableStream<Uint8Array>) => new Response(body).text();
const ids = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].flatMap(([, data = '']) =>
    (JSON.parse(data) as Winner[]).map(({ id }) => id),
  );

test('browsers that come back all at once begin with one read', async () => {
  const harness = createHarness();
  const opening = Array.from({ length: 20 }, (_, index) => harness.open(index));
  expect(harness.answers).toHaveLength(1);
  harness.answers[0]?.give([winner(100), winner(9)]);
  const bodies = await Promise.all(opening);
  bodies.push(await harness.open(100));
  expect(harness.answers).toHaveLength(1);
  await harness.stop();
  const begun = (await Promise.all(bodies.map(textOf))).map(ids);
  expect(begun.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => [100, 9]));
  expect(begun.slice(9, 20)).toEqual(Array.from({ length: 11 }, () => [100]));
  expect(begun[20]).toEqual([]);
});

test('a browser that has seen more than was read makes it read anew, once for all like it', async () => {
  const harness = createHarness();
  const first = harness.open();
  harness.answers[0]?.give([winner(100)]);
  await first;
  const ahead = [harness.open(101), harness.open(101), harness.open(101)];
  const read = Promise.all(ahead);
  while (harness.answers.length < 2) await Promise.resolve();
  harness.answers[1]?.give([winner(102), winner(101), winner(100)]);
  const bodies = await read;
  expect(harness.answers).toHaveLength(2);
  await harness.stop();
  for (const body of bodies) expect(ids(await textOf(body))).toEqual([102]);
});

test('a read that fails is nobody else’s beginning', async () => {
  const harness = createHarness();
  const [one, other] = [harness.open(), harness.open()];
  harness.answers[0]?.fail();
  await expect(one).rejects.toThrow('away');
  await expect(other).rejects.toThrow('away');
  const next = harness.open();
  harness.answers[1]?.give([winner(7)]);
  const body = await next;
  await harness.stop();
  expect(ids(await textOf(body))).toEqual([7]);
});
