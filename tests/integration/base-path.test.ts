import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'endpoints', 'features', 'lib', 'screens'];
/**
 * What Next does not put the base path before: addresses of files and calls that components write by themselves. Links
 * of lib/i18n/navigation and calls of lib/http need none.
 */
const OWN =
  /(['"`])\/(?:art|flags|coins|payments|fonts|content|favicon\.ico|sw\.js|api\/v1\/events)\b(?:\/|\1)?/;
/** Where such an address is no address of a browser's. */
const EXEMPT = [
  // The middleware and the page store see paths after the base path.
  /^lib[/\\](?:domain|node|pictures|server)[/\\]/,
  // Stand-ins for what the platform says, which is without the base path.
  /[/\\]testing[/\\]|\.stories\.tsx$|\.test\.tsx?$/,
  /^lib[/\\]http[/\\]platform\.d\.ts$/,
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.(tsx?|scss)$/.test(entry.name) && !EXEMPT.some((exempt) => exempt.test(file))) yield file;
  }
}

it('puts every address that a component writes by itself below the base path', () => {
  const forgotten = FOLDERS.flatMap((folder) => [...sources(folder)]).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const isComment = /^\s*(?:\*|\/[/*])/.test(line);
        const css = file.endsWith('.scss') && /url\(['"]?\//.test(line);
        const wrong = css || (OWN.test(line) && !line.includes('withBasePath('));
        return wrong && !isComment ? [`${file}:${index + 1} ${line.trim()}`] : [];
      }),
  );
  expect(forgotten).toEqual([]);
});
