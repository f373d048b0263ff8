import { SHEET_COLUMNS } from '../assets/measures';
import type { Boot } from '../boot';
import { element } from './dom';

/** A symbol of the game's sheet as an element; hidden from screen readers where it has no name. */
export function symbolPicture(
  { pictures }: Pick<Boot, 'pictures'>,
  symbol: number,
  name: string | null,
): HTMLElement {
  const image = element('span', {
    class: 'symbol',
    ...(name === null ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': name }),
  });
  image.style.backgroundImage = `url("${pictures.symbols}")`;
  image.style.backgroundPosition = `${((symbol % SHEET_COLUMNS) / (SHEET_COLUMNS - 1)) * 100}% ${Math.floor(symbol / SHEET_COLUMNS) * 100}%`;
  return image;
}
