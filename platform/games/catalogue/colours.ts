import type { GameTheme } from '@/lib/domain/game-themes';

/** The colour that a poster of the theme fades to, before its hues are turned. */
const THEME_COLOUR: Record<GameTheme, string> = {
  egypt: '#b9752a',
  fruit: '#d8323f',
  seven: '#a81d12',
  gems: '#1f7fc4',
  dragon: '#b3202c',
  norse: '#1f5f92',
  ocean: '#0c7f9c',
  fishing: '#1d86d1',
  west: '#8a5a30',
  space: '#3a2a9c',
  candy: '#e8699f',
  horror: '#8c1030',
  jackpot: '#a3152c',
  bison: '#c2683a',
  book: '#8a5f2a',
  olympus: '#2f63b5',
  aztec: '#1f8a55',
  synth: '#8a2bb8',
  heist: '#3b332a',
  mine: '#7a4a1f',
  clover: '#2f9a3c',
  ronin: '#c03a32',
  wolf: '#274a86',
  steam: '#87603a',
  pirate: '#2f5d7c',
  classic: '#0f6f6a',
  crash: '#b81f3c',
  mines: '#15785c',
  plinko: '#5a2bc4',
  blackjack: '#14603f',
  roulette: '#6b1f24',
  baccarat: '#12594f',
  poker: '#174a8a',
  dice: '#7a3a10',
  gameshow: '#5a1fd1',
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

/** Colour of the theme with its hue turned by `degrees`, as #rrggbb: what a card shows before its poster. */
export function gradientColour(theme: GameTheme, degrees: number): string {
  const rgb = Number.parseInt(THEME_COLOUR[theme].slice(1), 16);
  const [red, green, blue] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const spread = max - min;
  if (spread === 0) return THEME_COLOUR[theme];
  let sector: number;
  if (max === red) sector = (green - blue) / spread;
  else if (max === green) sector = (blue - red) / spread + 2;
  else sector = (red - green) / spread + 4;
  const turned = (((sector + degrees / 60) % 6) + 6) % 6;
  const channel = (offset: number) => {
    const place = (offset + turned) % 6;
    return Math.round(max - spread * Math.max(0, Math.min(place, 4 - place, 1)));
  };
  return `#${[channel(5), channel(3), channel(1)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
