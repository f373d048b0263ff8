import { act, render } from '@testing-library/react';
import { standInForLayout } from '../../testing/layout';
import { RevealInView } from './reveal-in-view';

const Row = () => (
  <>
    <div id="row">
      <i>1</i>
      {[2, 3, 4, 5].map((number) => (
        <b key={number}>{number}</b>
      ))}
    </div>
    <RevealInView target="row" />
  </>
);
const revealed = () =>
  [...document.querySelectorAll<HTMLElement>('#row > *')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ textContent }) => textContent);

let idle: (() => void)[];
/** The browser has nothing to do. */
const rest = () => act(() => idle.splice(0).forEach((task) => task()));

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (task) => idle.push(() => task({} as IdleDeadline));
  window.cancelIdleCallback = (handle) => void idle.splice(handle - 1, 1);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(
      (element) =>
        ({ contentVisibility: element.localName === 'b' ? 'auto' : 'visible' }) as CSSStyleDeclaration,
    );
});
afterEach(() => jest.restoreAllMocks());

test('what a row keeps back is laid out a few at a time, when the row is in sight and nothing else is to be done', () => {
  const see = standInForLayout();
  render(<Row />);
  rest();
  expect(revealed()).toEqual([]);
  act(see);
  expect(revealed()).toEqual([]);
  rest();
  expect(revealed()).toEqual(['2', '3']);
  rest();
  expect(revealed()).toEqual(['2', '3', '4', '5']);
  expect(idle).toEqual([]);
});

test('a row that is gone is left alone', () => {
  const see = standInForLayout();
  const { unmount } = render(<Row />);
  act(see);
  unmount();
  expect(idle).toEqual([]);
});
