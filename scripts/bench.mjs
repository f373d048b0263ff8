// `npm run bench`: ratios, all taken in one run on one machine, because machines differ. Prints a table and fails when a
// bound is missed. A whole run writes bench/results.json, and the bare app's weight to bench/baseline.json, which
// `npm test` compares with; `--only games,money` measures some parts and writes nothing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBare } from './bench/bare.mjs';
import { crowd, CROWD_METHOD } from './bench/crowd.mjs';
import { followed, money, MONEY_METHOD } from './bench/money.mjs';
import { pageRates, PAGES_METHOD } from './bench/pages.mjs';
import { play, PLAY_METHOD } from './bench/play.mjs';
import { onPhone, PHONE_METHOD } from './bench/phone/phone.mjs';
import { race, RACE_METHOD } from './bench/race.mjs';
import { searches, SEARCH_METHOD } from './bench/search.mjs';
import { LOG, round } from './bench/tools.mjs';
import { buildAll, ROOT } from './build.mjs';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { choosePorts } from './processes/ports.mjs';
import { createProgress } from './processes/progress.mjs';
import { startProcesses } from './processes.mjs';
import { print, tableOf } from './bench/table.mjs';
import { watchers, WATCHERS_METHOD } from './bench/watchers.mjs';
import { SEEN, weigh } from './weight.mjs';

/** What is measured, by the name that `--only` and the table give it. */
const PARTS = {
  weight: async ({ processes, bare }) => ({
    home: (await weigh(processes.urls.web)).bytes,
    bare: (await weigh(bare.url)).bytes,
  }),
  pages: ({ page, bare }) => pageRates({ home: page(SEEN.home), list: page(SEEN.list), bare: bare.url }),
  phone: ({ processes, bare, report }) => {
    const pages = Object.entries(SEEN).map(([name, to]) => [name, new URL(to, processes.urls.web).href]);
    return onPhone({ ...Object.fromEntries(pages), bare: bare.url }, report);
  },
  games: ({ processes, secrets, report }) => play(processes, secrets(), report),
  search: ({ processes }) => searches(processes.urls.platform),
  crowd: ({ processes, page }) =>
    crowd({ web: page(''), platform: processes.urls.platform, pid: processes.pids.web }),
  tables: async ({ processes, secrets }) => ({
    crash: await watchers('crash', processes, secrets()),
    roulette: await watchers('roulette', processes, secrets()),
  }),
  money: ({ processes, secrets }) => money(processes, secrets()),
  race: ({ processes, secrets }) => race(processes, secrets()),
  followers: ({ processes, secrets }) => followed(processes, secrets()),
};
/** Parts that look at the bare app, too. */
const BESIDE_BARE = new Set(['weight', 'pages', 'phone']);

/** Which parts a run measures. @throws ExpectedFailure for one that does not exist */
function partsToMeasure() {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const names = only?.split(',') ?? Object.keys(PARTS);
  for (const name of names) {
    if (!(name in PARTS)) {
      throw new ExpectedFailure(`no part "${name}"; there are ${Object.keys(PARTS).join(', ')}`);
    }
  }
  return { names, whole: only === undefined };
}

async function main() {
  const { names, whole } = partsToMeasure();
  const progress = createProgress();
  mkdirSync(path.dirname(LOG), { recursive: true });
  await progress.step('build', (report) => buildAll({ log: LOG, report }));
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-bench-'));
  const any = { PORT: '0', PLATFORM_PORT: '0', SANDBOX_PORT: '0', SMTP_PORT: '0' };
  const ports = await choosePorts({ sandbox: true, env: any });
  let processes;
  let bare;
  try {
    processes = await startProcesses({
      root: ROOT,
      dataDir,
      ports,
      env: { ...process.env, ...any, DATABASE_URL: '' },
    });
    if (names.some((name) => BESIDE_BARE.has(name))) bare = await progress.step('bare app', startBare);
    const at = {
      ...{ processes, bare },
      // By its number, like the bare app: no look-up of a name in one of them only.
      page: (address) => `http://127.0.0.1:${ports.web}${address}`,
      secrets: () => JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')),
    };
    const measured = {};
    for (const name of names) {
      measured[name] = await progress.step(name, (report) => PARTS[name]({ ...at, report }));
    }
    const rows = tableOf(measured);
    process.stdout.write('\n');
    print(rows);
    if (whole) writeResults(rows, measured);
    const missed = rows.filter((row) => row.missed);
    if (missed.length > 0) {
      throw new ExpectedFailure(`${missed.length} missed: ${missed.map(({ name }) => name).join(', ')}`);
    }
  } finally {
    await bare?.stop();
    await processes?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
/** Figures as people read them: whole ones, and small ones with four places. */
function rounded(value) {
  if (typeof value === 'number') return round(value, Math.abs(value) < 10 ? 4 : 0);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)]));
}

function writeResults(rows, measured) {
  write('results.json', {
    at: new Date().toISOString(),
    machine: `${os.cpus()[0]?.model ?? 'unknown'}, ${os.availableParallelism()} cores, Node ${process.versions.node}`,
    ratios: Object.fromEntries(
      rows.flatMap(({ name, value }) => (value === undefined ? [] : [[name, round(value)]])),
    ),
    measured: rounded(measured),
    method: {
      pages: PAGES_METHOD,
      phone: PHONE_METHOD,
      games: PLAY_METHOD,
      search: SEARCH_METHOD,
      crowd: CROWD_METHOD,
      tables: WATCHERS_METHOD,
      money: MONEY_METHOD,
      race: RACE_METHOD,
    },
  });
  write('baseline.json', {
    bareJsGzipBytes: measured.weight.bare,
    how: 'Sum of the gzip sizes of every script that the HTML of tests/bench/bare-app names, nomodule left out; next build --webpack. Written by npm run bench.',
    next: JSON.parse(readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8')).version,
  });
}

function write(name, value) {
  mkdirSync(path.join(ROOT, 'bench'), { recursive: true });
  writeFileSync(path.join(ROOT, 'bench', name), `${JSON.stringify(value, null, 2)}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`bench: ${describeFailure(error)}\n`);
  process.exitCode = 1;
}
process.exit();
