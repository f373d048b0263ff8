import { keepStream } from './keep-stream';

let streams: Stream[];

/** jsdom has none. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  constructor(readonly url: string) {
    super();
    streams.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  say(what: 'open' | 'error', readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(what));
  }
}
const newest = () => streams.at(-1) as Stream;
const refuse = () => newest().say('error', Stream.CLOSED);
/** How many were opened by then. */
const after = (ms: number) => {
  jest.advanceTimersByTime(ms);
  return streams.length;
};

beforeEach(() => {
  streams = [];
  jest.useFakeTimers();
  globalThis.EventSource = Stream as unknown as typeof EventSource;
});
afterEach(() => void jest.useRealTimers());
afterAll(() => Reflect.deleteProperty(globalThis, 'EventSource'));

const listen = jest.fn();
const onRefused = jest.fn();
const keep = () => keepStream({ url: '/app/api/v1/events', listen, onRefused });

test('tries a refused one again with growing pauses, until one opens', () => {
  keep();
  refuse();
  expect([after(4_999), after(1)]).toEqual([1, 2]);
  refuse();
  expect([after(9_999), after(1)]).toEqual([2, 3]);
  newest().say('open', 1);
  refuse();
  expect(after(5_000)).toBe(4);
  expect(onRefused).toHaveBeenCalledTimes(3);
  expect(listen.mock.calls.map(([source]) => source as unknown)).toEqual(streams);
});

test('waits five minutes at most', () => {
  keep();
  for (let tries = 0; tries < 20; tries += 1) {
    refuse();
    jest.advanceTimersByTime(300_000);
  }
  expect(streams).toHaveLength(21);
});

test('leaves one that breaks off to the browser', () => {
  keep();
  newest().say('error', 0);
  expect(after(600_000)).toBe(1);
});

test('once ended it opens none, and is told nothing', () => {
  const end = keep();
  refuse();
  end();
  expect(after(600_000)).toBe(1);
  onRefused.mockClear();
  refuse();
  expect(onRefused).not.toHaveBeenCalled();
});
