import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hintToCompile } from './compile-hints.mjs';

it('marks scripts once, but not the smallest and not those for old browsers', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hints-'));
  try {
    const files = {
      'static/chunks/react.js': 'a'.repeat(60_000),
      'static/chunks/app/[locale]/page.js': 'b'.repeat(6_000),
      'static/chunks/main-app.js': 'small',
      'static/chunks/polyfills-1.js': 'c'.repeat(60_000),
      'static/chunks/react.js.map': 'd'.repeat(60_000),
    };
    const marked = ['static/chunks/react.js', 'static/chunks/app/[locale]/page.js'];
    mkdirSync(path.join(folder, 'static/chunks/app/[locale]'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    hintToCompile(folder);
    hintToCompile(folder);
    for (const [name, text] of Object.entries(files)) {
      const hint = marked.includes(name) ? '//# allFunctionsCalledOnLoad\n' : '';
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(hint + text);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
