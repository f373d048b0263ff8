import { drawnAs, type DrawnTheme, type GameTheme } from '@/lib/domain/game-themes';
import type { PosterArt } from '@/lib/node/facts/poster';
import { hash, rng } from '@/lib/pictures/poster-chance';
import { isFramed, PRINT_OF, type PrintName } from '@/lib/pictures/poster-prints';

/**
 * The average colour of the posters of each composition, a little stronger. A single colour is rotated by the game's
 * hue; a list holds one for each palette of a composition that has its own, in the recipe's order.
 */
const COLOURS: Readonly<Record<DrawnTheme, readonly (string | readonly string[])[]>> = {
  egypt: ['#8e6c29', '#2b544c', ['#b88643']],
  fruit: ['#d5573c', ['#adad68', '#b09a82', '#c58874', '#9b9b93']],
  seven: ['#af4609', ['#d57648', '#8f767f', '#83a269', '#bc5f67']],
  gems: ['#8d85a6', '#84162f'],
  dragon: ['#d0521e', ['#d59a78', '#a8b998', '#cd301f', '#474d5a']],
  norse: ['#256183', ['#97969f', '#989f9c', '#859faf', '#869fa5']],
  ocean: ['#476881', '#818455'],
  fishing: ['#58a9a6', ['#868346', '#7c825e', '#887450', '#9b8a58']],
  west: ['#b57c3e', ['#b9592d', '#a87843', '#9d7670']],
  space: ['#783a75', ['#546b69', '#7c4b67', '#874c3e', '#565462']],
  candy: ['#e99bb1', ['#dea4b5', '#f8af79', '#9faee7', '#c892cd']],
  horror: ['#792121', ['#b7610d', '#9a2c34', '#986033', '#aa4f49']],
  crash: [
    '#472c3a',
    '#9399e5',
    ['#a4aaa8', '#a4a4a7', '#92aaa4', '#a3a8af'],
    ['#526658', '#7f494a', '#595e70', '#54704d'],
    ['#44bbb2', '#f19b77', '#8292f5', '#e5be5e'],
    ['#b1c2c7', '#d6b4a2', '#bac6ab', '#d0bdcb'],
    '#233662',
    ['#393b32', '#3c3e3e', '#3c352d', '#2c3940'],
    ['#ca9f34', '#c56868', '#80b2a4', '#9a87ce'],
    ['#d0b29f', '#515956', '#c3bfa7', '#694955'],
  ],
  mines: ['#278c65'],
  plinko: ['#5a21b5'],
  keno: ['#4f8f78'],
  wheel: ['#5a7352'],
  jackpot: [['#aa3a15'], ['#8f8665', '#b26e52', '#808f69', '#957674']],
  blackjack: ['#566442', '#598269'],
  roulette: ['#83321b', '#ba7558'],
  baccarat: ['#6a8972', '#a45746'],
  gameshow: ['#93678e'],
  poker: ['#4e6486', ['#997263', '#608771', '#6b779b', '#92656a'], '#50373f'],
  dice: ['#815724'],
  bison: ['#b46047', ['#cb9c63', '#c0a78d', '#d49a66']],
  book: ['#8a5f2d', ['#92301f', '#3c5a4b', '#4a3c5d', '#6b4919', '#415d2c']],
  olympus: ['#929289', ['#9a3c09', '#947e60', '#883c0f', '#3c7078', '#c4662c']],
  aztec: ['#388138'],
  synth: ['#7e3473', ['#c9a1c0', '#a0bec4', '#cbaba7', '#b19dd0']],
  heist: ['#3c311d', ['#714b1a', '#78332f', '#2b6150', '#645053']],
  mine: ['#7f4c10', ['#a97646', '#74848e', '#a26256']],
  clover: ['#74b371', ['#bbb378', '#9db389', '#b8b182']],
  ronin: ['#88706f'],
  wolf: ['#3c5d8f', ['#c49e82', '#9bb2b7', '#aeb895', '#b69cae']],
  steam: ['#825527', '#1867c6'],
  pirate: ['#565450', ['#c89f5f', '#b8a87e', '#b9946d']],
  classic: ['#5a7259', ['#beaa97', '#c5a58e', '#c3ba91', '#cda0a3']],
};

/** The same of the shared layouts, in the order of SHARED_LAYOUTS, by the temper that a theme is printed in. */
const SHARED_COLOURS: Readonly<Record<PrintName, readonly (readonly string[])[]>> = {
  bright: [
    ['#94a383', '#c79a7a', '#95a7a5', '#c088a2'],
    ['#682c5d', '#1c665f', '#734f18'],
    ['#633e56', '#406251', '#715120'],
    ['#9db39a', '#e6b87e', '#b2bea9', '#da90a7'],
    ['#91a78e', '#c7987e', '#93a7b1', '#b97f9b'],
    ['#7b9479', '#b6846a', '#82969b', '#a76a88'],
  ],
  night: [
    ['#9d718a', '#6c978f', '#a18255'],
    ['#76395e', '#296c69', '#78531f'],
    ['#6a4751', '#445f53', '#6f5023'],
    ['#b47f91', '#80a898', '#b99259'],
    ['#967690', '#6e8f8b', '#9d825f'],
    ['#865d75', '#527a75', '#896b42'],
  ],
  dusk: [
    ['#957555', '#79806d', '#8a728e', '#808b66'],
    ['#6e401e', '#495544', '#60406d', '#556032'],
    ['#6e4723', '#475747', '#614558', '#536233'],
    ['#a17b51', '#7d836d', '#95798e', '#8b9465'],
    ['#8d6f52', '#6e7c70', '#816c86', '#768665'],
    ['#7f5d3c', '#5e695a', '#745979', '#68744d'],
  ],
  rich: [
    ['#b1795c', '#7489aa', '#6b9579', '#a2749f'],
    ['#8e3c25', '#2e558a', '#28704a', '#7c377b'],
    ['#8a3c2f', '#455571', '#3d6d42', '#78406a'],
    ['#bd795c', '#788ca8', '#6e986d', '#a7739b'],
    ['#a77160', '#6d7f9f', '#648d73', '#976d9b'],
    ['#9a5d4a', '#566d91', '#568565', '#8e5d8b'],
  ],
  wild: [
    ['#818a60', '#a57658', '#6f948d'],
    ['#4c6132', '#894d26', '#306969'],
    ['#4f693c', '#884d26', '#43695d'],
    ['#939763', '#b17d58', '#809f92'],
    ['#7d8c67', '#a07259', '#71928e'],
    ['#6c7b4f', '#8f5f41', '#58827e'],
  ],
  cold: [
    ['#7993a4', '#8883a5', '#7a9994'],
    ['#3f687f', '#534e7d', '#3e6c68'],
    ['#4d676e', '#5e556d', '#486a59'],
    ['#7e9bae', '#8b87aa', '#7da09c'],
    ['#70899b', '#7f7c9b', '#718f8b'],
    ['#5c7889', '#6e698d', '#5a7d79'],
  ],
  silk: [
    ['#a3846c', '#84858f', '#ab858e'],
    ['#885641', '#545569', '#875063'],
    ['#88553d', '#4f5a63', '#825053'],
    ['#bb8562', '#848a94', '#b98c8c'],
    ['#9c7b69', '#798490', '#a07a85'],
    ['#8a705f', '#636d7e', '#936b76'],
  ],
};

/** Turns of hue that suit a theme: fruit must stay the colour of fruit, a gem may have any. */
const WIDE = [0, 0, 28, -34, 150, -80, 205, 60] as const;
const NARROW = [0, 0, 0, 10, -12, 18] as const;
const EARTH = [0, 0, 0, 14, -16, 28, -30] as const;
const HUES: Partial<Record<GameTheme, readonly number[]>> = {
  gems: WIDE,
  space: WIDE,
  synth: WIDE,
  seven: WIDE,
  jackpot: WIDE,
  dragon: WIDE,
  plinko: WIDE,
  keno: WIDE,
  wheel: WIDE,
  crash: WIDE,
  mines: WIDE,
  olympus: WIDE,
  egypt: WIDE,
  roulette: [0, 0, 120, 200, -40],
  blackjack: [0, 0, 60, 90, 200],
  baccarat: [0, 0, 60, 200, -150],
  poker: [0, 0, 150, -80, 60],
  dice: [0, 0, 120, 200, -30],
  gameshow: [0, 40, -60, 90],
  fruit: NARROW,
  candy: NARROW,
  classic: [0, 0, 20, 40, 170, 150],
  clover: NARROW,
  fishing: NARROW,
};

/** The turns of hue, in degrees, that posters of the theme may have; 0 more often than the others. */
export function huesOf(theme: GameTheme): readonly number[] {
  return HUES[theme] ?? EARTH;
}

/** Turns that a stone or a colour in the title calls for, counted from the colour that the theme is drawn in. */
const NAMED_HUES: Partial<Record<GameTheme, readonly (readonly [RegExp, number])[]>> = {
  gems: [
    [/rub(y|ies)|garnet/i, 0],
    [/sapphire/i, 230],
    [/emerald|beryl/i, 150],
    [/topaz|citrine|amber/i, 60],
    [/amethyst/i, -70],
    [/opal|frozen|crystal/i, 205],
  ],
  dragon: [
    [/jade|lotus|bamboo/i, 150],
    [/crimson|red gate/i, 0],
    [/golden/i, 28],
  ],
  seven: [[/scarlet|red|fire|blaz|burning|ember/i, 0]],
  roulette: [
    [/emerald|garden/i, 120],
    [/sapphire|blue|harbour/i, 200],
    [/scarlet|bordeaux|rouge/i, 0],
  ],
  blackjack: [
    [/emerald|green|garden/i, 0],
    [/blue|harbour/i, 60],
  ],
  baccarat: [
    [/jade|emerald|bamboo/i, 0],
    [/sapphire|harbour/i, 60],
    [/red lantern/i, -150],
  ],
  poker: [[/blue/i, 0]],
};

/** The hue shift that the title implies, undefined when it implies none. */
export function namedHue(theme: GameTheme, title: string): number | undefined {
  return NAMED_HUES[theme]?.find(([words]) => words.test(title))?.[1];
}

/** #rrggbb as three channels, 0 to 255. */
const channelsOf = (colour: string): readonly [number, number, number] => {
  const rgb = Number.parseInt(colour.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
};

/** Turns a colour as the posters' own filter does (hueRotate of SVG). */
function turned(colour: string, degrees: number): string {
  const [red, green, blue] = channelsOf(colour);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const mixed = [
    red * (0.213 + cos * 0.787 - sin * 0.213) +
      green * (0.715 - cos * 0.715 - sin * 0.715) +
      blue * (0.072 - cos * 0.072 + sin * 0.928),
    red * (0.213 - cos * 0.213 + sin * 0.143) +
      green * (0.715 + cos * 0.285 + sin * 0.14) +
      blue * (0.072 - cos * 0.072 - sin * 0.283),
    red * (0.213 - cos * 0.213 - sin * 0.787) +
      green * (0.715 - cos * 0.715 + sin * 0.715) +
      blue * (0.072 + cos * 0.928 + sin * 0.072),
  ];
  const hex = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${mixed.map(hex).join('')}`;
}

/** The colour that a card shows before its poster, as #rrggbb. */
export function gradientColour(id: string, game: GameTheme, art: PosterArt): string {
  const theme = drawnAs(game);
  const colours = isFramed(theme) ? [...COLOURS[theme], ...SHARED_COLOURS[PRINT_OF[theme]]] : COLOURS[theme];
  const own = colours[(art.v ?? 0) % colours.length] ?? '#222d28';
  if (typeof own === 'string') return turned(own, art.hue ?? 0);
  // The palette is the first thing that a recipe draws from the sequence of the id.
  return own[Math.floor(rng(hash(id))() * own.length)] ?? '#222d28';
}
