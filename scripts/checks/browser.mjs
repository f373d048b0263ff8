// Tests in a browser: of the whole product, of what is built below a base path, and of the workbench.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build.mjs';
import { findBrowser } from '../processes/browser.mjs';
import { copySources } from '../processes/copy.mjs';
import { DEMO_OPERATOR } from '../processes/demo.mjs';
import { ExpectedFailure } from '../processes/failure.mjs';
import { secondsSince } from '../processes/progress.mjs';
import { serveFolder } from '../processes/static.mjs';
import { withProcesses } from '../processes/test-processes.mjs';
import { readPlaywright } from './reports.mjs';
import { bin, counted, logOf, OUTPUT, PLAYWRIGHT, run, say } from './tools.mjs';

/** @returns the place of a report that is not there yet */
function newReport(name) {
  const report = path.join(OUTPUT, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

/**
 * A process group of its own, and Playwright's tests of one configuration on it.
 * @param {{ name: string, root?: string, basePath?: string, args: string[], env?: Record<string, string>, first?: (processes: object) => Promise<void> }} options
 *   `root` is where the process group was built; `first` comes before the tests
 */
async function withBrowserTests({ name, root = ROOT, basePath = '', args, env = {}, first }) {
  const browser = await findBrowser({ root: ROOT, log: logOf(name), report: say });
  // Tests order what registers of excluded players do wrong.
  const registerKey = randomBytes(32).toString('base64url');
  const own = { REGISTER_API_KEY: registerKey };
  return withProcesses({ name, root, basePath, env: own, report: say }, async (processes) => {
    await first?.(processes);
    const report = newReport(name);
    // Without its process group no test can pass: one line instead of a hundred. What runs beside it goes on.
    let crash;
    const broken = new AbortController();
    void processes.crashed.then((line) => {
      crash = line;
      broken.abort();
    });
    const addresses = {
      E2E_BROWSER: browser.program,
      E2E_REPORT: report,
      E2E_WEB_URL: processes.urls.web,
      E2E_SANDBOX_URL: processes.urls.sandbox,
      E2E_PLATFORM_URL: processes.urls.platform,
      E2E_DATABASE_URL: processes.databaseUrl,
      E2E_REGISTER_KEY: registerKey,
      E2E_OPERATOR_EMAIL: DEMO_OPERATOR.email,
      E2E_OPERATOR_PASSWORD: DEMO_OPERATOR.password,
      ...env,
    };
    const result = await counted(
      () => run(name, process.execPath, [PLAYWRIGHT, 'test', ...args], addresses, { signal: broken.signal }),
      () => {
        if (crash) throw new ExpectedFailure(crash);
        return readPlaywright(report);
      },
    ).catch((error) => {
      throw crash ? new ExpectedFailure(`the processes under test broke down: ${crash}`) : error;
    });
    return { ...result, summary: `${result.summary}; ${browser.from}`, keep: result.failed.length > 0 };
  });
}

/**
 * The whole product, from its production build; tests that take long and seldom break run in `longEndToEnd`.
 * @param {string[]} specs parts of file names; empty for all tests
 * @param {(processes: object) => Promise<void>} first what is measured on it before
 */
export const endToEnd = (specs, first) => withBrowserTests({ name: 'e2e', args: specs, first });

/** What `endToEnd` leaves out: playwright.config.ts says what that is. */
export const longEndToEnd = (specs) =>
  withBrowserTests({ name: 'e2e-long', args: specs, env: { E2E_LONG: '1' } });

/** The installed app: what `BASE_PATH=/app npm run build` makes, in a copy of the sources (docs/adr/0011). */
export async function installedApp(specs) {
  const root = path.join(ROOT, '.build', 'installed-app');
  const basePath = '/app';
  copySources(ROOT, root);
  const started = performance.now();
  const build = ['scripts/build.mjs'];
  await run('base-path-build', process.execPath, build, { BASE_PATH: basePath }, { cwd: root });
  const built = secondsSince(started).trim();
  const config = 'tests/base-path/playwright.config.ts';
  const args = ['--config', config, ...specs];
  const result = await withBrowserTests({ name: 'base-path', root, basePath, args });
  return { ...result, summary: `${result.summary}; built in ${built}` };
}

/** Every story of the workbench in both themes, without any process. */
export async function workbench(specs) {
  const folder = path.join(ROOT, '.build', 'workbench');
  const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' };
  await run('workbench-build', bin('storybook'), ['build', '--output-dir', folder], quiet);
  const browser = await findBrowser({ root: ROOT, log: logOf('workbench'), report: say });
  const report = newReport('workbench');
  const server = await serveFolder(folder);
  const places = {
    E2E_BROWSER: browser.program,
    E2E_REPORT: report,
    WORKBENCH_FOLDER: folder,
    WORKBENCH_URL: server.origin,
  };
  const args = [PLAYWRIGHT, 'test', '--config', 'tests/workbench/playwright.config.ts', ...specs];
  try {
    return await counted(
      () => run('workbench', process.execPath, args, places),
      () => readPlaywright(report),
    );
  } finally {
    await server.close();
  }
}
