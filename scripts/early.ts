/**
 * Writes early/built.ts: the scripts that run before React, bundled, as texts that pages carry inline: `npm run early`. With
 * `--check` it writes nothing, and fails when the file is not current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const FILE = 'early/built.ts';
const ENTRIES = { PRELOAD_SCRIPT: 'preload', FRAME_SCRIPT: 'frame', OFFLINE_SCRIPT: 'offline' };

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`early/entries/${entry}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    // What Next compiles for by default.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    charset: 'utf8',
    write: false,
    logLevel: 'error',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

async function main(): Promise<void> {
  const texts = await Promise.all(
    Object.entries(ENTRIES).map(
      async ([name, entry]) => `export const ${name} =\n  ${JSON.stringify(await bundle(entry))};\n`,
    ),
  );
  const written = `// Written by \`npm run early\` from early/entries: not to be changed by hand.\n${texts.join('\n')}`;
  if (!process.argv.includes('--check')) writeFileSync(FILE, written);
  else if (readFileSync(FILE, 'utf8') !== written) {
    process.stderr.write(`early: ${FILE} is not current: npm run early writes it\n`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`early: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
