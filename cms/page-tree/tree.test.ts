import { drop, placedOf, rowsOf, STEPS, treeProblem, type Row } from './tree';

/** `a b> c` are a at the top, b below it, and c at the top. */
const read = (text: string): Row[] =>
  text.split(' ').map((name) => ({
    id: name.charCodeAt(0) - 96,
    depth: name.endsWith('>') ? (1 as const) : (0 as const),
  }));
const write = (rows: readonly Row[] | null): string | null =>
  rows && rows.map(({ id, depth }) => `${String.fromCharCode(96 + id)}${depth === 1 ? '>' : ''}`).join(' ');

it('reads a tree and writes it again', () => {
  const pages = [
    { id: 1, parent: null },
    { id: 4, parent: null },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 5, parent: 99 },
  ];
  expect(write(rowsOf(pages))).toBe('a b> c> d e');
  expect(placedOf(rowsOf(pages))).toEqual([
    { id: 1, parent: null },
    { id: 2, parent: 1 },
    { id: 3, parent: 1 },
    { id: 4, parent: null },
    { id: 5, parent: null },
  ]);
});

it('loses no page of a circle', () => {
  expect(
    write(
      rowsOf([
        { id: 1, parent: 2 },
        { id: 2, parent: 1 },
      ]),
    ),
  ).toBe('a b');
});

it.each([
  ['a page after another', 'a b c', 0, 1, 0, 'b a c'],
  ['a page before another', 'a b c', 2, 0, 0, 'c a b'],
  ['a page to the end', 'a b c', 0, 2, 0, 'b c a'],
  ['a page below the one before it', 'a b c', 1, 1, 1, 'a b> c'],
  ['a page out of its family', 'a b> c', 1, 1, -1, 'a b c'],
  ['the first of a family out of it: the others stay', 'a b> c> d', 1, 1, -1, 'a c> b d'],
  ['a page among those below another', 'a b> c> d', 3, 2, 0, 'a b> d> c>'],
  ['a family as a whole', 'a b> c d', 0, 2, 0, 'c a b> d'],
  ['a family after another family', 'a b> c d>', 0, 3, 0, 'c d> a b>'],
  ['a family never into another', 'a b> c d> e>', 0, 3, 1, 'c d> e> a b>'],
  ['nothing below nothing', 'a b', 1, 0, 1, 'b a'],
  ['nothing that is not there', 'a b', 7, 0, 0, 'a b'],
])('drops %s', (_name, before, from, to, shift, after) =>
  expect(write(drop(read(before), from, to, shift))).toBe(after),
);

it.each([
  ['up', 'a b c', 1, 'b a c'],
  ['up', 'a b> c', 2, 'c a b>'],
  ['up', 'a b> c>', 2, 'a c> b>'],
  ['up', 'a b> c', 1, null],
  ['up', 'a b', 0, null],
  ['down', 'a b c', 0, 'b a c'],
  ['down', 'a b> c d> e', 0, 'c d> a b> e'],
  ['down', 'a b> c>', 1, 'a c> b>'],
  ['down', 'a b> c', 1, null],
  ['down', 'a b>', 0, null],
  ['in', 'a b c', 1, 'a b> c'],
  ['in', 'a b> c', 2, 'a b> c>'],
  ['in', 'a b c>', 1, null],
  ['in', 'a b', 0, null],
  ['in', 'a b>', 1, null],
  ['out', 'a b> c> d', 1, 'a c> b d'],
  ['out', 'a b', 1, null],
] as const)('steps %s in "%s" at %i', (step, before, at, after) =>
  expect(write(STEPS[step](read(before), at))).toBe(after),
);

describe('a tree from outside', () => {
  const known = new Set([1, 2, 3]);
  const page = (id: number, parent: number | null = null) => ({ id, parent });

  it('has every page once', () => {
    expect(treeProblem([page(3), page(1, 3), page(2)], known)).toBeUndefined();
    for (const wrong of [
      [page(1), page(2)],
      [page(1), page(2), page(2)],
      [page(1), page(2), page(3), page(4)],
    ])
      expect(treeProblem(wrong, known)).toMatch(/meanwhile/);
  });

  it('has two levels, and a page after the one that it stands below', () => {
    for (const wrong of [
      [page(1), page(2, 1), page(3, 2)],
      [page(1, 2), page(2), page(3)],
      [page(1, 1), page(2), page(3)],
      [page(1), page(2, 9), page(3)],
    ])
      expect(treeProblem(wrong, known)).toMatch(/at the top/);
  });
});
