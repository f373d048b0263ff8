import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Every place in the sources that names a paragraph of docs/specification.md. */
function mentions(): { place: string; part: number }[] {
  const found = execFileSync('git', ['grep', '-noE', "SPEC(’s|'s)? §[0-9]+"], { encoding: 'utf8' });
  return found
    .trim()
    .split('\n')
    .map((line) => ({ place: line, part: Number(/§(\d+)$/.exec(line)?.[1]) }));
}

it('has every paragraph that the sources name', () => {
  const text = readFileSync('docs/specification.md', 'utf8');
  const parts = new Set([...text.matchAll(/^## (\d+)\. /gm)].map(([, part]) => Number(part)));
  expect(parts.size).toBe(9);
  const named = mentions();
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ part }) => !parts.has(part)).map(({ place }) => place)).toEqual([]);
});
