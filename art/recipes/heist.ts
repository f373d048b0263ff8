import type { Recipe } from '@/art/engine/recipe';

export const heist: Recipe = (A, g) => {
  let s = A.bg('#0b0c0e');
  s += A.rays(150, 300, 40, 500, '#d9b35a', 0.16, 0.03, 0.4);
  const gs = '#d9b35a';
  s += `<g fill="none" stroke="${gs}" stroke-width="2.2">${[150, 138, 126].map((r) => `<path d="M${150 - r} 300A${r} ${r} 0 0 1 ${150 + r} 300"/>`).join('')}<path d="M14 14H286V386H14Z"/><path d="M22 22H278V378H22Z" stroke-width="1"/><path d="M14 54H54V14M286 54H246V14M14 346H54V386M286 346H246V386"/></g>`;
  (
    [
      [14, 14, 0],
      [286, 14, 90],
      [286, 386, 180],
      [14, 386, 270],
    ] as const
  ).forEach(([x, y, r]) => {
    s += `<g transform="translate(${x} ${y}) rotate(${r})"><path d="M0 0H34A34 34 0 0 1 0 34Z" fill="${gs}"/><path d="M0 0H22A22 22 0 0 1 0 22Z" fill="#0b0c0e"/><path d="M0 0H12A12 12 0 0 1 0 12Z" fill="${gs}"/></g>`;
  });
  s += A.path(
    'M40 300V212H58V184H76V232H92V150H104V120H112V150H124V226H138V196H162V232H176V168H190V138H204V168H214V220H232V190H252V240H260V300Z',
    '#1c2024',
  );
  for (let i = 0; i < 36; i++)
    s += A.rect(44 + ((i * 37) % 210), 190 + ((i * 53) % 104), 3, 5, '#ffcf6b', 'opacity=".8"');
  s += A.circle(212, 112, 34, '#f6e8c0') + A.circle(224, 104, 30, '#0b0c0e');
  s += A.sym(A.alt(['cat', 'robber-mask', 'fox-head']), 142, 206, 214, {
    fill: ['#2c3138', '#0f1113'],
    stroke: gs,
    sw: 6,
    back: 14,
    backc: '#0b0c0e',
  });
  s += A.gem(206, 276, 30, 352, { n: 8, s: 86 }) + A.spark(196, 262, 16);
  s += A.rect(0, 300, 300, 3, gs);
  s += A.title(
    [
      { L: 0, t: 'VELVET', s: 54, track: 0.08 },
      { L: 1, t: 'HEIST', s: 24, track: 0.6, gap: 11 },
    ],
    {
      font: 'Limelight',
      y: 373,
      base: 'bottom',
      fill: ['#fff6d8', '#e6c06a 60', '#a97f2a'],
      w: 214,
      shadow: 0,
    },
  );
  s += A.provider(g.provider, { y: 40, s: 8, c: gs, o: 1 });
  return s;
};
