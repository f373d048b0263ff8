import type { PosterGame } from '@/art/engine/types';
import { scene } from '@/art/scene';
import { STORIES } from '@/art/scenes/story';
import { TALL_TABLE, WIDE_TABLE } from '@/lib/pictures/vip-table';

/** A picture of ours at the size that pages give it: width and height in CSS pixels. */
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
/** A page's widest picture. */
const TABLE = [32 * KB, 72 * KB] as const;

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

const own: readonly SceneFile[] = [
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

/** Chips of the welcome pack, one picture for each of its deposits. */
const packs: readonly SceneFile[] = [1, 2, 3, 4].map((step) =>
  small(`pack-${step}`, 206, 136, () => scene('pack', 206, 136, { step })),
);

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const medals: readonly SceneFile[] = LEVELS.flatMap((level) =>
  (['on', 'locked'] as const).map((state) =>
    small(`medal-${level}-${state}`, 140, 140, () => scene('medal', 140, 140, { level, state })),
  ),
);

/** The table of the levels: the page lays the medals on it, and the light up to the player's points. */
const vipTables: readonly SceneFile[] = [
  {
    ...large('vip-table', WIDE_TABLE.width, WIDE_TABLE.height, () =>
      scene('vipTable', 1106, 548, { shape: 'wide' }),
    ),
    budget: TABLE,
  },
  large('vip-table-tall', TALL_TABLE.width, TALL_TABLE.height, () =>
    scene('vipTable', 358, 648, { shape: 'tall' }),
  ),
];

const game = (id: string, theme: PosterGame['theme'], title: string, provider: string): PosterGame => ({
  id,
  theme,
  title,
  provider,
});
/** Cloth and games of each tournament picture. */
const TOURNAMENTS = {
  red: {
    c: ['#ff8a5c', '#c9302a', '#4a0a14'],
    games: [
      game('t-norse', 'norse', 'Hammer of Ymir', 'Ravenmoor'),
      game('t-jackpot', 'jackpot', 'Grand Parlour Millions', 'Parlour'),
      game('t-egypt', 'egypt', 'Scarab of Nefer', 'Saffron Lane'),
    ],
  },
  blue: {
    c: ['#6fb4e8', '#1d5ea8', '#07203f'],
    games: [
      game('t-space', 'space', 'Nova Drift', 'Vega Nine'),
      game('t-olympus', 'olympus', 'Thunder of Zeus', 'Northlight'),
      game('t-gems', 'gems', 'Prism Vault', 'Northlight'),
    ],
  },
  green: {
    c: ['#5fd39a', '#14805a', '#05261b'],
    games: [
      game('t-clover', 'clover', 'Clover Lane', 'Tin Whistle'),
      game('t-classic', 'classic', 'Halfpenny Arcade', 'Halfpenny'),
      game('t-fruit', 'fruit', 'Cherry Parade', 'Sugarworks'),
    ],
  },
  amber: {
    c: ['#ffd27a', '#b8741d', '#3a1c06'],
    games: [
      game('t-west', 'west', 'Wanted: Silas Crow', 'Quickdraw'),
      game('t-pirate', 'pirate', 'Captain of the Gale', 'Old Harbour'),
      game('t-dragon', 'dragon', 'Dragon Lanterns', 'Jade Court'),
    ],
  },
} as const;
/** The same of the studio's own tournaments, by the names that it calls their pictures. */
const NETWORK = {
  reels: {
    c: ['#c79bff', '#6a2fb0', '#1d0a3a'],
    games: [
      game('n-aztec', 'aztec', 'Temple of the Sun', 'Saffron Lane'),
      game('n-fruit', 'fruit', 'Cherry Parade', 'Sugarworks'),
      game('n-dragon', 'dragon', 'Dragon Lanterns', 'Jade Court'),
    ],
  },
  round: {
    c: ['#7fe3e0', '#0f7c86', '#04262c'],
    games: [
      game('n-ocean', 'ocean', 'Nine Fathoms', 'Old Harbour'),
      game('n-candy', 'candy', 'Sugar Rise', 'Sugarworks'),
      game('n-space', 'space', 'Nova Drift', 'Vega Nine'),
    ],
  },
} as const;
const CUPS = {
  red: ['#ff8a5c', '#e0392f', '#6b0f18', '#22060a'],
  blue: ['#8fc8f2', '#2468b4', '#0d2c58', '#050f22'],
  amber: ['#ffd98a', '#b87a24', '#4f2c0a', '#1a0d03'],
} as const;
const tournaments: readonly SceneFile[] = [
  ...Object.entries(TOURNAMENTS).map(([name, options]) =>
    small(`tournament-${name}`, 420, 210, () => scene('tournament', 420, 210, options)),
  ),
  ...Object.entries(NETWORK).map(([name, options]) =>
    small(`network-${name}`, 420, 210, () => scene('tournament', 420, 210, options)),
  ),
  ...Object.entries(CUPS).map(([name, c]) =>
    small(`cup-${name}`, 420, 210, () => scene('cup', 420, 210, { cx: 210, cy: 100, k: 0.82, c })),
  ),
];

const stories: readonly SceneFile[] = STORIES.flatMap((kind) => [
  small(`story-${kind}`, 66, 66, () => scene('story', 132, 132, { kind })),
  large(`story-${kind}-slide`, 414, 736, () => scene('story', 414, 736, { kind, slide: true })),
]);

const heroes: readonly SceneFile[] = [
  large('hero-winners', 280, 372, () => scene('hero', 280, 372, { kind: 'winners' })),
  large('hero-jackpots', 280, 372, () => scene('hero', 280, 372, { kind: 'jackpots' })),
  large('hero-generic', 280, 372, () => scene('hero', 280, 372, { kind: 'generic' })),
  large('hero-generic-wide', 540, 372, () => scene('hero', 540, 372, { kind: 'generic' })),
];

/** Everything that `npm run art` puts into public/art/scenes. */
export const SCENE_FILES: readonly SceneFile[] = [
  ...own,
  ...empties,
  ...errors,
  ...bonuses,
  ...packs,
  ...medals,
  ...vipTables,
  ...tournaments,
  ...stories,
  ...heroes,
];
