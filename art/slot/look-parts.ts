import type { FaceName } from '@/art/engine/faces';
import type { Stops } from '@/art/engine/palette';
import type { IconName } from '@/art/symbols/icons';
import type { ObjectName } from '@/art/symbols/noto';

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

export const GOLD_FRAME: Stops = ['#fff1c0', '#d8952a 30', '#7d4606 60', '#f2c04d'];
export const STEEL_FRAME: Stops = ['#f4f8fb', '#9fb2c2 30', '#43566a 60', '#c3d6e6'];
export const WOOD_FRAME: Stops = ['#d69a5a', '#8a5424 30', '#4a290f 60', '#b0753a'];
export const NEON_FRAME: Stops = ['#ffd6ff', '#ff3df0 30', '#5a1ad0 60', '#3df0ff'];
export const WIN: Stops = ['#ffdf8a', '#c9761c 60', '#5a2a06'];

export const RUBY: Stops = ['#ffb9a0', '#e0462c 50', '#7a1408'];
export const JADE: Stops = ['#d9fff6', '#2fc9b5 50', '#07645e'];
export const LEAF: Stops = ['#e4ffc4', '#5cc23c 50', '#155a1c'];
export const SAPPHIRE: Stops = ['#d3ecff', '#4d94e8 50', '#123a86'];
export const NIGHT: Stops = ['#a9c6e6', '#44668f 50', '#1b3050'];
export const VIOLET: Stops = ['#f0dcff', '#a964f0 50', '#46128a'];
export const PINK: Stops = ['#ffe0f2', '#ff5fae 50', '#9a0f5c'];
export const BONE: Stops = ['#fffdf2', '#f0e0bd 45', '#a98a63'];
export const STEEL: Stops = ['#ffffff', '#a9c4d6 35', '#43607a'];
export const COPPER: Stops = ['#ffdcb8', '#d98a4a 45', '#73380f'];
export const ORANGE: Stops = ['#ffe3b0', '#ff8a2a 50', '#8f3204'];

export const icon = (name: IconName, fill: Stops): SymbolSpec => ({ icon: name, fill });
export const object = (name: ObjectName): SymbolSpec => ({ object: name });
export const gem = (hue: number, corners = 8): SymbolSpec => ({ gem: hue, corners });

/** Panel shades from one deep colour pair and its line. */
export function palette(
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
