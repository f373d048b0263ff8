import type { Recipe } from '@/art/engine/recipe';

export const mines: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#123a2c', '#0b2219']));
  s += A.glow(150, 150, 220, '#2bd9a0', 0.35);
  s += `<g transform="translate(150 176) rotate(-14) skewX(-6)">`;
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++) {
      const px = x * 74 - 34,
        py = y * 74 - 34,
        gem = x === 0 && y === 0,
        bomb = x === 1 && y === -1,
        open = gem || bomb || (x === -1 && y === 1) || (x === -2 && y === -1) || (x === 2 && y === 1);
      s +=
        `<rect x="${px}" y="${py + 7}" width="68" height="68" rx="14" fill="#041510"/><rect x="${px}" y="${py}" width="68" height="68" rx="14" fill="${open ? '#071a13' : A.once('tl', () => A.lin(['#3fae86', '#1f7757']))}"/>` +
        (open
          ? ''
          : `<rect x="${px + 2}" y="${py + 2}" width="64" height="64" rx="12" fill="none" stroke="#8fe9c8" stroke-opacity=".45" stroke-width="2"/>`);
      if ((x === -1 && y === 1) || (x === -2 && y === -1) || (x === 2 && y === 1))
        s += A.gem(px + 34, py + 32, 22, 160, { n: 8, s: 80 });
      if (bomb) s += A.glow(px + 34, py + 32, 60, '#ff5a3d', 0.9) + A.obj('bomb', px + 34, py + 30, 58, {});
    }
  s += A.glow(0, 0, 110, '#7dffd0', 0.8) + A.gem(0, -4, 62, 160, { n: 8, s: 84 }) + '</g>';
  s += A.spark(130, 130, 24) + A.spark(186, 200, 14);
  s += A.fade(240, '#05120d', 1);
  s += A.title([{ L: 'all', t: 'MINES', s: 96 }], {
    font: 'Rubik Mono One',
    y: 356,
    fill: '#ffffff',
    w: 256,
    shadow: 0.5,
    ext: [0, 6, 5, '#1f7757'],
  });
  s += A.provider(g.provider, { y: 384, s: 10, c: '#7dffd0', o: 1, font: 'Bricolage Grotesque' });
  return s;
};
