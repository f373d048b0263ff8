import type { Recipe } from '@/art/engine/recipe';

export const crash: Recipe = (A, g) => {
  let s = A.bg(A.rad(['#2a2d36', '#13151b 60', '#08090c'], 150, 420, 430));
  s += A.rays(0, 400, 30, 640, '#ffffff', 0.045, -0.02);
  s += A.path(
    'M0 372C110 368 188 316 232 176L232 400H0Z',
    A.lin(['#ff1f4b', '#ff1f4b55 55', '#ff1f4b00']),
    'opacity=".85"',
  );
  s += `<path d="M0 372C110 368 188 316 232 176" fill="none" stroke="#ff1f4b" stroke-width="16" opacity=".5" filter="${A.blur(7)}"/><path d="M0 372C110 368 188 316 232 176" fill="none" stroke="#ff4a6e" stroke-width="6" stroke-linecap="round"/>`;
  s += `<g transform="translate(214 156) rotate(-28)" filter="${A.sculpt({ outline: '#12060a', soft: 2.4, scale: 5, k1: 0.6, k2: 0.5, light: '#ffffff', spec: 0.6 })}"><path d="M-78 4C-66-10-20-20 30-18C52-16 66-8 70 0C66 8 50 14 28 15C-20 17-62 14-78 4Z" fill="#ff1f4b"/><path d="M-78 4L-96-30L-80-32L-52-8Z" fill="#d30f36"/><path d="M-74 6L-92 16L-60 14Z" fill="#d30f36"/><path d="M10-4L-30 44L-8 46L44 6Z" fill="#ff5876"/><path d="M6-14L-14-42L4-42L34-15Z" fill="#c20a30"/><path d="M22-16C30-26 46-22 52-13Z" fill="#bff0ff"/><rect x="68" y="-30" width="5" height="60" rx="2.5" fill="#f4f4f4"/><circle cx="70" cy="0" r="6" fill="#fff"/></g>`;
  s += A.title([{ L: 'all', t: 'SKYLINE', s: 78 }], {
    font: 'Anton',
    y: 84,
    fill: '#ffffff',
    w: 256,
    skewX: -10,
    shadow: 0,
  });
  s += A.rect(22, 98, 60, 5, '#ff1f4b');
  s += A.title([{ t: `${g.lines ? A.rnd(2, 99).toFixed(2) : '24.80'}×`, s: 60 }], {
    font: 'Anton',
    x: 24,
    anchor: 'start',
    y: 262,
    fill: '#fff',
    w: 130,
    shadow: 0.6,
  });
  s += A.provider(g.provider, { x: 24, y: 384, anchor: 'start', s: 9, o: 1, wt: 800 });
  return s;
};
