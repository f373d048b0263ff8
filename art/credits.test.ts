import { readdirSync, readFileSync } from 'node:fs';
import { FACE_NAMES } from '@/art/engine/faces';
import { ICONS } from '@/art/symbols/icons';
import { NOTO } from '@/art/symbols/noto';

const credits = readFileSync('docs/credits.md', 'utf8').replace(/\s+/g, ' ');
const silhouettes = [...credits.matchAll(/\| ([^|]+) \| ([^|]+) \|/g)]
  .flatMap(([, , icons = '']) => icons.split(', '))
  .filter((name) => /^[a-z][a-z-]+$/.test(name));

it('each silhouette stands beside its author, and none that is not shown', () => {
  expect(silhouettes.toSorted()).toEqual(Object.keys(ICONS).toSorted());
});

it('colour objects and lettering faces are named', () => {
  const missing = [...Object.keys(NOTO).map((name) => name.replace('-', ' ')), ...FACE_NAMES].filter(
    (name) => !credits.includes(name),
  );
  expect(missing).toEqual([]);
});

it('each font file has its licence lines', () => {
  const licences = readFileSync('art/fonts/LICENCES.txt', 'utf8').toLowerCase().replaceAll(' ', '-');
  const faces = readdirSync('art/fonts')
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => file.replace(/-\d+\.ttf$/, ''));
  expect(faces.filter((face) => !licences.includes(face))).toEqual([]);
});
