type Child = Node | string | null;

/** An element with attributes and children. `true` writes an empty attribute, `false` and null none. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number | boolean | null> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null) continue;
    made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A line icon of 24 units, drawn in the colour of the text. */
export function icon(...paths: string[]): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  for (const data of paths) {
    const path = document.createElementNS(space, 'path');
    path.setAttribute('d', data);
    svg.append(path);
  }
  return svg;
}

/** How far a stretch has to move to lie between two edges; 0 when it does. */
const beyond = (start: number, end: number, from: number, to: number): number =>
  start < from ? start - from : end > to ? Math.min(end - to, start - from) : 0;

/** Gives an element the keys. What moves to show it is the game's own boxes: the page around the frame stays where it is. */
export function focusOn(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.focus({ preventScroll: true });
  for (let box = target.parentElement; box; box = box.parentElement) {
    const [inner, outer] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    if (scrolls(overflowY)) box.scrollTop += beyond(inner.top, inner.bottom, outer.top, outer.bottom);
    if (scrolls(overflowX)) box.scrollLeft += beyond(inner.left, inner.right, outer.left, outer.right);
  }
}
