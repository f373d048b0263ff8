import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(60_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'parlour-build-values-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a module in a process of its own, as the build and the servers are. @returns what it writes, as JSON. */
async function run(script: string, years: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, FOLDER: folder, KEPT_AFTER_CLOSING_YEARS: years },
  });
  return JSON.parse(stdout);
}

/** What the platform's bundle knows, whatever its process is told when it runs. */
const OF_SERVERS = `
  const { build, stop } = await import('esbuild');
  const { serverOptions } = await import('./lib/tools/server-options.mjs');
  const outdir = process.env.FOLDER + '/' + process.env.KEPT_AFTER_CLOSING_YEARS;
  await build({ ...serverOptions(process.cwd(), process.env), entryPoints: { retention: 'lib/domain/retention.ts' }, outdir });
  await stop();
  process.env.KEPT_AFTER_CLOSING_YEARS = '42';
  process.env.NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS = '43';
  const { KEPT_AFTER_CLOSING_YEARS } = await import(outdir + '/retention.mjs');
  process.stdout.write(JSON.stringify(KEPT_AFTER_CLOSING_YEARS));`;

/** What is written into the pages. */
const OF_PAGES = `
  const { default: config } = await import('./next.config.mjs');
  const { env } = await config('phase-production-server');
  process.stdout.write(JSON.stringify(env.NEXT_PUBLIC_KEPT_AFTER_CLOSING_YEARS));`;

it.each([
  ['7', 7],
  ['', 5],
])('is one time of keeping closed accounts in pages and platform: %j', async (setting, years) => {
  expect(await run(OF_SERVERS, setting)).toBe(years);
  expect(await run(OF_PAGES, setting)).toBe(setting);
});
