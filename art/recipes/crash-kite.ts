import type { Recipe } from '@/art/engine/recipe';

/** A diamond kite high over a striped beach, in flat print. */
export const crashKite: Recipe = (A, g) => {
  const [sky, sea, a, b, ink] = A.pick([
    ['#cfeaf5', '#2f8fbf', '#e63946', '#ffd166', '#12344d'],
    ['#fde8d7', '#e76f51', '#264f7d', '#f4a261', '#3a1a1a'],
    ['#e3f2dc', '#3f9b6d', '#7b2cbf', '#ffca3a', '#14342b'],
    ['#efe6fb', '#6f5bb5', '#ff7b54', '#ffe066', '#241a4a'],
  ] as const);
  let s = A.bg(sky);
  s += Array.from({ length: 6 }, (_, i) =>
    A.path(
      `M-10 ${312 + i * 17}Q60 ${300 + i * 17} 140 ${312 + i * 17}T320 ${310 + i * 17}V420H-10Z`,
      i % 2 ? sky : sea,
      `opacity="${i % 2 ? 0.6 : 0.95}"`,
    ),
  ).join('');
  s += A.circle(52, 262, 40, b);
  s += A.cloud(244, 250, 0.75, '#ffffff', 0.95) + A.cloud(122, 292, 0.5, '#ffffff', 0.9);
  s += `<path d="M150 236C170 268 126 286 150 316C166 338 138 352 128 404" fill="none" stroke="${ink}" stroke-width="2"/>`;
  s += [
    [157, 262, 24],
    [140, 288, -20],
    [154, 320, 18],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0L-15-8V8ZM0 0L15-8V8Z" fill="${a}" stroke="${ink}" stroke-width="1.6"/></g>`,
    )
    .join('');
  s += `<g transform="translate(150 150) rotate(14)"><path d="M6-84L76-10L6 100L-64-10Z" fill="${ink}" opacity=".2" transform="translate(7 9)"/><path d="M0-90V-16H-70Z" fill="${a}"/><path d="M0-90V-16H70Z" fill="${b}"/><path d="M-70-16H0V94Z" fill="${b}"/><path d="M70-16H0V94Z" fill="${a}"/><path d="M0-90L70-16L0 94L-70-16ZM0-90V94M-70-16H70" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><circle cx="0" cy="-16" r="17" fill="#fff" stroke="${ink}" stroke-width="4"/><path d="M0-27L3-20L11-19L5-14L7-6L0-10L-7-6L-5-14L-11-19L-3-20Z" fill="${ink}"/></g>`;
  s += A.rect(0, 340, 300, 60, ink);
  s += A.title([{ L: 'all', t: 'UPDRAFT', s: 50 }], {
    font: 'Bungee',
    y: 378,
    w: 268,
    fill: '#fff',
    shadow: 0,
    two: [387, 24],
  });
  s += A.provider(g.provider, { y: 22, c: ink, o: 1, s: 9, wt: 800 });
  return s;
};
