import { build } from 'esbuild';

/** All that a script imports before its first line runs: what it imports later by `import()` may need an installation. */
async function importedAtOnce(script) {
  const { metafile } = await build({
    entryPoints: [script],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const found = new Set([script]);
  for (const file of found) {
    for (const { kind, path } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'import-statement') found.add(path);
    }
  }
  return [...found];
}

/** Commands of a fresh clone: they install what is missing, so that nothing which is missing may be imported before. */
it.each(['scripts/build.mjs', 'scripts/start.mjs', 'scripts/test.mjs'])(
  '%s begins without a single package',
  async (script) => {
    const imported = await importedAtOnce(script);
    const ours = imported.filter((path) => /\.m?js$/.test(path));
    expect(ours.length).toBeGreaterThan(1);
    expect(imported.filter((path) => !ours.includes(path) && !path.startsWith('node:'))).toEqual([]);
  },
);
