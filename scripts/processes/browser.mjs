// A Chromium for the tests: the shell without windows if there is one or Debian has it (a quarter less work than the
// whole browser, and what Playwright itself takes), else a whole one that is installed, else Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from './failure.mjs';
import { runCommand } from './run.mjs';

const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function starts(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}

/** The first of these programs that is there and starts. */
function installed(names, places = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...places,
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
  const chosen = process.env.E2E_BROWSER;
  const present = installed([], chosen ? [chosen] : []) ?? installed([SHELL]);
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
    report(`installing Debian's ${SHELL}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await attempt(async () => {
      await runCommand('apt-get', ['update', '-q'], { name: 'apt-get update', log, env });
      const packages = [SHELL, 'fonts-liberation'];
      await runCommand('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], {
        name: `apt-get install ${SHELL}`,
        log,
        env,
      });
    });
    const debians = installed([SHELL]);
    if (debians) return debians;
  }
  const whole = installed(WHOLE, PLACES) ?? (await playwrightsOwn());
  if (whole) return whole;
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
