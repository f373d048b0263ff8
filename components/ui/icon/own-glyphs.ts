import type { Glyph } from './glyph';

/*
 * Icons that `npm run icons` does not write. Both were Lucide's (ISC licence) until it drew them anew; ours stay as the
 * product was designed with them.
 */
export const calendarGlyph: Glyph = [
  ['path', { d: 'M8 2v4' }],
  ['path', { d: 'M16 2v4' }],
  ['rect', { width: '18', height: '18', x: '3', y: '4', rx: '2' }],
  ['path', { d: 'M3 10h18' }],
];
export const slidersGlyph: Glyph = [
  ['path', { d: 'M21 4h-7' }],
  ['path', { d: 'M10 4H3' }],
  ['path', { d: 'M21 12h-9' }],
  ['path', { d: 'M8 12H3' }],
  ['path', { d: 'M21 20h-5' }],
  ['path', { d: 'M12 20H3' }],
  ['path', { d: 'M14 2v4' }],
  ['path', { d: 'M8 10v4' }],
  ['path', { d: 'M16 18v4' }],
];
