import { drawing } from '../drawing';
import type { SaySeat } from './hands';

/** What is printed on the table, along two arcs. */
export function tableText(say: SaySeat): SVGSVGElement {
  const [pays, rules] = [say('clothPays'), say('clothRules')];
  const picture = drawing(
    '0 0 720 150',
    [
      '<path id="table-arc-pays" d="M30 20Q360 120 690 20" fill="none"/><path id="table-arc-rules" d="M30 62Q360 158 690 62" fill="none"/>',
      `<text class="pays"><textPath href="#table-arc-pays" startOffset="50%">${pays}</textPath></text>`,
      '<path d="M86 48Q360 131 634 48" fill="none" stroke="#E9CC8E" stroke-opacity=".6"/>',
      `<text class="rules-line"><textPath href="#table-arc-rules" startOffset="50%">${rules}</textPath></text>`,
    ].join(''),
    'table-text',
  );
  picture.removeAttribute('aria-hidden');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', `${pays}. ${rules.replace('◆', '.')}`);
  return picture;
}
