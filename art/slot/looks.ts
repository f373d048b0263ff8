import type { Stops } from '@/art/engine/palette';
import { RUBY, STEEL_FRAME, object, palette, type SlotLook, type SlotPalette } from '@/art/slot/look-parts';
import { LOOKS_OF_LEGENDS } from '@/art/slot/looks-legends';
import { LOOKS_OF_NATURE } from '@/art/slot/looks-nature';
import { LOOKS_OF_MACHINES } from '@/art/slot/looks-machines';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';

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
  ...LOOKS_OF_LEGENDS,
  ...LOOKS_OF_NATURE,
  ...LOOKS_OF_MACHINES,
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
