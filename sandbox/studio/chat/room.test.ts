import { createFlightClock } from '../testing/flight-harness';
import { bytesOf, createWatchers } from '../shared-rounds/watchers';
import { CHAT_BATCH_MS, KEPT_LINES, MOST_IN_BATCH, SHOWN_LINES } from './limits';
import { createRoom } from './room';

function open() {
  const time = createFlightClock();
  const watchers = createWatchers({ now: () => time.clock.now, after: time.after });
  const room = createRoom({
    now: () => time.clock.now,
    after: time.after,
    tell: (event) => watchers.tell('l202', event),
  });
  let no = 0;
  const say = () => {
    no += 1;
    const who = { author: `a${no}`, name: 'A•••10', playerId: `player-${no}` };
    room.add({ ...who, id: `line-${no}`, at: time.clock.now, text: 'x'.repeat(200) });
  };
  return { time, watchers, room, say };
}
const turn = () => new Promise(setImmediate);

test('a batch is made once, however many watch: five thousand are told in turns', async () => {
  const { time, watchers, room, say } = open();
  const readers = Array.from({ length: 5_000 }, (_, at) =>
    watchers.join('l202', `s${at}`, bytesOf({ type: 'clock', now: 0 })).getReader(),
  );
  for (let at = 0; at < MOST_IN_BATCH; at += 1) {
    expect(room.hasPlace()).toBe(true);
    say();
  }
  expect(room.hasPlace()).toBe(false);
  const stringify = jest.spyOn(JSON, 'stringify');
  time.advance(CHAT_BATCH_MS);
  expect(stringify).toHaveBeenCalledTimes(1);
  stringify.mockRestore();
  expect(room.hasPlace()).toBe(true);
  for (let turns = 0; turns < 30; turns += 1) await turn();
  const [first, , last] = [readers[0], null, readers.at(-1)];
  const second = async (reader: typeof first) => (await reader?.read(), (await reader?.read())?.value);
  expect(await second(first)).toBe(await second(last));
  watchers.endAll();
});

test('a room keeps so many messages, and makes its picture once for all who come', () => {
  const { room, say } = open();
  for (let at = 0; at < 10 * KEPT_LINES; at += 1) say();
  expect(room.snapshot()).toBe(room.snapshot());
  const { in: lines } = JSON.parse(new TextDecoder().decode(room.snapshot()).replace('data: ', '')) as {
    in: { no: number }[];
  };
  expect([lines.length, lines.at(-1)?.no]).toEqual([SHOWN_LINES, 10 * KEPT_LINES]);
  expect(room.find(`line-${9 * KEPT_LINES}`)).toBeUndefined();
  expect(room.find(`line-${9 * KEPT_LINES + 1}`)).toBeDefined();
});
