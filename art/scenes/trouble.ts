import type { Studio } from '@/art/engine/studio';
import { BRASS, cone, pendant, diamond, table } from '@/art/scenes/fixtures';

export interface TroubleOptions {
  readonly kind: 'fuse' | 'covered' | 'unplugged' | 'shutters';
}

/** What is wrong with the site, on a transparent ground. Drawn for 360 x 260. */
export function trouble(A: Studio, o: TroubleOptions): string {
  return KINDS[o.kind](A);
}

const KINDS: Readonly<Record<TroubleOptions['kind'], (A: Studio) => string>> = {
  fuse,
  covered,
  unplugged,
  shutters,
};

/** The lamp flickers, and the fuse that blew lies on the table. */
function fuse(A: Studio): string {
  const cx = 180;
  let s = cone(A, cx, 92, 206, 62, 138, 0.5);
  s += table(A, cx, 216, 158);
  s += `<ellipse cx="${cx}" cy="212" rx="92" ry="17" fill="#ffd77a" opacity=".16"/>`;
  // The bulb's thread is broken.
  s += `<g transform="translate(${cx} 92)"><path d="M-13 0C-13 16-6 17-6 25H6C6 17 13 16 13 0Z" fill="#ffe7a6" opacity=".5"/><path d="M-6 4L-3 13L-1 7M6 4L3 15L1 10" stroke="#ffb627" stroke-width="1.6" fill="none" stroke-linecap="round"/></g>`;
  s += pendant(A, cx, 34, { k: 0.82, cord: 34, rot: -4 });
  const ray = (x: number, y: number, dx: number, dy: number) =>
    `<path d="M${x} ${y}l${dx} ${dy}" stroke="#ffc957" stroke-width="3.2" stroke-linecap="round"/>`;
  s += ray(278, 82, 16, -5) + ray(279, 97, 15, 5) + ray(82, 76, -16, -7) + ray(80, 92, -16, 3);
  const glass = A.lin(['#ffffffcc', '#dfe7e0aa 40', '#8fa09688']);
  s += `<g transform="translate(${cx + 4} 203) rotate(-9)"><ellipse cx="0" cy="15" rx="58" ry="6" fill="#000" opacity=".4"/><rect x="-32" y="-12" width="64" height="24" fill="${glass}"/><path d="M-30 0C-24-4-18 4-11-1M30 0C24 4 20-5 13 1" stroke="#3a2a18" stroke-width="2.4" fill="none" stroke-linecap="round"/><ellipse cx="1" cy="0" rx="17" ry="10" fill="#1b1510" opacity=".72"/><rect x="-54" y="-14" width="24" height="28" rx="5" fill="${A.lin(BRASS)}"/><rect x="30" y="-14" width="24" height="28" rx="5" fill="${A.lin(BRASS)}"/><rect x="-30" y="-10" width="60" height="4" rx="2" fill="#fff" opacity=".7"/></g>`;
  s += `<path d="M196 180c-7-7 7-11 0-19c-5-6 4-10 1-15" stroke="#cfd6d1" stroke-width="3" fill="none" stroke-linecap="round" opacity=".55"/>`;
  return s;
}

/** A cloth over the table, a ladder beside it, the lamp taken down for polishing. */
function covered(A: Studio): string {
  const wood = A.lin(['#d9a45c', '#a86f30 55', '#7a4a1c']);
  const rail = (x1: number, y1: number, x2: number, y2: number, w: number) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${w > 5 ? '#b57a38' : '#8d5a26'}" stroke-width="${w}" stroke-linecap="round"/>`;
  let s = `<ellipse cx="180" cy="243" rx="168" ry="13" fill="#000" opacity=".35"/>`;
  // Ladder: back legs, then rungs and front legs.
  s += rail(282, 42, 338, 240, 5) + rail(262, 42, 306, 236, 5);
  for (let i = 0; i < 5; i++) {
    const y = 74 + i * 36;
    const t = (y - 40) / 202;
    s += `<rect x="${248 - t * 48 - 2}" y="${y}" width="${30 + t * 16 + 4}" height="8" rx="3" fill="${wood}"/>`;
  }
  s += rail(252, 40, 200, 242, 8) + rail(284, 40, 246, 242, 8);
  s += `<rect x="240" y="32" width="58" height="13" rx="4" fill="${wood}"/>`;
  // Table under its cloth.
  const cloth = A.linU(['#fffaf0', '#e9e0cc 45', '#bfb397'], 0, 150, 0, 244);
  s += `<path d="M24 176C30 156 76 150 124 150S214 156 220 176L228 236C214 244 206 232 192 239S166 242 152 238S126 244 110 239S82 243 66 238S36 245 18 237Z" fill="${cloth}"/><ellipse cx="122" cy="173" rx="98" ry="21" fill="#fffdf6"/>`;
  s += `<path d="M44 190C42 206 40 222 36 238M78 195C78 210 76 224 74 238M122 197V239M166 195C167 210 170 224 172 239M201 189C204 206 207 220 210 236" stroke="#a79a7c" stroke-width="2" fill="none" opacity=".6"/><path d="M60 192C59 208 57 222 54 239M144 197C145 212 147 226 149 239M184 193C187 208 190 222 193 238" stroke="#fff" stroke-width="3" fill="none" opacity=".6"/>`;
  // The cord ends in a hook; the lamp hangs from the ladder.
  s += `<path d="M122 0V62c0 10 12 10 12 1" stroke="#c9a35b" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
  s += `<path d="M268 30C268 8 204 4 196 46" stroke="#c9a35b" stroke-width="2.2" fill="none"/>`;
  s += pendant(A, 196, 46, { k: 0.62, rot: 14 });
  // A rag and a tin on the top step.
  s += `<rect x="262" y="12" width="22" height="20" rx="3" fill="${A.lin(['#f3f1ea', '#cfc9b8'], 0)}"/>${diamond(273, 22, 5, '#c62b21')}<rect x="260" y="9" width="26" height="5" rx="2" fill="${A.lin(BRASS, 0)}"/>`;
  return s;
}

/** The lamp's plug has come out of the wall. */
function unplugged(A: Studio): string {
  let s = `<ellipse cx="132" cy="226" rx="96" ry="9" fill="#000" opacity=".3"/>`;
  s += `<path d="M122 108C122 126 131 128 131 138a9 9 0 0 0 18 0C149 128 158 126 158 108Z" fill="#dfe7e0" opacity=".5"/><path d="M131 118c1 8 4 10 5 16" stroke="#fff" stroke-width="2.4" fill="none" stroke-linecap="round" opacity=".8"/>`;
  s += `<path d="M140 0V44" stroke="#c9a35b" stroke-width="2.4"/>`;
  s += pendant(A, 140, 42, { k: 0.95 });
  // The cord leaves the cap, falls to the floor and ends before the wall.
  s += `<path d="M128 48C70 44 22 92 34 158C44 214 110 236 160 214C196 198 214 190 238 190" stroke="#c9a35b" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M128 48C70 44 22 92 34 158C44 214 110 236 160 214C196 198 214 190 238 190" stroke="#7f5a17" stroke-width="5" fill="none" stroke-dasharray="3 7" opacity=".55"/>`;
  s += `<g transform="translate(238 190)"><path d="M0-6h8c16-18 20-18 28-18V24C28 24 24 24 8 6H0Z" fill="${A.lin(['#fffaf0', '#e3dac6 50', '#b5a98c'])}" stroke="#8f8468"/><rect x="36" y="-17" width="18" height="6" rx="2" fill="${A.lin(BRASS)}"/><rect x="36" y="11" width="18" height="6" rx="2" fill="${A.lin(BRASS)}"/></g>`;
  s += `<rect x="314" y="148" width="42" height="84" rx="9" fill="${A.lin(BRASS, 20)}"/><rect x="319" y="153" width="32" height="74" rx="6" fill="#0f2a20"/><rect x="330" y="172" width="10" height="6" rx="2" fill="#050807"/><rect x="330" y="202" width="10" height="6" rx="2" fill="#050807"/>${diamond(335, 190, 5, '#e9d3a0')}`;
  const ray = (x: number, y: number, dx: number, dy: number) =>
    `<path d="M${x} ${y}l${dx} ${dy}" stroke="#ffc957" stroke-width="3.4" stroke-linecap="round"/>`;
  return s + ray(303, 164, -7, -13) + ray(302, 190, -2, 0.1) + ray(303, 216, -7, 13);
}

/** The casino from the street: shutters closed, a lock across them, the lamp over the door dark. */
function shutters(A: Studio): string {
  const stone = A.linU(['#3d4842', '#2a332e 50', '#1c2420'], 0, 40, 0, 246);
  const leaf = (x: number) => {
    let l = `<rect x="${x}" y="84" width="78" height="154" rx="4" fill="${A.lin(['#1f7d5a', '#125039 60', '#0a3325'])}"/><rect x="${x + 8}" y="92" width="62" height="138" rx="3" fill="#0a2c20"/>`;
    for (let y = 96; y < 224; y += 11)
      l += `<path d="M${x + 9} ${y + 8}L${x + 13} ${y}H${x + 65}L${x + 69} ${y + 8}Z" fill="${A.once('slat', () => A.lin(['#36a678', '#1c7552 45', '#0d4632']))}"/>`;
    return l;
  };
  let s = `<ellipse cx="180" cy="248" rx="160" ry="9" fill="#000" opacity=".35"/>`;
  s += `<path d="M66 246V132C66 66 118 34 180 34S294 66 294 132V246Z" fill="${stone}"/><path d="M66 246V132C66 66 118 34 180 34S294 66 294 132V246H280V134C280 78 236 50 180 50S80 78 80 134V246Z" fill="#515d56"/>`;
  for (let i = -3; i <= 3; i++) {
    const a = -Math.PI / 2 + i * 0.33;
    s += `<path d="M${180 + 99 * Math.cos(a)} ${134 + 84 * Math.sin(a)}L${180 + 114 * Math.cos(a)} ${134 + 100 * Math.sin(a)}" stroke="#2a332e" stroke-width="2"/>`;
  }
  s += `<path d="M98 84C112 62 140 54 180 54S248 62 262 84Z" fill="#0d1411"/><path d="M180 84V56M150 84L142 60M210 84L218 60M122 84L112 70M238 84L248 70" stroke="#c9a35b" stroke-width="2.4" opacity=".8"/>`;
  s += leaf(101) + leaf(181);
  s += `<path d="M180 84V238" stroke="#051510" stroke-width="3"/>`;
  const bar = A.lin(BRASS);
  s += `<rect x="90" y="150" width="180" height="15" rx="4" fill="#000" opacity=".4" transform="translate(0 4)"/><rect x="90" y="150" width="180" height="15" rx="4" fill="${bar}"/>${[104, 256].map((x) => `<circle cx="${x}" cy="157.5" r="3.5" fill="#6b4210"/>`).join('')}`;
  s += `<path d="M167 172v-12a13 13 0 0 1 26 0v12" stroke="#dfe7e0" stroke-width="6" fill="none"/><rect x="157" y="168" width="46" height="40" rx="7" fill="${A.lin(['#fff1c4', '#e2b45a 40', '#8a5a1c'], 70)}" stroke="#3a200d" stroke-width="1.5"/>${diamond(180, 184, 7, '#3a200d')}<path d="M178 188h4l2 11h-8Z" fill="#3a200d"/>`;
  s += `<rect x="56" y="238" width="248" height="12" rx="3" fill="#5d6b64"/>`;
  s += `<path d="M180 0V8" stroke="#c9a35b" stroke-width="3"/>` + pendant(A, 180, 6, { k: 0.46 });
  return s;
}
