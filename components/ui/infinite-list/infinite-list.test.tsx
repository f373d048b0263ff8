import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { messages, renderWithMessages } from '../../testing/render';
import { InfiniteList } from './infinite-list';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

/** The end of the list comes into view, or goes out of it, when a test says so. */
let tell: (near: boolean) => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {
      tell = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

type Props = Partial<ComponentProps<typeof InfiniteList>>;
const list = (props: Props) => (
  <InfiniteList pages={1} state="ready" onMore={() => undefined} moreHref="/games/all?page=2" {...props}>
    <ul>
      <li>First</li>
    </ul>
  </InfiniteList>
);
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

test('asks for more when its end comes near, at most twice a second', () => {
  const onMore = jest.fn();
  renderWithMessages(list({ onMore }));
  tell(true);
  tell(false);
  tell(true);
  expect(onMore).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(500));
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('asks again for a page that did not fill the screen', () => {
  const onMore = jest.fn();
  const { rerender } = renderWithMessages(list({ onMore }));
  tell(true);
  rerender(list({ onMore, state: 'loading' }));
  rerender(list({ onMore }));
  tell(true);
  expect(onMore).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(500));
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('asks again where a page came so fast that nobody saw it on its way', () => {
  const onMore = jest.fn();
  const { rerender } = renderWithMessages(list({ onMore }));
  tell(true);
  const before = tell;
  rerender(list({ onMore, pages: 2 }));
  // A new look: the end is where it was, and an observer that goes on looking has nothing to tell of it.
  expect(tell).not.toBe(before);
  tell(true);
  act(() => jest.advanceTimersByTime(500));
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('is busy while a page is on its way, and asks for no other', async () => {
  const onMore = jest.fn();
  const { container } = renderWithMessages(list({ onMore, state: 'loading', placeholder: <p>Room</p> }));
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Room')).toBeVisible();
  tell(true);
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  expect(onMore).not.toHaveBeenCalled();
});

test('a page that comes by itself has its room before, one that waits for a press only on its way', () => {
  const room = { placeholder: <p>Room</p> };
  const { rerender } = renderWithMessages(list(room));
  expect(screen.getByText('Room')).toBeVisible();
  rerender(list({ ...room, byHand: true }));
  expect(screen.queryByText('Room')).toBeNull();
  rerender(list({ ...room, byHand: true, state: 'loading' }));
  expect(screen.getByText('Room')).toBeVisible();
  for (const state of ['failed', 'end'] as const) {
    rerender(list({ ...room, state }));
    expect(screen.queryByText('Room')).toBeNull();
  }
});

test('the link asks too, and keeps the focus until the next page is there', async () => {
  const onMore = jest.fn();
  const { rerender } = renderWithMessages(list({ onMore }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(list({ onMore, state: 'loading' }));
  expect(screen.getByRole('link', { name: 'Show more' })).toHaveFocus();
  rerender(list({ onMore }));
  expect(screen.getByRole('link', { name: 'Show more' })).toHaveFocus();
});

test('at the end the focus of the link stays where it was', async () => {
  const { rerender } = renderWithMessages(list({}));
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  rerender(list({ state: 'loading' }));
  rerender(list({ state: 'end' }));
  expect(screen.getByText('That’s all of them.')).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
});

test('after a failure it says so, and waits to be asked', async () => {
  const onMore = jest.fn();
  renderWithMessages(list({ onMore, state: 'failed' }));
  expect(screen.getByRole('status')).toHaveTextContent('More could not be loaded.');
  tell(true);
  expect(onMore).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('without a script the link leads to the next page', () => {
  const html = renderToString(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {list({})}
    </NextIntlClientProvider>,
  );
  expect(html).toContain('href="/games/all?page=2"');
});
