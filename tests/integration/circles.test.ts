import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOTS = [
  'app',
  'art',
  'cms',
  'components',
  'early',
  'endpoints',
  'features',
  'lib',
  'messages',
  'platform',
  'sandbox',
  'screens',
  'scripts',
  'tests',
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
/** Written by Payload, where two are one; and packages of a folder of its own. */
const NOT_OURS = /^cms\/migrations\/|\/node_modules\//;

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(root, name.replaceAll(path.sep, '/')))
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !NOT_OURS.test(name) && statSync(name).isFile()),
);

/** Which files each file imports; types count too. */
function graphOf(files: readonly string[], read: (file: string) => string): Map<string, string[]> {
  const known = new Set(files);
  const resolve = (from: string, name: string) => {
    const base = name.startsWith('@/')
      ? name.slice(2)
      : name.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), name)
        : undefined;
    return base === undefined
      ? undefined
      : ENDINGS.map((ending) => base + ending).find((file) => known.has(file));
  };
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(read(file), true, true);
      return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? [])];
    }),
  );
}

/** Ways that lead back to where they began, each as its files in order. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const finished = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, way: readonly string[]) => {
    const begun = way.indexOf(file);
    if (begun >= 0) {
      circles.push([...way.slice(begun), file]);
      return;
    }
    if (finished.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

it('no two files import each other, nor over others', () => {
  const graph = graphOf(sources, (file) => readFileSync(file, 'utf8'));
  expect(graph.size).toBeGreaterThan(1_500);
  expect(circlesOf(graph).map((circle) => circle.join(' → '))).toEqual([]);
});

it('would see one', () => {
  const texts: Record<string, string> = {
    'lib/a.ts': "import type { B } from './b';",
    'lib/b.ts': "export * from '@/lib/c';",
    'lib/c.ts': "const a = () => import('./a');",
    'lib/d.ts': "import './a';",
  };
  const graph = graphOf(Object.keys(texts), (file) => texts[file] ?? '');
  expect(circlesOf(graph)).toEqual([['lib/a.ts', 'lib/b.ts', 'lib/c.ts', 'lib/a.ts']]);
});
