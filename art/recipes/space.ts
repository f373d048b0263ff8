import type { Recipe } from '@/art/engine/recipe';

export const space: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#0a0420', '#26105c 40', '#7a1f7d 70', '#ff6f61']));
  s +=
    A.stars(120, 330) +
    `<g filter="${A.blur(16)}" opacity=".8"><ellipse cx="70" cy="120" rx="90" ry="36" fill="#3a5bff" transform="rotate(-28 70 120)"/><ellipse cx="230" cy="240" rx="110" ry="36" fill="#ff3d9a" transform="rotate(-24 230 240)"/><ellipse cx="150" cy="60" rx="60" ry="26" fill="#27e0ff" opacity=".7"/></g>` +
    A.stars(40, 320);
  const ringF = `<ellipse cx="186" cy="150" rx="158" ry="34" fill="none" stroke="#ffe7b0" stroke-width="13" opacity=".9" transform="rotate(-20 186 150)"/><ellipse cx="186" cy="150" rx="134" ry="27" fill="none" stroke="#ff9f6b" stroke-width="5" transform="rotate(-20 186 150)"/>`;
  s +=
    ringF +
    `<g ${A.clip('<circle cx="186" cy="150" r="92"/>')}><circle cx="186" cy="150" r="92" fill="${A.rad(['#ffe7a0', '#ff9b4a 40', '#c42a5c 75', '#3a0a4a'], 150, 112, 150)}"/><g transform="rotate(-20 186 150)" opacity=".35">${[98, 112, 134, 152, 176, 196].map((y, i) => `<path d="M80 ${y}q50 ${i % 2 ? 9 : -7} 106 0t110 0v${6 + (i % 3) * 4}q-60 ${i % 2 ? 8 : -8}-110 0t-106 0Z" fill="${i % 2 ? '#fff0c9' : '#8a1450'}"/>`).join('')}</g></g>` +
    `<g ${A.clip('<path transform="rotate(-20 186 150)" d="M0 150H400V260H0Z"/>')}>${ringF}</g>`;
  s += A.circle(52, 64, 17, A.rad(['#e2fbff', '#59c8ff 50', '#0d3a8a'], 46, 58, 22));
  s += `<g transform="rotate(0)">${A.path('M-20 420C60 300 70 270 112 236', 'none', 'stroke="#ffd36b" stroke-width="20" opacity=".55" stroke-linecap="round" filter="' + A.blur(7) + '"')}${A.path('M-20 420C60 310 74 276 110 238', 'none', 'stroke="#fff" stroke-width="5" opacity=".8" stroke-linecap="round"')}</g>`;
  s += A.obj('rocket', 140, 208, 128, { rot: -4, fx: A.popFx({ outline: '#1a0636' }) });
  s += A.ridge(372, 26, 26, '#14052b', 0.8);
  s += A.fade(286, '#0a0218', 0.9);
  s += A.title(
    [
      { L: 0, t: 'NOVA', s: 84, wt: 900 },
      { L: 1, t: 'DRIFT', s: 34, wt: 900, track: 0.5, gap: 12 },
    ],
    {
      font: 'Orbitron',
      y: 376,
      base: 'bottom',
      fill: ['#ffffff', '#bdf0ff 40', '#4aa8ff 52', '#ffd6f2 54', '#ff5fae'],
      stroke: '#0d0326',
      sw: 6,
      ext: [0, 4, 4, '#3a1a8a'],
      w: 244,
    },
  );
  s += A.provider(g.provider, { x: 18, y: 24, anchor: 'start', s: 8, font: 'Orbitron', c: '#d9e6ff' });
  return s;
};
