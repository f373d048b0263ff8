import { SHEET_COLUMNS } from '../assets/measures';
import type { Boot } from '../boot';
import { SYMBOLS } from '../maths/symbols';
import { element } from './dom';

/** A symbol of the game's sheet as an element. */
export function symbolPicture({ pictures }: Pick<Boot, 'pictures'>, symbol: number): HTMLElement {
  const image = element('span', { class: 'symbol', role: 'img', 'aria-label': SYMBOLS[symbol] ?? '' });
  image.style.backgroundImage = `url("${pictures.symbols}")`;
  image.style.backgroundPosition = `${((symbol % SHEET_COLUMNS) / (SHEET_COLUMNS - 1)) * 100}% ${Math.floor(symbol / SHEET_COLUMNS) * 100}%`;
  return image;
}
