import { act, screen } from '@testing-library/react';
import { renderWithMessages } from '@/components/testing/render';
import type { Winner } from '../domain/merge-winners';
import { RecentWinners } from './recent-winners';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

/** The streams of a page, held by a test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  push(data: string) {
    act(() => void this.dispatchEvent(Object.assign(new Event('winners'), { data })));
  }
}

const winner = (id: number): Winner => ({
  id,
  login: `w${id}***`,
  game: { id: 'g1', name: 'Scarab', geo_link: '/game/scarab', image: '/art/p', gradient_color: '#123' },
  currency: 'EUR',
  amount: id * 100,
});
const shown = () => screen.getAllByRole('listitem').map((row) => /w(\d+)/.exec(row.textContent)?.[1]);
const live = () => Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED);
const last = () => Stream.opened.at(-1) as Stream;

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function watching(winners: Winner[]) {
  const result = renderWithMessages(<RecentWinners winners={winners} />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(live()).toHaveLength(1);
  return result;
}

beforeEach(() => {
  jest.useFakeTimers();
  Stream.opened = [];
  Object.assign(globalThis, { EventSource: Stream });
});
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

test('the page’s own list is there before anything is asked, and nobody is told of new ones', () => {
  renderWithMessages(<RecentWinners winners={[winner(2), winner(1)]} />);
  expect(shown()).toEqual(['2', '1']);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('w2***Scarab€2.00');
  expect(document.querySelector('[aria-live]')).toBeNull();
  expect(Stream.opened).toHaveLength(0);
});

test('new ones come in at the top, each once, and the list stays as long', async () => {
  await watching([5, 4, 3, 2, 1].map(winner));
  expect(last().url).toBe('/api/v1/winners/events');
  last().push(JSON.stringify([winner(7), winner(6), winner(5)]));
  expect(shown()).toEqual(['7', '6', '5', '4', '3']);
  last().push('nonsense');
  last().push('{"id":9}');
  expect(shown()).toEqual(['7', '6', '5', '4', '3']);
});

test('nothing moves while the keyboard is inside; what came meanwhile comes after', async () => {
  await watching([winner(2), winner(1)]);
  const [first] = screen.getAllByRole('link');
  act(() => first?.focus());
  last().push(JSON.stringify([winner(3)]));
  expect(shown()).toEqual(['2', '1']);
  act(() => first?.blur());
  expect(shown()).toEqual(['3', '2', '1']);
});

test('a hidden page gives its stream up and takes one anew', async () => {
  await watching([winner(1)]);
  hide(true);
  expect(live()).toHaveLength(0);
  hide(false);
  expect(live()).toHaveLength(1);
});

test('a stream that was refused is tried again with growing pauses', async () => {
  await watching([winner(1)]);
  const refuse = () => {
    last().close();
    act(() => void last().dispatchEvent(new Event('error')));
  };
  refuse();
  await act(() => jest.advanceTimersByTimeAsync(4_999));
  expect(Stream.opened).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(Stream.opened).toHaveLength(2);
  refuse();
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(Stream.opened).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(Stream.opened).toHaveLength(3);
});

test('leaving the page ends the stream', async () => {
  const { unmount } = await watching([winner(1)]);
  unmount();
  expect(live()).toHaveLength(0);
});
