import { boardFlight, createFlightClock, openFlights, readLive } from '../testing/flight-harness';
import { closeStudios } from '@/tests/support/studio-harness';
import { createGate } from './gate';
import { BEAT_MS, bytesOf, createWatchers } from './watchers';

afterEach(closeStudios);

describe('the stream of watchers', () => {
  const open = () => {
    const time = createFlightClock();
    return { ...time, watchers: createWatchers({ now: () => time.clock.now, after: time.after }) };
  };
  const hello = bytesOf({ type: 'clock', now: 0 });

  test('is made once for all of them', async () => {
    const { watchers } = open();
    const readers = Array.from({ length: 50 }, (_, at) => watchers.join('g103', `s${at}`, hello).getReader());
    const stringify = jest.spyOn(JSON, 'stringify');
    watchers.tell('g103', { type: 'clock', now: 1 });
    expect(stringify).toHaveBeenCalledTimes(1);
    stringify.mockRestore();
    const chunks = await Promise.all(
      readers.map(async (reader) => (await reader.read(), (await reader.read()).value)),
    );
    expect(new Set(chunks).size).toBe(1);
  });

  test('lets others have their turn while it tells many, and keeps the order', async () => {
    const { watchers } = open();
    const streams = Array.from({ length: 600 }, (_, at) => readLive(watchers.join('g103', `s${at}`, hello)));
    const heard = streams.map((stream) => stream.listen());
    let turns = 0;
    const count = () => {
      turns += 1;
      if (heard.some((events) => events.length < 4)) setImmediate(count);
    };
    for (const now of [1, 2, 3]) watchers.tell('g103', { type: 'clock', now });
    // One who comes meanwhile has it all in their first picture.
    const late = readLive(watchers.join('g103', 'late', hello)).listen();
    count();
    while (heard.some((events) => events.length < 4)) await new Promise(setImmediate);
    expect(turns).toBeGreaterThan(5);
    for (const events of heard)
      expect(events.map((event) => 'now' in event && event.now)).toEqual([0, 1, 2, 3]);
    expect(late).toHaveLength(1);
  });

  test('has one timer, whoever is there, and none when nobody is', async () => {
    const { watchers, advance, waiting } = open();
    const streams = ['a', 'b', 'c'].map((id) => readLive(watchers.join(`g${id}`, id, hello)));
    expect(waiting()).toBe(1);
    advance(BEAT_MS);
    for (const stream of streams) {
      await stream.next();
      expect((await stream.next()).type).toBe('clock');
    }
    for (const stream of streams) await stream.close();
    advance(BEAT_MS);
    expect(waiting()).toBe(0);
  });

  test('is the table’s own', async () => {
    const { watchers } = open();
    const other = readLive(watchers.join('g126', 'b', hello));
    watchers.tell('g103', { type: 'clock', now: 1 });
    watchers.tell('g126', { type: 'clock', now: 2 });
    await other.next();
    expect(await other.next()).toEqual({ type: 'clock', now: 2 });
  });

  test('ends for one who does not read, and goes on for the others', async () => {
    const { watchers } = open();
    const [idle, busy] = [watchers.join('g103', 'a', hello), readLive(watchers.join('g103', 'b', hello))];
    for (let now = 0; now < 5_000; now += 1) {
      watchers.tell('g103', { type: 'clock', now });
      await busy.next();
    }
    expect(watchers.count('g103')).toBe(1);
    expect(await readLive(idle).ended()).toBe(true);
  });

  test('is held four times by one session at most: the oldest ends', async () => {
    const { watchers } = open();
    const [oldest] = Array.from({ length: 5 }, () => readLive(watchers.join('g103', 'a', hello)));
    expect(watchers.count('g103')).toBe(4);
    expect(await oldest?.ended()).toBe(true);
  });

  test('ends when the studio stops, and none begins anew', async () => {
    const flights = await openFlights({ url: 'http://127.0.0.1:1' });
    const player = await boardFlight(flights);
    const live = await player.watch();
    flights.studio.hangUp();
    expect(await live.ended()).toBe(true);
    expect((await flights.app.request(`${player.address}/live`)).status).toBe(503);
  });
});

test('a gate lets so many through at a time, in their order, also after failures', async () => {
  const gate = createGate(2);
  const running = new Set<number>();
  const order: number[] = [];
  let most = 0;
  const works = Array.from({ length: 9 }, (_, at) =>
    gate.run(async () => {
      running.add(at);
      order.push(at);
      most = Math.max(most, running.size);
      await new Promise(setImmediate);
      running.delete(at);
      if (at % 3 === 0) throw new Error('no');
    }),
  );
  const ends = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});
