import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { letter } from '@/art/engine/faces';
import { RANKS } from '../engines/cards/cards';

// Outlines the ranks of playing cards anew: `npx tsx sandbox/studio/assets/write-card-ranks.ts`.

const FILE = 'sandbox/studio/client/tables/card-drawings/ranks.data.ts';

const toTenths = (path: string): string =>
  path.replace(/-?\d*\.?\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Ranks from the two to the ace in the cards' lettering, 100 units high, the middle of their base line at 0,0. */
export const outlineRanks = (): string[] =>
  [...RANKS].map((rank) => {
    const text = rank === 'T' ? '10' : rank;
    const { d } = letter(text, {
      face: 'Playfair Display SC',
      weight: 700,
      size: 100,
      anchor: 'middle',
      // The two figures of the ten stand closer than in text.
      track: rank === 'T' ? -0.13 : 0,
    });
    return toTenths(d);
  });

if (process.argv[1]?.endsWith(path.join('assets', 'write-card-ranks.ts'))) {
  const source = [
    '// Written by sandbox/studio/assets/write-card-ranks.ts; a test draws it again and compares.',
    '',
    '/** Outlines of the ranks from the two to the ace, 100 units high, the middle of their base line at 0,0. */',
    'export const RANK_OUTLINES: readonly string[] = [',
    ...outlineRanks().map((outline) => `  '${outline}',`),
    '];',
    '',
  ];
  writeFileSync(path.join(process.cwd(), FILE), source.join('\n'));
}
