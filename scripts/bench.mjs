// `npm run bench`: ratios, all taken in one run on one machine, because machines differ. Prints a table and writes
// bench/results.json; the bare app's weight also goes to bench/baseline.json, which `npm test` compares with.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBare } from './bench/bare.mjs';
import { crowd, CROWD_METHOD } from './bench/crowd.mjs';
import { followed, money, MONEY_METHOD } from './bench/money.mjs';
import { pageRates, PAGES_METHOD } from './bench/pages.mjs';
import { play, PLAY_METHOD } from './bench/play.mjs';
import { onPhone, PHONE_METHOD } from './bench/phone/phone.mjs';
import { searches, SEARCH_METHOD } from './bench/search.mjs';
import { LOG, round } from './bench/tools.mjs';
import { buildAll, ROOT } from './build.mjs';
import { describeFailure } from './processes/failure.mjs';
import { choosePorts } from './processes/ports.mjs';
import { createProgress } from './processes/progress.mjs';
import { startProcesses } from './processes.mjs';
import { print, tableOf } from './bench/table.mjs';
import { watchers, WATCHERS_METHOD } from './bench/watchers.mjs';
import { SEEN, weigh } from './weight.mjs';

async function main() {
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
    bare = await progress.step('bare app', startBare);
    const { web, platform } = processes.urls;
    const secrets = () => JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
    // By its number, like the bare app: no look-up of a name in one of them only.
    const at = (page) => `http://127.0.0.1:${ports.web}${page}`;
    const measured = {
      weights: await progress.step('weight', async () => ({
        home: (await weigh(web)).bytes,
        bare: (await weigh(bare.url)).bytes,
      })),
      rates: await progress.step('pages', () =>
        pageRates({ home: at(SEEN.home), list: at(SEEN.list), bare: bare.url }),
      ),
      phone: await progress.step('on a phone', (report) => {
        const pages = Object.entries(SEEN).map(([name, page]) => [name, new URL(page, web).href]);
        return onPhone({ ...Object.fromEntries(pages), bare: bare.url }, report);
      }),
      games: await progress.step('games on a phone', (report) => play(processes, secrets(), report)),
      found: await progress.step('search', () => searches(platform)),
      lobby: await progress.step('crowd', () => crowd({ web: at(''), platform, pid: processes.pids.web })),
      table: await progress.step('watchers of a table', () => watchers(processes, secrets())),
      moves: await progress.step('bets, pgbench', () => money(processes, secrets())),
      follow: await progress.step('bets with followers', () => followed(processes, secrets())),
    };
    const rows = tableOf(measured);
    process.stdout.write('\n');
    print(rows);
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
        table: WATCHERS_METHOD,
        money: MONEY_METHOD,
      },
    });
    write('baseline.json', {
      bareJsGzipBytes: measured.weights.bare,
      how: 'Sum of the gzip sizes of every script that the HTML of tests/bench/bare-app names, nomodule left out; next build --webpack. Written by npm run bench.',
      next: JSON.parse(readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8')).version,
    });
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
