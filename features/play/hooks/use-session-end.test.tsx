import { act, renderHook } from '@testing-library/react';
import { useSessionEnd } from './use-session-end';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(isOver: boolean, inRound: boolean) {
  const end = jest.fn();
  const { rerender } = renderHook(
    (state: { isOver: boolean; inRound: boolean }) => useSessionEnd({ phase: 'open', end }, state),
    { initialProps: { isOver, inRound } },
  );
  return { end, rerender };
}

test('a game closes with its session, and not before', () => {
  const { end, rerender } = show(false, false);
  expect(end).not.toHaveBeenCalled();
  rerender({ isOver: true, inRound: false });
  expect(end).toHaveBeenCalledTimes(1);
});

test('a round is shown to its end, for some seconds at most', () => {
  const { end, rerender } = show(true, true);
  act(() => jest.advanceTimersByTime(5_000));
  expect(end).not.toHaveBeenCalled();
  rerender({ isOver: true, inRound: false });
  expect(end).toHaveBeenCalledTimes(1);

  const long = show(true, true);
  act(() => jest.advanceTimersByTime(6_000));
  expect(long.end).toHaveBeenCalledTimes(1);
});
