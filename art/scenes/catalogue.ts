import { scene } from '@/art/scene';

/** A picture of the house at the size that pages give it: width and height in CSS pixels. */
export interface SceneFile {
  /** Name without density and ending: `name.avif`, `name@2x.webp`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Most bytes of the AVIF at 1x and at 2x; the WebP may have half as much again. */
  readonly budget: readonly [number, number];
  readonly svg: () => string;
}

const KB = 1024;
const SMALL = [12 * KB, 24 * KB] as const;
const LARGE = [20 * KB, 40 * KB] as const;

const small = (file: string, width: number, height: number, svg: () => string): SceneFile => ({
  file,
  width,
  height,
  budget: SMALL,
  svg,
});
const large = (file: string, width: number, height: number, svg: () => string): SceneFile => ({
  ...small(file, width, height, svg),
  budget: LARGE,
});

const house: readonly SceneFile[] = [
  large('lamp', 540, 372, () => scene('lamp', 540, 372, { cx: 424, ty: 302, k: 0.72 })),
  large('lamp-tall', 420, 760, () => scene('lamp', 340, 615, { cx: 170, ty: 300, k: 0.8 })),
  large('lamp-bare', 540, 372, () => scene('lamp', 540, 372, { cx: 424, ty: 302, k: 0.72, bare: true })),
  large('cup', 280, 372, () => scene('cup', 280, 372, { cy: 106, k: 0.68 })),
  small('cup-side', 246, 112, () => scene('cup', 246, 112, { cx: 194, cy: 54, k: 0.5 })),
  small('cup-green', 420, 210, () =>
    scene('cup', 420, 210, { cx: 210, cy: 100, k: 0.82, c: ['#ffe28a', '#1f9a5c', '#0a4630', '#04140e'] }),
  ),
];

const empties: readonly SceneFile[] = [
  small('empty', 340, 200, () => scene('empty', 340, 200, {})),
  small('empty-lit', 340, 200, () => scene('empty', 340, 200, { on: true, ball: 8 })),
  small('empty-search', 340, 200, () => scene('bare', 340, 200, { kind: 'search' })),
  small('empty-history', 340, 200, () => scene('bare', 340, 200, { kind: 'history' })),
  small('empty-connection', 340, 200, () => scene('bare', 340, 200, { kind: 'connection' })),
];

const errors: readonly SceneFile[] = [
  small('eight', 150, 150, () => scene('eight', 150, 150, {})),
  small('error', 360, 260, () => scene('trouble', 360, 260, { kind: 'fuse' })),
  small('maintenance', 360, 260, () => scene('trouble', 360, 260, { kind: 'covered' })),
  small('offline', 360, 260, () => scene('trouble', 360, 260, { kind: 'unplugged' })),
  small('blocked', 360, 260, () => scene('trouble', 360, 260, { kind: 'shutters' })),
];

const BONUSES = ['welcome', 'free-spins', 'cashback', 'birthday', 'reload', 'promo-code', 'vip'] as const;
const bonuses: readonly SceneFile[] = BONUSES.map((kind) =>
  small(`bonus-${kind}`, 420, 210, () => scene('bonus', 420, 210, { kind })),
);

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const medals: readonly SceneFile[] = LEVELS.flatMap((level) =>
  (['on', 'locked'] as const).map((state) =>
    small(`medal-${level}-${state}`, 140, 140, () => scene('medal', 140, 140, { level, state })),
  ),
);

/** Everything that `npm run art` puts into public/art/scenes. */
export const SCENE_FILES: readonly SceneFile[] = [...house, ...empties, ...errors, ...bonuses, ...medals];
