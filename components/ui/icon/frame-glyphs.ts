// Written by `npm run icons` from lucide-static (https://lucide.dev, ISC licence). Not to be edited.
// The icons that components in the browser show on every page, apart from the others so that a page carries no
// more of them.
import type { Glyph } from './glyph';

export const chevronDownGlyph: Glyph = [
  ['path', { d: 'm6 9 6 6 6-6' }],
];
export const chevronLeftGlyph: Glyph = [
  ['path', { d: 'm15 18-6-6 6-6' }],
];
export const chevronRightGlyph: Glyph = [
  ['path', { d: 'm9 18 6-6-6-6' }],
];
export const circleAlertGlyph: Glyph = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
  ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
];
export const circleCheckGlyph: Glyph = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'm16 9-5.5 5.5L8 12' }],
];
export const giftGlyph: Glyph = [
  ['path', { d: 'M12 7v14' }],
  ['path', { d: 'M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8' }],
  ['path', { d: 'M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5' }],
  ['rect', { x: '3', y: '7', width: '18', height: '4', rx: '1' }],
];
export const infoGlyph: Glyph = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 16v-4' }],
  ['path', { d: 'M12 8h.01' }],
];
export const plusGlyph: Glyph = [
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
];
export const userGlyph: Glyph = [
  ['path', { d: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2' }],
  ['circle', { cx: '12', cy: '7', r: '4' }],
];
export const xGlyph: Glyph = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
];
