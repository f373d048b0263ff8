import { SPACE } from './svg';

/** A drawing from markup of our own, without styles in it: the page's policy allows none. Not read out. */
export function drawing(viewBox: string, markup: string, name = ''): SVGSVGElement {
  const svg = document.createElementNS(SPACE, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('aria-hidden', 'true');
  if (name) svg.setAttribute('class', name);
  svg.innerHTML = markup;
  return svg;
}

let sprite: SVGSVGElement | null = null;
const defined = new Set<string>();

/** Defines something once for the whole page, such as a gradient or a symbol: by its id any drawing may refer to it. */
export function define(id: string, markup: () => string): string {
  if (!sprite?.isConnected) {
    // Not `display: none`: gradients of a drawing that is not laid out are not painted everywhere.
    sprite = drawing('0 0 1 1', '', 'sprite');
    for (const side of ['width', 'height']) sprite.setAttribute(side, '0');
    sprite.style.position = 'absolute';
    document.body.append(sprite);
    defined.clear();
  }
  if (!defined.has(id)) {
    defined.add(id);
    sprite.insertAdjacentHTML('beforeend', markup());
  }
  return id;
}

/** A drawing that was defined once, and is shown here. */
export const shown = (id: string, name = ''): string => `<use href="#${id}"${name && ` class="${name}"`}/>`;
