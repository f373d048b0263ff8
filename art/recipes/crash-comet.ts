import { r1 } from '@/art/engine/arithmetic';
import type { Recipe } from '@/art/engine/recipe';

/** A comet that climbs through orbits, at night. */
export const crashComet: Recipe = (A, g) => {
  let s = A.bg(A.linU(['#03081f', '#0d1f52 55', '#3a1d6b'], 0, 0, 300, 400));
  s += A.stars(110, 400, '#dfe9ff');
  s += [70, 120, 178, 244]
    .map(
      (r, i) =>
        `<ellipse cx="40" cy="404" rx="${r * 1.25}" ry="${r}" fill="none" stroke="#8fb7ff" stroke-opacity="${r1(0.5 - i * 0.09)}" stroke-width="1.4" ${i % 2 ? 'stroke-dasharray="3 7"' : ''}/>`,
    )
    .join('');
  s += A.glow(40, 410, 150, '#ff9a4d', 0.5);
  s += A.circle(40, 404, 52, A.radB(['#ffd9a0 0', '#ff8b3d 55', '#a52c1e'], 0.6, 0.3, 0.8));
  const tail = (width: number, bend: number, colour: string, o: number) =>
    `<path d="M${222 - width} ${128 + width * 0.7}C${150 - bend} ${206 + bend} ${70} ${276 + bend} ${20} 330C${110 + bend} ${262 + bend} ${190} ${206} ${222 + width} ${128 + width * 0.3}Z" fill="${colour}" opacity="${o}"/>`;
  s += `<g filter="${A.blur(6)}">${tail(26, 10, '#3f8cff', 0.7)}</g>`;
  s += tail(22, 0, '#57c3ff', 0.55) + tail(14, -6, '#a6ecff', 0.7) + tail(7, -10, '#ffffff', 0.85);
  s += A.glow(226, 120, 92, '#8fe3ff', 0.85);
  s += `<g filter="${A.sculpt({ outline: '#0a1c4d', soft: 4, scale: 7, k1: 0.7, k2: 0.5, light: '#ffffff', ow: 1.6 })}"><path d="M196 112C198 92 220 80 242 88C262 94 268 120 254 138C240 156 208 156 200 138C196 130 195 120 196 112Z" fill="#bfeaff"/></g>`;
  s += `<g fill="#5d9dd6" opacity=".7"><ellipse cx="222" cy="112" rx="9" ry="6"/><ellipse cx="243" cy="126" rx="7" ry="5"/><ellipse cx="222" cy="136" rx="5" ry="3.5"/></g>`;
  s += A.spark(84, 120, 13, '#ffffff', 0.9) + A.spark(268, 232, 9, '#bfeaff', 0.9);
  s += A.fadeTop(110, '#03081f', 0.75) + A.fade(300, '#060a24', 0.9);
  s += A.title(
    [
      { L: 0, t: 'STRATOS', s: 60 },
      { L: 1, t: '', s: 40 },
    ],
    {
      font: 'Orbitron',
      wt: 900,
      y: 344,
      base: 'bottom',
      w: 264,
      gap: 8,
      fill: ['#ffffff', '#a6ecff 48', '#3f8cff 52', '#cfe8ff'],
      stroke: '#061038',
      sw: 5,
    },
  );
  s += A.provider(g.provider, { c: '#cfe3ff', o: 0.9, s: 9 });
  return s;
};
