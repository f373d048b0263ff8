import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderWithPlatform } from '@/components/testing/platform';
import { DialogPlaceContext } from '@/components/ui/dialog/dialog-place';
import { StoryViewer } from '../components/story-viewer';
import type { Story } from '../domain/story';
import { story } from './stories';

export const stories = [story('a', 2), story('b', 3), story('c', 1)];
export const onClose = jest.fn();

export function play(
  first = 'a',
  { list = stories, covered = false }: { list?: Story[]; covered?: boolean } = {},
) {
  const viewer = (isCovered: boolean) => (
    <DialogPlaceContext value={{ covered: isCovered }}>
      <StoryViewer stories={list} first={first} onClose={onClose} />
    </DialogPlaceContext>
  );
  const { rerender, ...rest } = renderWithPlatform(viewer(covered));
  load();
  return { ...rest, cover: (isCovered: boolean) => rerender(viewer(isCovered)) };
}
export const stage = () => screen.getByTestId('story-stage');
export const picture = (slide: string) => document.querySelector(`img[src="/media/${slide}.webp"]`);
export const shown = () => screen.getByRole('heading', { level: 3 }).textContent?.replace('Heading ', '');
/** The picture of the slide that shows is there. */
export function load(slide = shown()) {
  const image = picture(slide ?? '');
  if (image) fireEvent.load(image);
}
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Of the events, in ms. */
let clock = 1_000;
export const pass = (ms: number) => void (clock += ms);
export function point(
  name: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  x: number,
  y: number,
  on = stage(),
) {
  const init = { pointerId: 7, clientX: x, clientY: y, button: 0, bubbles: true };
  const event = createEvent[name](on, init);
  // jsdom's pointer events carry no place.
  Object.entries({ ...init, timeStamp: clock }).forEach(([key, value]) => {
    if (key !== 'bubbles') Object.defineProperty(event, key, { value });
  });
  fireEvent(on, event);
}
export function drag(x: number, y: number) {
  point('pointerDown', 200, 300);
  point('pointerMove', 200 + x / 2, 300 + y / 2);
  point('pointerMove', 200 + x, 300 + y);
  point('pointerUp', 200 + x, 300 + y);
}
export function tap(name: 'Back' | 'Forward', ms = 80) {
  const zone = screen.getByRole('button', { name });
  point('pointerDown', 200, 300, zone);
  clock += ms;
  point('pointerUp', 200, 300, zone);
  fireEvent.click(zone, { detail: 1 });
}
export const key = (name: string, on: Element = document.body) => fireEvent.keyDown(on, { key: name });
