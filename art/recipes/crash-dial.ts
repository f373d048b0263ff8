import { r1, radians } from '@/art/engine/arithmetic';
import type { Recipe } from '@/art/engine/recipe';

/** An altimeter in the red, as in a cockpit. */
export const crashDial: Recipe = (A, g) => {
  const [panel, edge, mark, needle] = A.pick([
    ['#39423a', '#1d231e', '#f2ecd6', '#ff6a2b'],
    ['#3b3f4a', '#1b1e26', '#eef2f7', '#ffd23f'],
    ['#4a2f2a', '#241512', '#f6e7cf', '#35d0ba'],
    ['#23455a', '#0e2230', '#eaf4f8', '#ff4d6d'],
  ] as const);
  let s = A.bg(A.rad([panel, edge], 150, 170, 300));
  s += A.rect(0, 0, 300, 400, A.pattern(6, 6, '<path d="M0 6L6 0" stroke="#ffffff" stroke-opacity=".05"/>'));
  for (const [x, y] of [
    [22, 22],
    [278, 22],
    [22, 378],
    [278, 378],
  ] as const) {
    s += A.circle(x, y, 8, A.radB(['#d8d8d0', '#6d6f68', '#33352f'], 0.35, 0.3, 0.8));
    s += `<path d="M${x - 5} ${y - 3}L${x + 5} ${y + 3}" stroke="#1a1c18" stroke-width="2"/>`;
  }
  const rim = A.lin(['#f4efe2', '#8b8576 40', '#3a372f 60', '#cfc8b6'], 60);
  s += A.circle(150, 178, 126, '#000', 'opacity=".5"') + A.circle(150, 172, 124, rim);
  s += A.circle(150, 172, 111, A.rad(['#202521', '#0b0e0c'], 150, 140, 130));
  const turn = (k: number) => radians(135 + k * 27);
  const on = (k: number, r: number) =>
    `${r1(150 + r * Math.cos(turn(k)))} ${r1(172 + r * Math.sin(turn(k)))}`;
  const arc = (from: number, to: number, r: number) => `M${on(from, r)}A${r} ${r} 0 0 1 ${on(to, r)}`;
  s += `<path d="${arc(7, 10, 98)}" fill="none" stroke="${needle}" stroke-width="13"/>`;
  for (let k = 0; k <= 50; k++) {
    const long = k % 5 === 0;
    s += `<path d="M${on(k / 5, 105)}L${on(k / 5, long ? 88 : 98)}" stroke="${mark}" stroke-width="${long ? 3.4 : 1.3}"/>`;
  }
  for (let k = 0; k <= 10; k += 2) {
    const [x = '0', y = '0'] = on(k, 70).split(' ');
    s += A.label(String(k === 0 ? 1 : k * 5), {
      x: Number(x),
      y: Number(y) + 7,
      size: 20,
      font: 'Staatliches',
      wt: 400,
      fill: mark,
    });
  }
  s += A.label('×', { x: 150, y: 232, size: 26, font: 'Staatliches', wt: 400, fill: mark });
  const to = 6.4 + A.R() * 3;
  const at = 135 + to * 27;
  s += `<g transform="translate(150 172) rotate(${r1(at)})"><path d="M-26-5L92-1.6V1.6L-26 5Z" fill="#000" opacity=".5" transform="translate(3 5)"/><path d="M-26-6L94-1.6V1.6L-26 6Z" fill="${needle}"/></g>`;
  s += A.circle(150, 172, 15, rim) + A.circle(150, 172, 6, '#111');
  s += A.path('M60 118A104 104 0 0 1 196 78C150 84 100 104 72 152Z', '#ffffff', 'opacity=".13"');
  s += A.rect(26, 312, 248, 62, '#0b0e0c', `rx="6" stroke="${mark}" stroke-opacity=".35" stroke-width="1.5"`);
  s += A.title([{ L: 'all', t: 'ALTIMETER', s: 54 }], {
    font: 'Staatliches',
    y: 360,
    w: 228,
    fill: mark,
    shadow: 0,
    two: [367, 28],
  });
  s += A.provider(g.provider, { y: 391, c: mark, o: 0.9, s: 8.5 });
  return s;
};
