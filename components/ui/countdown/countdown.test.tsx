import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const second = () => act(() => jest.advanceTimersByTimeAsync(1_000));

test('counts every second, ends once and goes no further', async () => {
  const onEnd = jest.fn();
  render(
    <Countdown seconds={2} onEnd={onEnd}>
      {(left) => `Home in ${left} s`}
    </Countdown>,
  );
  expect(screen.getByRole('timer')).toHaveTextContent('Home in 2 s');
  await second();
  expect(screen.getByRole('timer')).toHaveTextContent('Home in 1 s');
  expect(onEnd).not.toHaveBeenCalled();
  await second();
  await second();
  expect(screen.getByRole('timer')).toHaveTextContent('Home in 0 s');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('ends with the newest handler, without beginning anew', async () => {
  const [first, other] = [jest.fn(), jest.fn()];
  const view = render(
    <Countdown seconds={2} onEnd={first}>
      {String}
    </Countdown>,
  );
  await second();
  view.rerender(
    <Countdown seconds={2} onEnd={other}>
      {String}
    </Countdown>,
  );
  await second();
  expect(first).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
});

test('nothing ends after it was taken away', async () => {
  const onEnd = jest.fn();
  render(
    <Countdown seconds={1} onEnd={onEnd}>
      {String}
    </Countdown>,
  ).unmount();
  await second();
  expect(onEnd).not.toHaveBeenCalled();
});

test('counts by the clock: after a sleep or in the background, when timers come late, nothing is left that is over', async () => {
  const onEnd = jest.fn();
  render(
    <Countdown seconds={50} onEnd={onEnd}>
      {String}
    </Countdown>,
  );
  jest.setSystemTime(Date.now() + 30_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('timer')).toHaveTextContent('20');
  jest.setSystemTime(Date.now() + 60_000);
  await second();
  expect(screen.getByRole('timer')).toHaveTextContent('0');
  expect(onEnd).toHaveBeenCalledTimes(1);
});
