import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hintToCompile } from './compile-hints.mjs';

it('marks what every page runs and is large, once, and nothing else', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hints-'));
  try {
    const files = {
      'static/chunks/react.js': 'a'.repeat(60_000),
      'static/chunks/webpack.js': 'small',
      'static/chunks/page.js': 'b'.repeat(60_000),
    };
    mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const rootMainFiles = ['static/chunks/webpack.js', 'static/chunks/react.js'];
    writeFileSync(path.join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles }));
    hintToCompile(folder);
    hintToCompile(folder);
    const now = (name) => readFileSync(path.join(folder, name), 'utf8');
    expect(now('static/chunks/react.js')).toBe(
      `//# allFunctionsCalledOnLoad\n${files['static/chunks/react.js']}`,
    );
    for (const name of ['static/chunks/webpack.js', 'static/chunks/page.js'])
      expect(now(name)).toBe(files[name]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
