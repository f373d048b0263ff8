import type { FaceName } from '@/art/engine/faces';
import { FIRE, GOLD, GOLDM, ICE, type Stops } from '@/art/engine/palette';
import type { IconName } from '@/art/symbols/icons';
import type { ObjectName } from '@/art/symbols/noto';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';

/** What stands on a reel: a lit silhouette, a full colour object, a cut stone of a hue, a coin or a big figure. */
export type SymbolSpec =
  | { readonly icon: IconName; readonly fill: Stops }
  | { readonly object: ObjectName }
  | { readonly gem: number; readonly corners?: number }
  | { readonly coin: true }
  | { readonly figure: string; readonly fill: Stops };

export interface SlotPalette {
  /** Sky to ground behind the reels. */
  readonly background: Stops;
  /** The panel that holds the reels, and the well behind the symbols. */
  readonly panel: Stops;
  readonly well: string;
  readonly cell: Stops;
  readonly cellLine: string;
  /** Frame metal and its dark edge, also the outline of lettering. */
  readonly frame: Stops;
  readonly edge: string;
  /** Buttons, lines and figures that ask for attention. */
  readonly accent: string;
  /** Cell behind a winning symbol. */
  readonly win: Stops;
}

export interface SlotLook {
  readonly palette: SlotPalette;
  readonly lettering: { readonly face: FaceName; readonly weight: number; readonly fill: Stops };
  /** Best paid first. */
  readonly high: readonly [SymbolSpec, SymbolSpec, SymbolSpec, SymbolSpec];
  readonly wild: SymbolSpec;
  readonly scatter: SymbolSpec;
}

const GOLD_FRAME: Stops = ['#fff1c0', '#d8952a 30', '#7d4606 60', '#f2c04d'];
const STEEL_FRAME: Stops = ['#f4f8fb', '#9fb2c2 30', '#43566a 60', '#c3d6e6'];
const WOOD_FRAME: Stops = ['#d69a5a', '#8a5424 30', '#4a290f 60', '#b0753a'];
const NEON_FRAME: Stops = ['#ffd6ff', '#ff3df0 30', '#5a1ad0 60', '#3df0ff'];
const WIN: Stops = ['#ffdf8a', '#c9761c 60', '#5a2a06'];

const RUBY: Stops = ['#ffb9a0', '#e0462c 50', '#7a1408'];
const JADE: Stops = ['#d9fff6', '#2fc9b5 50', '#07645e'];
const LEAF: Stops = ['#e4ffc4', '#5cc23c 50', '#155a1c'];
const SAPPHIRE: Stops = ['#d3ecff', '#4d94e8 50', '#123a86'];
const NIGHT: Stops = ['#a9c6e6', '#44668f 50', '#1b3050'];
const VIOLET: Stops = ['#f0dcff', '#a964f0 50', '#46128a'];
const PINK: Stops = ['#ffe0f2', '#ff5fae 50', '#9a0f5c'];
const BONE: Stops = ['#fffdf2', '#f0e0bd 45', '#a98a63'];
const STEEL: Stops = ['#ffffff', '#a9c4d6 35', '#43607a'];
const COPPER: Stops = ['#ffdcb8', '#d98a4a 45', '#73380f'];
const ORANGE: Stops = ['#ffe3b0', '#ff8a2a 50', '#8f3204'];

const icon = (name: IconName, fill: Stops): SymbolSpec => ({ icon: name, fill });
const object = (name: ObjectName): SymbolSpec => ({ object: name });
const gem = (hue: number, corners = 8): SymbolSpec => ({ gem: hue, corners });

/** Panel shades from one deep colour pair and its line. */
function palette(
  background: Stops,
  panel: readonly [string, string, string],
  cellLine: string,
  frame: Stops,
  edge: string,
  accent: string,
  win: Stops = WIN,
): SlotPalette {
  const [light, middle, deep] = panel;
  return {
    background,
    panel: [light, `${middle} 50`, deep],
    well: deep,
    cell: [light, middle],
    cellLine,
    frame,
    edge,
    accent,
    win,
  };
}

const classic: SlotLook = {
  palette: palette(
    ['#0f6f6a', '#0a4d52 50', '#06282f'],
    ['#12525a', '#0a353c', '#03161a'],
    '#3f9a96',
    STEEL_FRAME,
    '#03262b',
    '#ff5a4f',
  ),
  lettering: { face: 'Shrikhand', weight: 400, fill: ['#fff7c0', '#ffcf3d 50', '#ff8a1f'] },
  high: [{ figure: '7', fill: RUBY }, object('bell'), object('cherries'), object('watermelon')],
  wild: object('trophy'),
  scatter: { coin: true },
};

const LOOKS: Readonly<Partial<Record<GameTheme, SlotLook>>> = {
  classic,
  egypt: {
    palette: palette(
      ['#04283f', '#0c6a77 34', '#e58a2d 70', '#7d3c10'],
      ['#0f4a52', '#07303a', '#021419'],
      '#2a7d85',
      GOLD_FRAME,
      '#3a1602',
      '#ffb627',
    ),
    lettering: { face: 'Cinzel Decorative', weight: 900, fill: GOLD },
    high: [
      icon('gold-scarab', GOLDM),
      icon('horus', RUBY),
      icon('anubis', NIGHT),
      icon('eye-of-horus', JADE),
    ],
    wild: icon('gold-scarab', GOLDM),
    scatter: icon('egyptian-sphinx', JADE),
  },
  fruit: {
    palette: palette(
      ['#ff7a4d', '#e31b36 45', '#8d0625'],
      ['#fff4e2', '#ffe0b8', '#7a0420'],
      '#ffb27a',
      ['#ffffff', '#ffd9a0 40', '#d98a2a 70', '#fff1d0'],
      '#5d0218',
      '#ffd21f',
      ['#fffbd0', '#ffd21f 60', '#ff9d0a'],
    ),
    lettering: { face: 'Lilita One', weight: 400, fill: ['#fff7a8', '#ffd21f 45', '#ff9d0a'] },
    high: [object('cherries'), object('watermelon'), object('grapes'), object('lemon')],
    wild: object('strawberry'),
    scatter: object('bell'),
  },
  seven: {
    palette: palette(
      ['#050000', '#5a0d02 40', '#e0480c 78', '#ffb52b'],
      ['#4a1004', '#260502', '#0b0200'],
      '#8a2a0a',
      GOLD_FRAME,
      '#2a0500',
      '#ffb52b',
    ),
    lettering: { face: 'Bowlby One', weight: 400, fill: FIRE },
    high: [{ figure: '7', fill: FIRE }, { figure: '7', fill: ICE }, object('bell'), object('cherries')],
    wild: { figure: '7', fill: GOLD },
    scatter: { coin: true },
  },
  gems: {
    palette: palette(
      ['#eafcff', '#b9ecf7 40', '#4fa4d8 80', '#1d5c9c'],
      ['#1d4c86', '#0f2f60', '#071a3c'],
      '#5fb2e4',
      STEEL_FRAME,
      '#0c2c5c',
      '#43e0ff',
      ['#ffffff', '#7fe3ff 60', '#1f7fc4'],
    ),
    lettering: { face: 'Staatliches', weight: 400, fill: ICE },
    high: [gem(348, 10), gem(44), gem(158, 6), gem(276, 5)],
    wild: gem(205, 12),
    scatter: { coin: true },
  },
  dragon: {
    palette: palette(
      ['#5e0309', '#b3121a 45', '#5d060d'],
      ['#7a0d14', '#4a0409', '#220104'],
      '#d37a3a',
      GOLD_FRAME,
      '#3a0203',
      '#ffd67a',
    ),
    lettering: { face: 'Shrikhand', weight: 400, fill: ['#fffbe0', '#ffe08a 40', '#f2a92c'] },
    high: [
      icon('spiked-dragon-head', RUBY),
      icon('tiger-head', ORANGE),
      icon('oni', JADE),
      icon('handheld-fan', GOLDM),
    ],
    wild: icon('spiked-dragon-head', GOLDM),
    scatter: icon('sea-dragon', JADE),
  },
  norse: {
    palette: palette(
      ['#061427', '#0f3a66 40', '#5aa4cf 75', '#d7f0fb'],
      ['#173a5a', '#0c2440', '#050f20'],
      '#4d86b0',
      STEEL_FRAME,
      '#04142a',
      '#7fe3ff',
      ['#e6fbff', '#4fb4e8 60', '#0d3c68'],
    ),
    lettering: { face: 'Metamorphous', weight: 400, fill: ICE },
    high: [
      icon('thor-hammer', STEEL),
      icon('viking-helmet', GOLDM),
      icon('drakkar-dragon', JADE),
      icon('viking-head', COPPER),
    ],
    wild: icon('thor-hammer', ICE),
    scatter: icon('owl', VIOLET),
  },
  ocean: {
    palette: palette(
      ['#b7fff1', '#2fd0d6 14', '#067a9c 45', '#032f5c 80', '#021533'],
      ['#0b4a78', '#052c56', '#021530'],
      '#2aa0c4',
      ['#e6fffb', '#5fd6d0 30', '#0b6a80 60', '#a6f0e8'],
      '#02163a',
      '#7dffe9',
      ['#d9fffb', '#1fc4d0 60', '#064a7a'],
    ),
    lettering: { face: 'Righteous', weight: 400, fill: ['#f2fffb', '#7dffe9 45', '#12b8c9'] },
    high: [
      icon('octopus', PINK),
      icon('shark-jaws', STEEL),
      icon('oyster-pearl', VIOLET),
      icon('sea-dragon', LEAF),
    ],
    wild: icon('queen-crown', GOLDM),
    scatter: object('tropical-fish'),
  },
  fishing: {
    palette: palette(
      ['#1aa6ff', '#7ad7ff 40', '#ffe9b8 56', '#0a86c9 62', '#053d7d'],
      ['#1277b8', '#0a4c86', '#052a58'],
      '#5fc8f0',
      WOOD_FRAME,
      '#0a2b66',
      '#ffdf2b',
    ),
    lettering: { face: 'Luckiest Guy', weight: 400, fill: ['#fffbd0', '#ffdf2b 45', '#ff9b0f'] },
    high: [
      object('tropical-fish'),
      icon('shark-jaws', STEEL),
      icon('octopus', ORANGE),
      icon('oyster-pearl', PINK),
    ],
    wild: icon('tropical-fish', GOLDM),
    scatter: { coin: true },
  },
  west: {
    palette: palette(
      ['#ffd28a', '#f2873a 45', '#8a3a12 80', '#3a1606'],
      ['#6b4223', '#45280f', '#1f1006'],
      '#b98a4a',
      WOOD_FRAME,
      '#2b1206',
      '#ffcf6b',
    ),
    lettering: { face: 'Rye', weight: 400, fill: ['#fff6dc', '#f0c878 50', '#b9742a'] },
    high: [
      icon('desert-skull', BONE),
      icon('western-hat', COPPER),
      icon('cowboy-boot', RUBY),
      icon('horseshoe', STEEL),
    ],
    wild: icon('horseshoe', GOLDM),
    scatter: icon('dynamite', RUBY),
  },
  space: {
    palette: palette(
      ['#0a0420', '#26105c 40', '#7a1f7d 74', '#ff6f61'],
      ['#2a1266', '#170840', '#080220'],
      '#7a4be0',
      STEEL_FRAME,
      '#0d0326',
      '#4aa8ff',
      ['#e6d6ff', '#8a4bff 60', '#2a0a6a'],
    ),
    lettering: {
      face: 'Orbitron',
      weight: 900,
      fill: ['#ffffff', '#bdf0ff 40', '#4aa8ff 52', '#ffd6f2 54', '#ff5fae'],
    },
    high: [object('rocket'), icon('crystal-ball', VIOLET), gem(190, 6), gem(320, 8)],
    wild: gem(44, 10),
    scatter: icon('compass', ICE),
  },
  candy: {
    palette: palette(
      ['#ffc2dd', '#ff8dbd 50', '#38c9a8'],
      ['#fff4fa', '#ffd9ea', '#a3125f'],
      '#ff9ed0',
      ['#ffffff', '#ffc2dd 30', '#ff5fa8 60', '#ffe6f2'],
      '#7a0f55',
      '#ff3d94',
      ['#fffbe0', '#ffe14d 60', '#ff9ed0'],
    ),
    lettering: { face: 'Titan One', weight: 400, fill: ['#ff9ed0', '#ff3d94 50', '#d31072'] },
    high: [object('cupcake'), object('doughnut'), object('candy'), object('strawberry')],
    wild: object('cherries'),
    scatter: gem(320, 6),
  },
  horror: {
    palette: palette(
      ['#0b0210', '#3d0510 45', '#8a0f18 74', '#1a0206'],
      ['#3a0612', '#20030a', '#0b0106'],
      '#8f1f2c',
      ['#d9c9c4', '#7a5a5c 30', '#2b161a 60', '#a98a8c'],
      '#150105',
      '#ff4436',
      ['#ffb3a8', '#c9261e 60', '#4a0208'],
    ),
    lettering: { face: 'New Rocker', weight: 400, fill: ['#ffe1dc', '#ff4436 45', '#a30b12'] },
    high: [
      icon('vampire-dracula', BONE),
      icon('female-vampire', PINK),
      icon('crowned-skull', GOLDM),
      icon('pumpkin-lantern', ORANGE),
    ],
    wild: icon('crowned-skull', RUBY),
    scatter: icon('bat', VIOLET),
  },
  jackpot: {
    palette: palette(
      ['#ff4d3d', '#c20a1f 40', '#5e0213 75', '#2a010a'],
      ['#7d0b3a', '#4a0424', '#1c0114'],
      '#d34a6a',
      GOLD_FRAME,
      '#4a0210',
      '#ffd36b',
    ),
    lettering: { face: 'Bungee', weight: 400, fill: GOLD },
    high: [
      icon('imperial-crown', GOLDM),
      icon('open-treasure-chest', COPPER),
      icon('trophy-cup', STEEL),
      icon('queen-crown', RUBY),
    ],
    wild: gem(205, 10),
    scatter: { coin: true },
  },
  bison: {
    palette: palette(
      ['#fff0c9', '#ffb86b 40', '#ff7a45 66', '#711a2e'],
      ['#8a2f34', '#541a2a', '#260a16'],
      '#d9684a',
      WOOD_FRAME,
      '#1f0713',
      '#ffb15c',
    ),
    lettering: { face: 'Alfa Slab One', weight: 400, fill: ['#fff3d0', '#ffb15c'] },
    high: [
      icon('buffalo-head', COPPER),
      icon('lion', GOLDM),
      icon('eagle-head', BONE),
      icon('elephant-head', NIGHT),
    ],
    wild: icon('buffalo-head', GOLDM),
    scatter: { coin: true },
  },
  book: {
    palette: palette(
      ['#f7b955', '#8a4a12 38', '#2a1305 75', '#120702'],
      ['#5a2e0e', '#351806', '#160902'],
      '#b97a34',
      GOLD_FRAME,
      '#2a1003',
      '#ffcf6b',
    ),
    lettering: { face: 'Uncial Antiqua', weight: 400, fill: GOLD },
    high: [
      icon('sun-priest', GOLDM),
      icon('medusa-head', JADE),
      icon('crystal-ball', VIOLET),
      icon('compass', COPPER),
    ],
    wild: icon('aztec-calendar-sun', GOLDM),
    scatter: icon('sun-priest', RUBY),
  },
  olympus: {
    palette: palette(
      ['#2c6fd1', '#79b8f5 40', '#f7e7c8 80', '#fff8ea'],
      ['#1d4fa8', '#0f3278', '#061a48'],
      '#6fa4f0',
      GOLD_FRAME,
      '#071c4d',
      '#ffcf1f',
    ),
    lettering: { face: 'Cinzel Decorative', weight: 900, fill: ['#ffffff', '#fff1c4 45', '#f0c04d'] },
    high: [
      icon('lightning-mask', GOLDM),
      icon('medusa-head', LEAF),
      icon('zeus-sword', STEEL),
      icon('laurels', JADE),
    ],
    wild: icon('lightning-mask', BONE),
    scatter: icon('greek-temple', BONE),
  },
  aztec: {
    palette: palette(
      ['#d7f76b', '#4fb04a 34', '#0f5a3a 70', '#04241b'],
      ['#14553c', '#0a3527', '#031a13'],
      '#3f9a6c',
      ['#e0e4c0', '#a7ab84 30', '#4c5234 60', '#c9cda4'],
      '#07301f',
      '#ffd23d',
    ),
    lettering: { face: 'Shrikhand', weight: 400, fill: ['#fffbd0', '#ffd23d 45', '#f07d0c'] },
    high: [
      icon('ceremonial-mask', GOLDM),
      icon('tiger-head', ORANGE),
      icon('totem-mask', JADE),
      icon('monkey', COPPER),
    ],
    wild: icon('ceremonial-mask', JADE),
    scatter: icon('aztec-calendar-sun', GOLDM),
  },
  synth: {
    palette: palette(
      ['#0a0326', '#2a0a5c 45', '#ff5aa0 62', '#0a0326 62.5', '#12043a'],
      ['#240a5a', '#140536', '#07011c'],
      '#8a3df0',
      NEON_FRAME,
      '#0a0326',
      '#3df0ff',
      ['#ffd6ff', '#ff3df0 60', '#3a0c8a'],
    ),
    lettering: { face: 'Monoton', weight: 400, fill: ['#ffffff', '#ff8df5'] },
    high: [icon('fox-head', PINK), icon('biplane', ICE), icon('crystal-ball', VIOLET), gem(190, 6)],
    wild: icon('lightning-mask', PINK),
    scatter: gem(320, 8),
  },
  heist: {
    palette: palette(
      ['#16181c', '#0b0c0e 60', '#050506'],
      ['#23262b', '#15171a', '#0a0b0c'],
      '#8a7034',
      GOLD_FRAME,
      '#0b0c0e',
      '#d9b35a',
    ),
    lettering: { face: 'Limelight', weight: 400, fill: ['#fff6d8', '#e6c06a 60', '#a97f2a'] },
    high: [gem(348, 8), icon('cat', GOLDM), icon('robber-mask', STEEL), icon('fox-head', COPPER)],
    wild: gem(158, 8),
    scatter: icon('open-treasure-chest', GOLDM),
  },
  mine: {
    palette: palette(
      ['#ffcf6b', '#d9761c 30', '#5a2408 66', '#1c0a03'],
      ['#5a3014', '#371b0a', '#180a03'],
      '#b0753a',
      WOOD_FRAME,
      '#140703',
      '#ffd23d',
    ),
    lettering: { face: 'Black Ops One', weight: 400, fill: ['#fff3c0', '#ffd23d 50', '#f2a30c'] },
    high: [gem(190, 8), gem(44, 6), icon('mine-wagon', STEEL), icon('dynamite', RUBY)],
    wild: gem(348, 10),
    scatter: object('bomb'),
  },
  clover: {
    palette: palette(
      ['#7ce0ff', '#d6ffe0 55', '#58c23d 70', '#0f5a24'],
      ['#1d7a3a', '#0f5226', '#062c12'],
      '#6fd67a',
      GOLD_FRAME,
      '#08421d',
      '#5fd63a',
    ),
    lettering: { face: 'Bowlby One', weight: 400, fill: ['#eaffb0', '#5fd63a 45', '#188a2e'] },
    high: [
      object('clover'),
      icon('open-treasure-chest', COPPER),
      icon('horseshoe', GOLDM),
      icon('western-hat', LEAF),
    ],
    wild: object('clover'),
    scatter: { coin: true },
  },
  ronin: {
    palette: palette(
      ['#f1e6cf', '#f6c9a0 55', '#2c5d86 72', '#12304f'],
      ['#25344a', '#16202e', '#0a1018'],
      '#8a93a8',
      ['#f6e3b4', '#d9a441 30', '#6b4a12 60', '#e0b866'],
      '#16202e',
      '#d4301f',
      ['#ffd6c4', '#d4301f 60', '#5a0d08'],
    ),
    lettering: { face: 'Staatliches', weight: 400, fill: ['#fffaf0', '#f1e6cf'] },
    high: [
      icon('samurai-helmet', GOLDM),
      icon('oni', RUBY),
      icon('handheld-fan', SAPPHIRE),
      icon('sea-dragon', JADE),
    ],
    wild: icon('oni', GOLDM),
    scatter: icon('samurai-helmet', RUBY),
  },
  wolf: {
    palette: palette(
      ['#0a1a3a', '#173f78 45', '#5a8fd1 72', '#bcdcff'],
      ['#1b3f73', '#0f284e', '#051330'],
      '#5a8fd1',
      STEEL_FRAME,
      '#040d24',
      '#bcdcff',
      ['#ffffff', '#7fb0f0 60', '#1c3f73'],
    ),
    lettering: { face: 'Pirata One', weight: 400, fill: ['#ffffff', '#cfe6ff 50', '#7fb0f0'] },
    high: [icon('wolf-head', STEEL), icon('direwolf', NIGHT), icon('owl', COPPER), icon('fox-head', ORANGE)],
    wild: icon('direwolf', ICE),
    scatter: icon('wolf-howl', VIOLET),
  },
  steam: {
    palette: palette(
      ['#c98a52', '#7a4520 45', '#2a1508 80', '#140a04'],
      ['#5a3518', '#37200e', '#170c05'],
      '#b98a4a',
      ['#ffe6b0', '#b97a2a 35', '#6b3f10 65', '#e6b35a'],
      '#1c0d04',
      '#f2c27a',
    ),
    lettering: { face: 'Playfair Display SC', weight: 700, fill: ['#fff3d6', '#f2c27a 50', '#b8742a'] },
    high: [
      icon('biplane', COPPER),
      icon('compass', GOLDM),
      icon('big-gear', STEEL),
      icon('crystal-ball', JADE),
    ],
    wild: icon('big-gear', GOLDM),
    scatter: object('trophy'),
  },
  pirate: {
    palette: palette(
      ['#0c2b45', '#1b6a86 40', '#f2a65a 66', '#0a3a4f 72', '#041c2b'],
      ['#12485e', '#0a2c3c', '#03141d'],
      '#3f8aa0',
      WOOD_FRAME,
      '#1a0d05',
      '#ffd98a',
    ),
    lettering: { face: 'Pirata One', weight: 400, fill: ['#fff6d8', '#f2c878 50', '#b9742a'] },
    high: [
      icon('pirate-captain', GOLDM),
      icon('pirate-skull', BONE),
      icon('tentacles-skull', JADE),
      icon('compass', COPPER),
    ],
    wild: icon('pirate-skull', GOLDM),
    scatter: icon('open-treasure-chest', COPPER),
  },
};

export const SLOT_SYMBOLS = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const;
export type SlotSymbolName = (typeof SLOT_SYMBOLS)[number];

/** The look of a theme on reels. Themes that are not played on reels get the classic machine. */
export function slotLook(theme: GameTheme): SlotLook {
  return LOOKS[theme] ?? classic;
}

/** Themes that have reels of their own. */
export const SLOT_THEMES = (Object.keys(GAME_THEMES) as GameTheme[]).filter((theme) => theme in LOOKS);

/** What the studio needs to lay a game out: colours, lettering, and the symbols from best paid to least. */
export interface ThemeLook {
  readonly palette: SlotPalette;
  readonly lettering: SlotLook['lettering'];
  readonly symbols: readonly SlotSymbolName[];
}

export function themeLook(theme: GameTheme): ThemeLook {
  const { palette: colours, lettering } = slotLook(theme);
  return { palette: colours, lettering, symbols: SLOT_SYMBOLS };
}

/** Colours of the low symbols, which keep apart also without their shape. */
export const ROYALS: Readonly<Record<'A' | 'K' | 'Q' | 'J' | '10', Stops>> = {
  A: ['#ffd0c6', '#ff6b5a 50', '#b3281a'],
  K: ['#fff0c0', '#ffc14a 50', '#b9760a'],
  Q: ['#d6fff6', '#4fd6c0 50', '#128a78'],
  J: ['#e0edff', '#7fb6ff 50', '#2b68c4'],
  '10': ['#f0e0ff', '#c08aff 50', '#6a2fc0'],
};
