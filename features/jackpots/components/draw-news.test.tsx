import { act, screen } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { JACKPOT_OPENINGS, JACKPOT_POLL_MS, JACKPOT_RANGES } from '@/lib/domain/jackpots';
import type { JackpotDraw } from '../api/get-jackpots-draws.server';
import type { Jackpots } from '../api/get-jackpots';
import { fairDraw, jackpotsOf } from '../testing/jackpots';
import { JackpotDraws } from './jackpot-draws';
import { JackpotSlide } from './jackpot-slide';
import { JackpotsBoard } from './jackpots-board';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

/** The page's stream, held by the test. */
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
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const tell = (data: string) => {
  for (const stream of Stream.opened) stream.dispatchEvent(Object.assign(new Event('draws'), { data }));
  // What follows the page's data hears of it in a task of its own.
  return pass(1);
};

const AMOUNTS = { ...JACKPOT_OPENINGS, mini: 140_000 };
const WON = formatAmount(fairDraw().won.amount, 'EUR', 'en');
let answer: Jackpots;

function openPage(draws: readonly JackpotDraw[] = []) {
  renderWithPlatform(
    <>
      <JackpotsBoard jackpots={answer} />
      <JackpotDraws draws={draws} />
    </>,
  );
  return pass(1_000);
}
const news = () => screen.getAllByRole('status').find(({ className }) => className === 'news')?.textContent;
const listed = () => screen.queryAllByText(/dom\*\*\*|eve\*\*\*/, { selector: 'li p' }).length;

beforeEach(() => {
  jest.useFakeTimers();
  standInForLayout({ media: (query) => query.includes('reduced-motion') });
  Stream.opened = [];
  Object.assign(globalThis, { EventSource: Stream });
  answer = jackpotsOf(AMOUNTS);
  platformAnswers({ 'GET /api/v1/jackpots': () => answer });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

test('a draw is told to everybody on the page, whose list has it, and the jackpot opens again', async () => {
  await openPage();
  expect(Stream.opened.map(({ url }) => url)).toEqual(['/api/v1/jackpots/events']);
  await tell('[]');
  expect([news(), listed()]).toEqual(['', 0]);
  const draw = fairDraw();
  await tell(JSON.stringify([draw]));
  expect(news()).toBe(`Jackpot Mini was drawn on 20 Nov 2026, 12:00 UTC: ${WON} to dom***.`);
  expect(listed()).toBe(1);
  expect(screen.getByRole('meter', { name: 'Mini' })).toHaveAttribute(
    'aria-valuenow',
    String(JACKPOT_OPENINGS.mini),
  );
  // Meanwhile it has grown.
  answer = { ...jackpotsOf({ ...JACKPOT_OPENINGS, mini: 50_123 }), lastDraw: draw };
  await pass(JACKPOT_POLL_MS + 1);
  expect(screen.getByRole('meter', { name: 'Mini' })).toHaveAttribute('aria-valuenow', '50123');
});

test('what the stream begins with is no news: the amounts hold', async () => {
  const known = fairDraw();
  await openPage([known]);
  await tell(JSON.stringify([{ ...fairDraw(), id: 5, login: 'eve***' }, known]));
  expect([news(), listed()]).toEqual(['', 2]);
  expect(screen.getByRole('meter', { name: 'Mini' })).toHaveAttribute('aria-valuenow', '140000');
});

test.each(['not JSON', '{}', '[1]'])('%s from the stream changes nothing', async (data) => {
  await openPage([fairDraw()]);
  await tell(data);
  expect([news(), listed()]).toEqual(['', 1]);
});

test('leaving the page ends the stream', async () => {
  const { unmount } = renderWithPlatform(<JackpotsBoard jackpots={answer} />);
  await pass(1_000);
  unmount();
  expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED]);
});

test('the slide tells it beside the jackpot that was drawn, with the next poll', async () => {
  const { container } = renderWithPlatform(<JackpotSlide jackpots={answer} />);
  const notes = () =>
    ['max', 'mid', 'mini'].map(
      (name) => container.querySelector(`[data-jackpot="${name}"] small`)?.textContent,
    );
  expect(notes()).toEqual(['Up to €30,000', 'Up to €10,000', 'Up to €2,500']);
  answer = { ...jackpotsOf(JACKPOT_OPENINGS), lastDraw: fairDraw() };
  await pass(JACKPOT_POLL_MS + 1);
  expect(notes()).toEqual(['Up to €30,000', 'Up to €10,000', `Drawn: ${WON} to dom***`]);
  expect(answer.lastDraw?.won.amount).toBeLessThan(JACKPOT_RANGES.mini.max);
});
