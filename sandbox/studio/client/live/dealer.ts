import { drawing } from '../tables/drawing';

/** The dealer, down to the hands: a drawing, and the page says so. The arm waves over the cloth when bets close. */
export const dealer = (): SVGSVGElement =>
  drawing(
    '0 0 96 96',
    [
      '<rect width="96" height="96" rx="14" fill="#0d3a2b"/><circle cx="48" cy="34" r="40" fill="#1c7d59" opacity=".55"/>',
      // hair behind, neck, face
      '<path d="M28 44C22 14 74 14 68 44L66 58H30Z" fill="#2a1a10"/><path d="M41 50H55V64H41Z" fill="#c98f66"/>',
      '<ellipse cx="48" cy="38" rx="15" ry="18" fill="#e0a97e"/><path d="M32 36C34 18 62 16 64 36C56 32 50 27 46 27C42 27 38 33 32 36Z" fill="#2a1a10"/>',
      '<g class="lv-eyes" fill="#2a1a10"><ellipse cx="42" cy="38" rx="1.9" ry="2.3"/><ellipse cx="54" cy="38" rx="1.9" ry="2.3"/></g>',
      '<path d="M43 47C46 50 50 50 53 47" stroke="#8a4b34" stroke-width="1.8" stroke-linecap="round" fill="none"/>',
      // shirt, waistcoat, bow tie
      '<path d="M14 96C15 74 30 64 41 61L48 66L55 61C66 64 81 74 82 96Z" fill="#f6efdd"/><path d="M18 96C18 78 28 69 38 65L48 84L58 65C68 69 78 78 78 96Z" fill="#15201a"/>',
      '<path d="M48 66L38 61V71ZM48 66L58 61V71Z" fill="#c2303a"/><circle cx="48" cy="66" r="2.4" fill="#96192a"/>',
      '<circle cx="48" cy="88" r="1.5" fill="#e9cc8e"/>',
      '<g class="lv-arm"><path d="M78 96C82 84 74 78 66 82L44 90C40 92 42 97 47 96Z" fill="#f6efdd"/><ellipse cx="44" cy="92" rx="6.5" ry="4.6" fill="#e0a97e"/></g>',
    ].join(''),
    'lv-dealer',
  );
