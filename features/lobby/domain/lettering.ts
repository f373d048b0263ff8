import type { ProviderTile } from './game-tile';

/** Faces of lettering.module.scss; a studio's name is set in one of them, always the same one. */
export const FACES = [
  'staatliches',
  'lilita-one',
  'orbitron',
  'metamorphous',
  'limelight',
  'rye',
  'playfair-display-sc',
  'shrikhand',
  'righteous',
  'alfa-slab-one',
  'monoton',
  'titan-one',
  'luckiest-guy',
  'bungee',
  'abril-fatface',
  'black-ops-one',
  'bowlby-one',
] as const;
export type Face = (typeof FACES)[number];

/** Faces that were chosen for a name; the others follow from the studio's id. */
const CHOSEN: Readonly<Record<string, Face>> = {
  Northlight: 'staatliches',
  Sugarworks: 'lilita-one',
  'Vega Nine': 'orbitron',
  Ravenmoor: 'metamorphous',
  'Jade Court': 'limelight',
  Quickdraw: 'rye',
  'Moth & Flame': 'playfair-display-sc',
  Halfpenny: 'shrikhand',
  'Blue Hour': 'righteous',
  Copperhead: 'alfa-slab-one',
  'Odeon Live': 'monoton',
  'Tiny Giant': 'titan-one',
  'Saffron Lane': 'abril-fatface',
  Sundial: 'metamorphous',
  Ironbark: 'black-ops-one',
};

/** Neighbouring ids get faces far apart in the list. */
const STRIDE = 7;
/** The face of neon tubes is for the one name that was drawn in it: others could not be read. */
const ROTATION = FACES.filter((face) => face !== 'monoton');

export function faceOf({ id, name }: Pick<ProviderTile, 'id' | 'name'>): Face {
  return CHOSEN[name] ?? ROTATION[(id * STRIDE) % ROTATION.length] ?? 'staatliches';
}

/** How long a name is, for the size that it is set in: tiles have one width. */
export function lengthOf(name: string): 'short' | 'medium' | 'long' {
  if (name.length <= 9) return 'short';
  return name.length <= 13 ? 'medium' : 'long';
}
