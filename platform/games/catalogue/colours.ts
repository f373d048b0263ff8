import type { GameTheme } from '@/lib/domain/game-themes';
import type { PosterArt } from '@/lib/domain/poster';
import { hash, rng } from '@/lib/domain/poster-chance';

/**
 * What the posters of each composition come to when all their colours are mixed, a little stronger. One colour turns
 * with the hue of the game; a list stands for the palettes of a composition that has its own, in the recipe's order.
 */
const COLOURS: Readonly<Record<GameTheme, readonly (string | readonly string[])[]>> = {
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
  crash: ['#472c3a', '#9399e5'],
  mines: ['#278c65'],
  plinko: ['#5a21b5'],
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

/** The turn that the title names, undefined when it names none. */
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
export function gradientColour(id: string, theme: GameTheme, art: PosterArt): string {
  const colours = COLOURS[theme];
  const own = colours[(art.v ?? 0) % colours.length] ?? '#222d28';
  if (typeof own === 'string') return turned(own, art.hue ?? 0);
  // The palette is the first thing that a recipe draws from the sequence of the id.
  return own[Math.floor(rng(hash(id))() * own.length)] ?? '#222d28';
}
