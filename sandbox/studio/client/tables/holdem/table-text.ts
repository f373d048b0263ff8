import { drawing } from '../drawing';
import type { SayHoldem } from './bets';

/** What is printed on the table, along an arc. */
export function tableText(say: SayHoldem): SVGSVGElement {
  const plays = say('clothPlays');
  const picture = drawing(
    '0 0 720 96',
    [
      '<path id="table-arc-plays" d="M30 20Q360 100 690 20" fill="none"/>',
      `<text class="plays"><textPath href="#table-arc-plays" startOffset="50%">${plays}</textPath></text>`,
      '<path d="M86 42Q360 110 634 42" fill="none" stroke="#E9CC8E" stroke-opacity=".6"/>',
    ].join(''),
    'table-text',
  );
  picture.removeAttribute('aria-hidden');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', plays);
  return picture;
}
