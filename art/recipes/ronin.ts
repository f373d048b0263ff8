import type { Studio } from '@/art/engine/studio';
import type { Recipe } from '@/art/engine/recipe';

/** More letters than these would be too small to hang one under the other. */
const LONGEST_HANGING = 10;

function banner(A: Studio, word: string): string {
  const letters = [...word];
  const step = Math.min(42, 210 / letters.length);
  let s =
    A.rect(16, 16, 62, 236, '#16202e') +
    A.rect(19, 19, 56, 230, 'none', 'stroke="#d9a441" stroke-width="1.4"');
  letters.forEach((letter, i) => {
    s += A.label(letter, {
      x: 47,
      y: 60 - (42 - step) * 0.6 + i * step,
      size: step * 1.09,
      font: 'Staatliches',
      wt: 400,
      fill: '#f1e6cf',
    });
  });
  return s;
}

const seal = (A: Studio): string =>
  `<g transform="rotate(-3 47 282)"><rect x="24" y="262" width="46" height="46" rx="4" fill="#d4301f"/>${A.title([{ L: 1, t: 'TIDE', s: 20 }], { font: 'Staatliches', x: 47, y: 292, fill: '#f1e6cf', shadow: 0, w: 40 })}</g>`;

export const ronin: Recipe = (A, g) => {
  let s = A.bg('#f1e6cf');
  s += A.rect(0, 0, 300, 400, A.pattern(4, 4, '<circle cx="1" cy="1" r=".6" fill="#8a6a3a" opacity=".22"/>'));
  s += A.circle(168, 150, 112, '#d4301f');
  s += A.path(
    'M-10 190C30 182 60 196 100 188S160 178 200 186V194C150 188 120 200 80 196S20 194-10 200ZM120 96C160 88 200 100 310 90V98C220 108 170 96 120 104Z',
    '#f1e6cf',
  );
  s += A.sym(A.alt(['samurai-helmet', 'oni', 'handheld-fan']), 166, 184, 236, {
    fill: '#16202e',
    back: 20,
    backc: '#16202e',
  });
  s += A.sym(A.alt(['samurai-helmet', 'oni', 'handheld-fan']), 166, 184, 236, {
    fill: ['#d9a441', '#c98a2a 30', '#25344a 31', '#16202e'],
  });
  const wv = (y: number, c1: string, c2: string, ph: number) => {
    let d = '',
      e = '';
    for (let i = -1; i < 6; i++) {
      const x = i * 64 + ph;
      d += `M${x} ${y + 40}C${x} ${y - 6} ${x + 40} ${y - 20} ${x + 62} ${y + 2}C${x + 44} ${y - 4} ${x + 34} ${y + 8} ${x + 40} ${y + 22}C${x + 48} ${y + 34} ${x + 64} ${y + 36} ${x + 74} ${y + 30}V${y + 140}H${x}Z`;
      e += `M${x} ${y + 40}C${x} ${y - 6} ${x + 40} ${y - 20} ${x + 62} ${y + 2}C${x + 44} ${y - 4} ${x + 34} ${y + 8} ${x + 40} ${y + 22}C${x + 48} ${y + 34} ${x + 64} ${y + 36} ${x + 74} ${y + 30}M${x + 9} ${y + 44}C${x + 9} ${y + 10} ${x + 30} ${y - 2} ${x + 44} ${y + 1}`;
    }
    return A.path(d, c1) + A.path(e, 'none', `stroke="${c2}" stroke-width="2.4"`);
  };
  s +=
    wv(262, '#2c5d86', '#f1e6cf', 0) + wv(296, '#1c4468', '#f1e6cf', -30) + wv(332, '#12304f', '#f1e6cf', -8);
  for (let i = 0; i < 26; i++) s += A.circle(A.rnd(0, 300), A.rnd(236, 330), A.rnd(1.4, 3.6), '#f1e6cf');
  const first = A.txt(0, 'RONIN');
  const hangs = first.length <= LONGEST_HANGING && !first.includes(' ');
  if (hangs) s += banner(A, first);
  // The seal is for a word as short as the recipe's own; any other runs along the waves.
  if (!g.lines) s += seal(A);
  else
    s += A.title(
      hangs
        ? [{ L: 1, t: 'TIDE', s: 44, track: 0.04 }]
        : [
            { L: 0, t: 'RONIN', s: 46 },
            { L: 1, t: 'TIDE', s: 28, track: 0.06, gap: 9 },
          ],
      {
        font: 'Staatliches',
        y: 374,
        base: 'bottom',
        fill: '#fff6e2',
        stroke: '#0c1c30',
        sw: 7,
        w: 268,
        shadow: 0,
      },
    );
  s += A.provider(g.provider, { x: 284, y: 391, anchor: 'end', s: 8.5, c: '#f1e6cf', o: 1 });
  return s;
};
