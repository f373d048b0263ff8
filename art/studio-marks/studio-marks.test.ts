import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { PROVIDER_ICONS } from '@/platform/games/provider-icons';
import { STUDIOS } from '@/platform/demo/catalogue/providers';
import { studioMark } from './mark';
import { STUDIO_MARKS } from './studios';

const drawn = new Map(Object.entries(STUDIO_MARKS).map(([id, spec]) => [Number(id), studioMark(spec)]));
const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

it('every studio of the catalogue has a mark of its own that spells its name, and no other has one', () => {
  expect([...drawn.keys()].sort((a, b) => a - b)).toEqual(STUDIOS.map(({ id }) => id).sort((a, b) => a - b));
  for (const { id, name } of STUDIOS) expect(letters(STUDIO_MARKS[id]?.name ?? '')).toBe(letters(name));
  expect(new Set(drawn.values()).size).toBe(STUDIOS.length);
});

it('no two studios sign with the same face, emblem and arrangement', () => {
  const looks = Object.values(STUDIO_MARKS).map(({ face, emblem, at, ground }) =>
    [face, emblem, at, ground].join(),
  );
  expect(new Set(looks).size).toBe(looks.length);
  const emblems = Object.values(STUDIO_MARKS).flatMap(({ emblem }) => emblem ?? []);
  expect(new Set(emblems).size).toBe(emblems.length);
});

it('marks are outlines in one colour, light and readable by a renderer', () => {
  for (const [id, svg] of drawn) {
    if (Buffer.byteLength(svg) > 6 * 1024)
      throw new Error(`the mark of studio ${id} weighs ${Buffer.byteLength(svg)}`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<filter|<image|font-family/);
    const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 120 } }).render();
    expect([width, height]).toEqual([120, 40]);
    const inked = pixels.filter((_, i) => i % 4 === 3).filter((alpha) => alpha > 128).length;
    expect(inked / (width * height)).toBeGreaterThan(0.03);
    // Nothing touches the edge: no letter is cut.
    const row = (y: number) => pixels.subarray(y * width * 4, (y + 1) * width * 4);
    for (const y of [0, height - 1])
      expect(
        row(y)
          .filter((_, i) => i % 4 === 3)
          .every((a) => a === 0),
      ).toBe(true);
  }
});

it('the folder holds just what is drawn here, under addresses that change with the bytes', () => {
  const files = new Map(
    [...drawn].map(([id, svg]) => [
      `${id}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`,
      svg,
    ]),
  );
  expect(readdirSync('public/art/providers').sort()).toEqual([...files.keys()].sort());
  for (const [name, svg] of files) expect(readFileSync(`public/art/providers/${name}`, 'utf8')).toBe(svg);
  expect(Object.values(PROVIDER_ICONS).sort()).toEqual(
    [...files.keys()].map((f) => `/art/providers/${f}`).sort(),
  );
});
