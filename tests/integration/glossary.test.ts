import { readFileSync } from 'node:fs';

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2);

it('explains forty words at most, each once', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.length).toBeLessThanOrEqual(40);
  const words = rows.flatMap(
    (row) =>
      row
        .split('|')[1]
        ?.split(',')
        .map((word) => word.trim()) ?? [],
  );
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
