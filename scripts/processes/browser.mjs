// A Chromium for the tests: one that is installed, else Debian's, else Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from './failure.mjs';
import { runCommand } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function starts(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.E2E_BROWSER ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
  ];
  for (const program of candidates.filter((candidate) => candidate && existsSync(candidate))) {
    const version = starts(program);
    if (version) return { program, from: `${version}, ${program}` };
  }
  return undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const program = chromium.executablePath();
  return existsSync(program) && starts(program)
    ? { program, from: `Playwright's Chromium, ${program}` }
    : undefined;
}

/**
 * @param {{ root: string, log: string, report: (detail: string) => void }} options
 * @returns {Promise<{ program: string, from: string }>} the program, and in words which one it is
 * @throws ExpectedFailure when none is there and none can be had
 */
export async function findBrowser({ root, log, report }) {
  const present = installed() ?? (await playwrightsOwn());
  if (present) return present;
  const failures = [];
  const attempt = async (work) => {
    try {
      await work();
    } catch (error) {
      failures.push(error.message.split('\n')[0]);
    }
  };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    report("installing Debian's chromium");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await attempt(async () => {
      await runCommand('apt-get', ['update', '-q'], { name: 'apt-get update', log, env });
      const packages = ['chromium', 'fonts-liberation'];
      await runCommand('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], {
        name: 'apt-get install chromium',
        log,
        env,
      });
    });
    const debians = installed();
    if (debians) return debians;
  }
  report("downloading Playwright's Chromium");
  await attempt(() =>
    runCommand(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      name: 'playwright install',
      log,
      cwd: root,
    }),
  );
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  throw new ExpectedFailure(`no browser for the end-to-end tests: ${failures.join('; ') || 'none starts'}`);
}
