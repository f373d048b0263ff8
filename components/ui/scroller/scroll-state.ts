/** Cards that have a place: the law of a country may take one (`data-law`). */
export const placed = (children: readonly HTMLElement[]): HTMLElement[] =>
  children.filter((child) => getComputedStyle(child).display !== 'none');

/** Where a card stands among all of them; 0 for none. */
export const indexAmong = (all: readonly HTMLElement[], card: HTMLElement | undefined): number =>
  card ? Math.max(0, all.indexOf(card)) : 0;

export interface ScrollState {
  atStart: boolean;
  atEnd: boolean;
  /** Of the child that stands first in view; the last one once the end is reached. */
  index: number;
}

/** Sub-pixel layouts end a fraction before their end. */
const TOLERANCE = 2;

/**
 * Where a row stands. Works in both writing directions: distances are taken without their sign.
 * `children` are its cards, when they are not its own children.
 */
export function readScroll(
  element: HTMLElement,
  children: readonly HTMLElement[] = [...element.children] as HTMLElement[],
): ScrollState {
  const position = Math.abs(element.scrollLeft);
  const furthest = element.scrollWidth - element.clientWidth;
  const atStart = position <= TOLERANCE;
  const atEnd = position >= furthest - TOLERANCE;
  if (atStart || children.length === 0) return { atStart, atEnd, index: 0 };
  if (atEnd) return { atStart, atEnd, index: children.length - 1 };
  const first = children[0]?.offsetLeft ?? 0;
  const offsets = children.map((child) => Math.abs(child.offsetLeft - first));
  const distances = offsets.map((offset) => Math.abs(offset - position));
  return { atStart, atEnd, index: distances.indexOf(Math.min(...distances)) };
}

/** Scrolls by most of the visible width, so that the last visible card becomes the first. 1 is to the right. */
export function scrollByPage(element: HTMLElement, direction: 1 | -1): void {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  element.scrollBy({ left: direction * element.clientWidth * 0.84, behavior: calm ? 'auto' : 'smooth' });
}
