import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Parts that no page shows yet, and the issue whose pages will. A part that is neither used nor waits goes. */
const WAITING: Record<string, number> = {
  // The marks of VIP levels.
  badge: 24,
  'level-bar': 24,
};

const UI = path.join('components', 'ui');
const ROOMS = ['app', 'screens', 'features', 'components', 'endpoints', 'lib', 'cms'];
const OF_PARTS = /(?:@\/components\/ui|\.\.?(?:\/\.\.)*(?:\/ui)?)\/([\w-]+)\/[\w-]+['"]/g;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name)) yield file;
  }
}

test('every part is shown by a page or by another part, or waits for one that is named', () => {
  const parts = new Set(
    readdirSync(UI, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  const used = new Set<string>();
  for (const file of ROOMS.flatMap((room) => [...sources(room)])) {
    for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(OF_PARTS)) {
      if (!file.startsWith(path.join(UI, part) + path.sep)) used.add(part);
    }
  }
  const unused = [...parts].filter((part) => !used.has(part)).sort();
  expect(unused).toEqual(Object.keys(WAITING).sort());
});
