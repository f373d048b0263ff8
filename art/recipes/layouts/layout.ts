import type { Studio } from '@/art/engine/studio';
import type { FaceName } from '@/art/engine/faces';
import type { PosterGame } from '@/art/engine/types';

/** Five colours of one print: the sheet, its large field, what stands out, the darkest, the lightest. */
export interface Colours {
  readonly sheet: string;
  readonly field: string;
  readonly accent: string;
  readonly ink: string;
  readonly light: string;
}

/** Draws a theme's symbol for this game, centred on x, y. */
export type Hero = (A: Studio, g: PosterGame, x: number, y: number, size: number, colours: Colours) => string;

/** What a layout needs to become a composition of one theme. */
export interface LayoutParts {
  readonly colours: readonly Colours[];
  readonly hero: Hero;
  readonly font: FaceName;
  /** The lines of the title, in the case that the lettering wants. */
  readonly lines: readonly [string, string];
  /** Whether the first line is the small one: "Book of". */
  readonly smallFirst?: boolean;
}

/** Sizes of the two lines of a title. */
export const sizesOf = (
  { smallFirst }: LayoutParts,
  large: number,
  small: number,
): readonly [number, number] => (smallFirst ? [small, large] : [large, small]);
