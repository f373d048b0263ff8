/** @jest-environment jsdom */
import { element, focusOn } from './dom';

/** A box with edges on the screen; what is scrolled is noted by the browser itself. */
const boxed = (target: HTMLElement, top: number, bottom: number) => {
  target.getBoundingClientRect = () =>
    ({
      top: top - (target.parentElement?.scrollTop ?? 0),
      bottom: bottom - (target.parentElement?.scrollTop ?? 0),
      left: 0,
      right: 0,
    }) as DOMRect;
  return target;
};

it('shows what has the keys by moving the box of the game, not the page around it', () => {
  const button = element('button', {}, 'Play');
  const box = element('div', { style: 'overflow-y: auto' }, button);
  document.body.replaceChildren(box);
  boxed(box, 0, 100);
  boxed(button, 150, 180);
  const focus = jest.spyOn(button, 'focus');
  focusOn(button);
  expect(document.activeElement).toBe(button);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(box.scrollTop).toBe(80);
  focusOn(button);
  expect(box.scrollTop).toBe(80);
  box.scrollTop = 170;
  focusOn(button);
  expect(box.scrollTop).toBe(150);
});

it('moves no box that does not scroll, and does nothing without an element', () => {
  const button = element('button', {}, 'Play');
  const box = element('div', {}, button);
  document.body.replaceChildren(box);
  boxed(box, 0, 100);
  boxed(button, 150, 180);
  focusOn(button);
  expect(box.scrollTop).toBe(0);
  focusOn(null);
  expect(document.activeElement).toBe(button);
});
