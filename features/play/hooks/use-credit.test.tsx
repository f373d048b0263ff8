import { act, renderHook } from '@testing-library/react';
import { useCredit } from './use-credit';

const onCredit = jest.fn();
const reread = jest.fn();

/** A game that shows 50.00, as the platform does. */
function show() {
  const view = renderHook(({ balance }) => useCredit({ balance, onCredit, reread }), {
    initialProps: { balance: 5_000 },
  });
  const { hear } = view.result.current;
  act(() => hear({ type: 'credit', balance: 5_000 }));
  onCredit.mockClear();
  return { ...view, hear: (message: Parameters<typeof hear>[0]) => act(() => hear(message)) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onCredit.mockClear();
  reread.mockClear();
});
afterEach(() => jest.useRealTimers());

it('has the game read what changed elsewhere, and shows the platform’s figure when it says nothing for three seconds', () => {
  const { rerender } = show();
  rerender({ balance: 9_000 });
  expect(reread).toHaveBeenCalledTimes(1);
  pass(2_999);
  expect(onCredit).not.toHaveBeenCalled();
  pass(1);
  expect(onCredit.mock.calls).toEqual([[null]]);
});

it('shows what the game has read, and waits no longer', () => {
  const { rerender, hear } = show();
  rerender({ balance: 9_000 });
  hear({ type: 'credit', balance: 9_000 });
  pass(60_000);
  expect(onCredit.mock.calls).toEqual([[9_000]]);
});

it('tells no win before the game shows it, unless the round shows nothing for twenty seconds', () => {
  const { rerender, hear } = show();
  hear({ type: 'round-started', roundId: 'r', stake: 100, balance: 4_900 });
  // The wallet has the win already.
  rerender({ balance: 5_400 });
  expect(reread).not.toHaveBeenCalled();
  pass(19_000);
  // Each spin that is shown begins the wait anew.
  hear({ type: 'round-shown', roundId: 'r', won: 200, balance: 5_100 });
  pass(19_999);
  expect(onCredit.mock.calls).toEqual([[4_900], [5_100]]);
  pass(1);
  expect(onCredit).toHaveBeenLastCalledWith(null);
});

it('shows the platform’s figure from the moment that the game is gone', () => {
  const { result } = show();
  act(() => result.current.forget());
  expect(onCredit.mock.calls).toEqual([[null]]);
});

it('is silent from the moment that the platform’s figure is shown until the game speaks again', () => {
  const { rerender, result, hear } = show();
  hear({ type: 'round-started', roundId: 'r', stake: 100, balance: 4_900 });
  expect(result.current.silent).toBe(false);
  rerender({ balance: 5_400 });
  pass(20_000);
  expect(result.current.silent).toBe(true);
  hear({ type: 'credit', balance: 5_400 });
  expect(result.current.silent).toBe(false);
});
