import { act, render, screen } from '@testing-library/react';
import { standInForLayout } from '../../testing/layout';
import { CountUp } from './count-up';
import { amountAt, stepsIn } from './steps';

beforeEach(() => {
  standInForLayout({ inView: true });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const shown = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent;
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('it counts from nothing to the sum in two seconds, in whole minor units', () => {
  const { container } = render(<CountUp minor={120_000} currency="EUR" locale="en" />);
  expect(shown(container)).toBe('€0.00');
  pass(1_000);
  // A frame of the clock is 16 ms: the step that its time has reached, one of 60 a second.
  expect(shown(container)).toBe('€590.00');
  pass(984);
  expect(shown(container)).not.toBe('€1,200.00');
  pass(32);
  expect(shown(container)).toBe('€1,200.00');
});

test('time, not the number of frames, decides: a frozen page ends in time', () => {
  const { container } = render(<CountUp minor={99_999} currency="EUR" locale="en" />);
  const frozenSince = performance.now();
  jest.setSystemTime(Date.now() + 5_000);
  jest.spyOn(performance, 'now').mockReturnValue(frozenSince + 5_000);
  pass(16);
  expect(shown(container)).toBe('€999.99');
});

test('who asked for less motion sees the sum at once', () => {
  standInForLayout({ media: (query) => query.includes('reduced-motion') });
  const { container } = render(<CountUp minor={120_000} currency="EUR" locale="en" />);
  expect(shown(container)).toBe('€1,200.00');
});

test('the sum is said once, from the start', () => {
  const { container } = render(<CountUp minor={120_000} currency="EUR" locale="en" />);
  expect(screen.getByText('€1,200.00')).not.toHaveAttribute('aria-hidden');
  container.querySelector('[aria-hidden]')?.remove();
  expect(container).toHaveTextContent(/^€1,200\.00$/);
});

test('no step is lost on the way, however large the sum', () => {
  const target = Number.MAX_SAFE_INTEGER;
  const steps = stepsIn(2_000);
  expect(steps).toBe(120);
  const values = Array.from({ length: steps + 1 }, (_, step) => amountAt(target, step, steps));
  expect(values[0]).toBe(0);
  expect(values.at(-1)).toBe(target);
  expect(values.every(Number.isSafeInteger)).toBe(true);
  expect(values.every((value, step) => step === 0 || value > (values[step - 1] ?? 0))).toBe(true);
});

test('a sum that changes is counted to from where it stood', () => {
  const { container, rerender } = render(<CountUp minor={120_000} currency="EUR" locale="en" />);
  pass(2_016);
  rerender(<CountUp minor={240_000} currency="EUR" locale="en" />);
  expect(shown(container)).toBe('€1,200.00');
  pass(1_000);
  expect(shown(container)).toBe('€1,790.00');
  pass(1_016);
  expect(shown(container)).toBe('€2,400.00');
});
