import type { GameTheme } from '@/lib/domain/game-themes';
import type { FaceName } from '@/art/engine/faces';
import type { Paint, Stops } from '@/art/engine/palette';
import type { Suit } from '@/art/symbols/suits';

/** What a poster is drawn from. Same input, same bytes. */
export interface PosterGame {
  readonly id: string;
  readonly theme: GameTheme;
  readonly title: string;
  readonly provider: string;
  /** Which composition of the theme, counted round. */
  readonly v?: number;
  /** Which of the theme's symbols, counted round. */
  readonly sym?: number;
  /** Turn of all hues in degrees. */
  readonly hue?: number;
  /** The title cut into lines by hand. */
  readonly lines?: readonly string[];
}

/** What a sheet needs to know of its subject. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly sym?: number;
  readonly hue?: number;
  readonly lines?: readonly string[];
}

/** The sculpt filter: turns a flat silhouette into lit relief, outlines it and drops a shadow. */
export interface SculptOptions {
  readonly soft?: number;
  readonly scale?: number;
  readonly az?: number;
  readonly el?: number;
  /** Width of the outline; 0 for none. */
  readonly ow?: number;
  readonly diff?: number;
  readonly k1?: number;
  readonly k2?: number;
  readonly spec?: number;
  readonly exp?: number;
  readonly light?: string;
  readonly outline?: string;
  readonly drop?: number;
  readonly dropO?: number;
}

/** Extrusion: dx, dy of the farthest copy, number of copies, colour. */
export type Extrusion = readonly [number, number, number, string];

export interface SymbolOptions {
  readonly fill?: Paint;
  readonly stroke?: string;
  readonly sw?: number;
  readonly rot?: number;
  readonly skew?: number;
  readonly flip?: boolean;
  readonly vflip?: boolean;
  /** Colour, blur and opacity of a halo. */
  readonly glow?: string | null;
  readonly gs?: number;
  readonly go?: number;
  readonly ext?: Extrusion;
  /** Stroke width, colour and filter of the dark copy that lies under the symbol. */
  readonly back?: number;
  readonly backc?: string;
  readonly backf?: string;
  readonly fx?: string;
  readonly o?: number;
}

export interface ObjectOptions {
  readonly rot?: number;
  readonly flip?: boolean;
  readonly fx?: string;
}

/** One line of a lockup; `L` says which part of a title that is not the recipe's own takes its place. */
export interface TitleLine {
  readonly t: string;
  readonly L?: number | 'all';
  readonly s?: number;
  readonly w?: number;
  readonly wt?: number;
  readonly font?: FaceName;
  readonly track?: number;
  readonly cap?: number;
  readonly gap?: number;
  readonly fill?: Paint;
  readonly stroke?: string;
  readonly sw?: number;
  readonly ext?: Extrusion | null;
}

export interface TitleOptions {
  readonly font: FaceName;
  readonly y: number;
  readonly x?: number;
  /** Greatest width of a line. */
  readonly w?: number;
  readonly s?: number;
  readonly wt?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** With `bottom`, y is the baseline of the last line. */
  readonly base?: 'bottom';
  /** Last baseline and greatest size for a one-line title that has to be broken in two. */
  readonly two?: readonly [number, number];
  readonly cap?: number;
  readonly gap?: number;
  readonly fill?: Paint;
  readonly stroke?: string;
  readonly sw?: number;
  readonly ext?: Extrusion;
  /** Outermost outline: colour, width. */
  readonly outer?: readonly [string, number] | null;
  readonly hi?: string;
  readonly shadow?: number;
  readonly shc?: string;
  readonly arc?: number;
  readonly rot?: number;
  readonly skewX?: number;
  readonly skewY?: number;
}

export interface LabelOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: FaceName;
  readonly wt?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** In em. */
  readonly track?: number;
  /** Greatest width; a longer text is set smaller. */
  readonly w?: number;
  readonly attrs?: string;
}

export interface ProviderOptions {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly font?: FaceName;
  readonly wt?: number;
  /** In user units, as the designer set it. */
  readonly track?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly c?: string;
  readonly o?: number;
  /** Keep upper and lower case. */
  readonly keep?: boolean;
}

export interface CoinOptions {
  /** Height over width, 1 seen from the front. */
  readonly t?: number;
  readonly rot?: number;
  /** Relief on the face. */
  readonly d?: string;
}

export interface ChipOptions {
  readonly tilt?: number;
  readonly th?: number;
  readonly a?: number;
  readonly c2?: string;
  readonly c3?: string;
  readonly suit?: Suit;
}

export interface GemOptions {
  /** Corners. */
  readonly n?: number;
  /** Saturation. */
  readonly s?: number;
  readonly off?: number;
  readonly sx?: number;
  readonly sy?: number;
  /** Table size as a part of the radius. */
  readonly ti?: number;
}

export interface FrameOptions {
  readonly i?: number;
  readonly w?: number;
  readonly r?: number;
  readonly in?: string;
}

export type Point = readonly [number, number];
export type { Paint, Stops };
