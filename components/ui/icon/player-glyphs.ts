// Written by `npm run icons` from lucide-static (https://lucide.dev, ISC licence). Not to be edited.
// Icons of what runs by itself, apart from the others so that only what can be stopped carries them.
import type { Glyph } from './glyph';

export const pauseGlyph: Glyph = [
  ['rect', { x: '14', y: '3', width: '5', height: '18', rx: '1' }],
  ['rect', { x: '5', y: '3', width: '5', height: '18', rx: '1' }],
];
export const playGlyph: Glyph = [
  ['path', { d: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z' }],
];
