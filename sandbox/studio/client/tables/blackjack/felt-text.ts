import { drawing } from '../drawing';
import type { SaySeat } from './hands';

/** What is printed on the felt, along two arcs. */
export function feltText(say: SaySeat): SVGSVGElement {
  const [pays, rules] = [say('feltPays'), say('feltRules')];
  const picture = drawing(
    '0 0 720 150',
    [
      '<path id="felt-arc-pays" d="M30 20Q360 120 690 20" fill="none"/><path id="felt-arc-rules" d="M30 62Q360 158 690 62" fill="none"/>',
      `<text class="pays"><textPath href="#felt-arc-pays" startOffset="50%">${pays}</textPath></text>`,
      '<path d="M86 48Q360 131 634 48" fill="none" stroke="#E9CC8E" stroke-opacity=".6"/>',
      `<text class="rules-line"><textPath href="#felt-arc-rules" startOffset="50%">${rules}</textPath></text>`,
    ].join(''),
    'felt-text',
  );
  picture.removeAttribute('aria-hidden');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', `${pays}. ${rules.replace('◆', '.')}`);
  return picture;
}
