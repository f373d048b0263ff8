import { act, screen } from '@testing-library/react';
import { standInForLayout } from '../../testing/layout';
import { renderWithMessages } from '../../testing/render';
import { TimeLeft } from './time-left';

const NOW = Date.parse('2026-11-21T20:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  standInForLayout({ inView: true });
});
afterEach(() => jest.useRealTimers());

const shown = () => document.querySelector('b')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('tells days, hours and minutes, and goes on by the minute', async () => {
  renderWithMessages(<TimeLeft until={NOW + MINUTE * (2 * 1_440 + 14 * 60 + 36)} label="The cup ends" />);
  expect(shown()).toBe('2d 14h 36m');
  expect(screen.getByText(/2 days, 14 hours, 36 minutes left/)).toBeInTheDocument();
  await pass(59_000);
  expect(shown()).toBe('2d 14h 36m');
  await pass(1_000);
  expect(shown()).toBe('2d 14h 35m');
});

test('leaves out days when there are none, and is over when it is over', async () => {
  renderWithMessages(<TimeLeft until={NOW + 90_000} label="The cup ends" />);
  expect(shown()).toBe('0h 2m');
  await pass(89_000);
  expect(shown()).toBe('0h 1m');
  await pass(1_000);
  expect(shown()).toBe('ended');
});
