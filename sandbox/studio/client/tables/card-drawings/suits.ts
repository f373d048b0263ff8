/** Outlines of clubs, diamonds, hearts and spades, as the engine numbers suits; about 90 units high around 0,0. */
const SUIT_OUTLINES = [
  'M0-46C18-46 24-26 14-14C30-20 44-8 40 8C36 24 14 24 6 14C7 30 12 40 18 46H-18C-12 40-7 30-6 14C-14 24-36 24-40 8C-44-8-30-20-14-14C-24-26-18-46 0-46Z',
  'M0-48C10-30 22-14 36 0C22 14 10 30 0 48C-10 30-22 14-36 0C-22-14-10-30 0-48Z',
  'M0 44C-14 26-42 8-42-16C-42-40-12-46 0-22C12-46 42-40 42-16C42 8 14 26 0 44Z',
  'M0-46C10-30 40-12 40 12C40 30 16 34 6 20C7 34 12 42 18 46H-18C-12 42-7 34-6 20C-16 34-40 30-40 12C-40-12-10-30 0-46Z',
] as const;

export const RED = '#C8202F';
export const INK = '#16201C';

export const isRed = (suit: number): boolean => suit === 1 || suit === 2;
export const colourOf = (suit: number): string => (isRed(suit) ? RED : INK);

export interface Pip {
  x: number;
  y: number;
  scale: number;
  upsideDown?: boolean;
}

/** One sign of a suit. */
export function pip(suit: number, { x, y, scale, upsideDown }: Pip): string {
  const turn = upsideDown ? ' rotate(180)' : '';
  return `<path transform="translate(${x} ${y})${turn} scale(${scale})" d="${SUIT_OUTLINES[suit] ?? ''}" fill="${colourOf(suit)}"/>`;
}
