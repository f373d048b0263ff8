import type { FaceName } from '@/art/engine/faces';
import type { Recipe } from '@/art/engine/recipe';
import { r1 } from '@/art/engine/arithmetic';

export const synth: Recipe = (A, g) => {
  let s = A.bg(A.lin(['#0a0326', '#2a0a5c 45', '#a31a8a 60', '#ff5aa0 62', '#0a0326 62.5', '#12043a']));
  s += A.stars(60, 180, '#ffd6ff');
  s += `<g ${A.clip('<rect x="0" y="0" width="300" height="248"/>')}>${A.glow(150, 180, 170, '#ff3da0', 0.8)}<circle cx="150" cy="176" r="98" fill="${A.lin(['#fff36b', '#ffb03d 40', '#ff3d7f 75', '#c21aa0'])}"/>${[184, 198, 211, 223, 234, 243].map((y, i) => A.rect(40, y, 220, 2 + i * 1.5, '#3a0c66')).join('')}</g>`;
  s += A.path(
    'M0 248L30 206L56 232L86 190L120 248ZM180 248L214 196L244 232L268 204L300 248Z',
    '#14053d',
    'stroke="#3df0ff" stroke-width="1.6"',
  );
  let gd = '';
  for (let i = -10; i <= 10; i++) gd += `M${150 + i * 12} 248L${150 + i * 74} 400`;
  for (let i = 0; i < 9; i++) {
    const y = 248 + Math.pow(i / 8, 2.1) * 152;
    gd += `M0 ${r1(y)}H300`;
  }
  s += `<path d="${gd}" stroke="#ff3df0" stroke-width="4" opacity=".35" filter="${A.blur(3)}"/><path d="${gd}" stroke="#ff8df5" stroke-width="1.2" fill="none"/>`;
  s += `<g transform="translate(150 286)" filter="${A.sculpt({ outline: '#05011a', soft: 2.4, light: '#ffd6ff', k1: 0.7, k2: 0.4, spec: 0.8 })}"><path d="M-84 22C-86 2-80-8-66-12L-44-38C-36-46 36-46 44-38L66-12C80-8 86 2 84 22V36H62V44H40V36H-40V44H-62V36H-84Z" fill="${A.lin(['#3a1a7a', '#1a0a4a 50', '#0a0326'])}"/><path d="M-52-14L-36-34C-30-39 30-39 36-34L52-14Z" fill="${A.lin(['#ffb0e8', '#5a1aa0'])}"/></g><g><path d="M66 288H110V298H66ZM190 288H234V298H190Z" fill="#ff2a5a"/>${A.glow(88, 293, 46, '#ff2a5a', 0.95, 22)}${A.glow(212, 293, 46, '#ff2a5a', 0.95, 22)}<rect x="118" y="288" width="64" height="14" rx="3" fill="#05011a"/>${A.label('777', { x: 150, y: 299, size: 10, font: 'Orbitron', wt: 900, fill: '#3df0ff' })}</g>`;
  const neon = (t: string, y: number, sz: number, c: string, f: FaceName) =>
    `<g filter="${A.blur(7)}" opacity=".9">${A.title([{ t, s: sz }], { font: f, y, fill: c, w: 262, shadow: 0 })}</g>` +
    A.title([{ t, s: sz }], { font: f, y, fill: '#fff', stroke: c, sw: 2.4, w: 262, shadow: 0 });
  s +=
    neon(A.txt(0, 'MIDNIGHT'), 62, 54, '#ff3df0', 'Monoton') +
    neon(A.txt(1, 'Drive'), 110, 66, '#3df0ff', 'Shrikhand');
  s += A.provider(g.provider, { y: 388, s: 8, font: 'Orbitron', c: '#ffb0f5' });
  return s;
};
