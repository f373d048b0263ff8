// Written by `npm run icons` from lucide-static (https://lucide.dev, ISC licence). Not to be edited.
// The icon of the reminder beside a game, apart from the others so that games carry it alone.
import type { Glyph } from './glyph';

export const timerGlyph: Glyph = [
  ['line', { x1: '10', x2: '14', y1: '2', y2: '2' }],
  ['line', { x1: '12', x2: '15', y1: '14', y2: '11' }],
  ['circle', { cx: '12', cy: '14', r: '8' }],
];
