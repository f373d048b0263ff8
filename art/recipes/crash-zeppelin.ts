import type { Recipe } from '@/art/engine/recipe';

/** An airship over a city, as a travel poster of the 1930s. */
export const crashZeppelin: Recipe = (A, g) => {
  const [sky, glow, ship, town, ink] = A.pick([
    ['#0f3a4a', '#e9b44c', '#f3e6c4', '#0a2530', '#f6ecd2'],
    ['#4a1c32', '#f08a4b', '#f6e2cf', '#27101c', '#fbe9d8'],
    ['#1d2b57', '#d9c27a', '#e8ebf5', '#101a38', '#f2ecd6'],
    ['#1f4a35', '#e7d07a', '#f4edd0', '#0f2a1d', '#f5efd8'],
  ] as const);
  let s = A.bg(sky);
  s += A.rays(150, 420, 22, 560, glow, 0.3, 0.03, 0.42);
  s += A.circle(150, 330, 92, glow, 'opacity=".9"');
  const towers = [0, 34, 58, 92, 124, 148, 176, 206, 238, 268];
  s += towers
    .map((x, i) => {
      const w = [30, 22, 32, 28, 22, 26, 28, 30, 28, 34][i] ?? 28;
      const h = A.rnd(54, 118) - Math.abs(x - 140) * 0.16;
      const top = 400 - h;
      const step =
        A.rect(x + w * 0.22, top - 14, w * 0.56, 16, town) + A.rect(x + w / 2 - 1.5, top - 30, 3, 18, town);
      const lit = Array.from({ length: 5 }, (_, k) =>
        A.rect(x + 5 + (k % 2) * (w - 16), top + 12 + k * 13, 5, 7, glow, `opacity="${k % 3 ? 0.75 : 0.35}"`),
      ).join('');
      return A.rect(x, top, w, h + 4, town) + (i % 2 ? step : '') + lit;
    })
    .join('');
  const hull = A.linU(['#ffffff', ship, '#8d8468'], 0, -44, 0, 46);
  s += `<g transform="translate(150 196) rotate(-9)"><ellipse cx="4" cy="12" rx="132" ry="40" fill="#000" opacity=".28"/><path d="M-132 0C-110-46 66-56 132 0C66 50-110 44-132 0Z" fill="${hull}"/><path d="M-126-6C-60-22 70-26 126-4M-126 6C-60 20 70 24 126 6" fill="none" stroke="${sky}" stroke-opacity=".35" stroke-width="1.6"/><path d="M-44-37C-50-14-50 14-44 34M20-43C26-16 26 18 20 38M76-32C84-14 84 14 76 28" fill="none" stroke="${sky}" stroke-opacity=".3" stroke-width="1.6"/><path d="M-132 0L-158-34L-112-20ZM-132 0L-158 32L-112 18Z" fill="${glow}"/><path d="M-134-4L-160-3L-160 4L-134 5Z" fill="${ink}"/><path d="M-22 41H40L30 56H-10Z" fill="${town}"/><path d="M-8 46H4V51H-8ZM10 46H22V51H10Z" fill="${glow}"/></g>`;
  s += A.rect(0, 0, 300, 92, sky) + A.rect(24, 92, 252, 3, glow);
  s += A.title([{ L: 'all', t: 'SKY HARBOUR', s: 62 }], {
    font: 'Limelight',
    y: 70,
    w: 262,
    fill: ink,
    shadow: 0,
    two: [78, 40],
  });
  s += A.title([{ t: `${A.rnd(3, 80).toFixed(2)}×`, s: 30 }], {
    font: 'Limelight',
    x: 276,
    anchor: 'end',
    y: 128,
    fill: glow,
    shadow: 0,
  });
  s += A.frame(ink, { i: 8, w: 2, r: 0 });
  s += A.provider(g.provider, { x: 24, y: 112, anchor: 'start', c: ink, o: 1, s: 9 });
  return s;
};
