import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useListPlace } from './use-list-place';

let travelled = true;
jest.mock('@/lib/browser/way-back', () => ({ takeTravelled: () => travelled }));

let finish = (): void => undefined;
const load = jest.fn(
  () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
);
const scrolled = jest.fn();

function List() {
  const list = useRef<HTMLUListElement>(null);
  useListPlace({ list, pages: 0, load });
  return <ul ref={list} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  travelled = true;
  sessionStorage.setItem(`list:${window.location.pathname}`, '{"pages":2,"top":900,"height":4000}');
  window.scrollTo = scrolled as typeof window.scrollTo;
});
afterEach(() => jest.useRealTimers());

/** The pages arrive, and what waits for the next frames is done. */
async function arrive() {
  finish();
  await act(() => jest.advanceTimersByTimeAsync(100));
}

test('brings a list back to its pages and its place', async () => {
  const { container } = render(<List />);
  const list = container.querySelector('ul') as HTMLElement;
  expect(load).toHaveBeenCalledWith(2);
  expect(list.style.minBlockSize).toBe('4000px');
  scrolled.mockClear();
  await arrive();
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
  expect(list.style.minBlockSize).toBe('');
});

test('leaves a list that was come to by a link at its top', () => {
  travelled = false;
  render(<List />);
  expect(load).not.toHaveBeenCalled();
  expect(scrolled).not.toHaveBeenCalled();
});

test('does not pull back who has scrolled in the meantime', async () => {
  render(<List />);
  window.dispatchEvent(new Event('wheel'));
  scrolled.mockClear();
  await arrive();
  expect(scrolled).not.toHaveBeenCalled();
});

test('does not scroll the page that came after it', async () => {
  const { unmount } = render(<List />);
  unmount();
  scrolled.mockClear();
  await arrive();
  expect(scrolled).not.toHaveBeenCalled();
});
