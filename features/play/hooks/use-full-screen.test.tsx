import { act, cleanup, render, screen } from '@testing-library/react';
import { useFullScreen } from './use-full-screen';

function Stage({ of }: { of: string }) {
  const { full, enter, leave } = useFullScreen(of);
  return (
    <>
      <output>{full}</output>
      <button onClick={() => void enter()}>enter</button>
      <button onClick={leave}>leave</button>
    </>
  );
}

let whole: Element | null;
const become = (element: Element | null) => {
  whole = element;
  document.dispatchEvent(new Event('fullscreenchange'));
};
const exit = jest.fn(async () => become(null));
beforeEach(() => {
  whole = null;
  exit.mockClear();
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => whole },
    exitFullscreen: { configurable: true, value: exit },
  });
  document.documentElement.requestFullscreen = async () => become(document.documentElement);
});
afterEach(async () => {
  cleanup();
  await act(async () => undefined);
});

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const says = () => screen.getByRole('status').textContent;
const marked = () => document.documentElement.dataset['full'];

it('goes on where the same game has another mode, a page of its own', async () => {
  const { rerender } = render(<Stage key="real" of="book" />);
  await press('enter');
  expect([says(), marked(), whole]).toEqual(['screen', 'screen', document.documentElement]);
  await act(async () => rerender(<Stage key="demo" of="book" />));
  expect([says(), marked(), whole]).toEqual(['screen', 'screen', document.documentElement]);
  expect(exit).not.toHaveBeenCalled();
  await press('leave');
  expect([says(), marked(), whole]).toEqual(['off', undefined, null]);
  await act(async () => rerender(<Stage key="real" of="book" />));
  expect(says()).toBe('off');
});

it('ends where another game comes, and where no game is', async () => {
  const { rerender, unmount } = render(<Stage key="one" of="book" />);
  await press('enter');
  await act(async () => rerender(<Stage key="two" of="dice" />));
  expect([says(), marked(), whole]).toEqual(['off', undefined, null]);
  await press('enter');
  unmount();
  await act(async () => undefined);
  expect([marked(), whole]).toEqual([undefined, null]);
});

it('is a layer where the browser has no full screen, and goes on, too', async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
  const { rerender } = render(<Stage key="real" of="book" />);
  await press('enter');
  expect([says(), marked(), whole]).toEqual(['layer', 'layer', null]);
  await act(async () => rerender(<Stage key="demo" of="book" />));
  expect(says()).toBe('layer');
  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect([says(), marked()]).toEqual(['off', undefined]);
});

it('follows the browser out', async () => {
  render(<Stage of="book" />);
  await press('enter');
  await act(async () => become(null));
  expect([says(), marked()]).toEqual(['off', undefined]);
});
