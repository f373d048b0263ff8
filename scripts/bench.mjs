// `npm run bench`: ratios, all taken in one run on one machine, because machines differ. Prints a table and writes
// bench/results.json; the bare app's weight also goes to bench/baseline.json, which `npm test` compares with.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBare } from './bench/bare.mjs';
import { crowd, CROWD_METHOD } from './bench/crowd.mjs';
import { followed, money, MONEY_METHOD } from './bench/money.mjs';
import { pageRates, PAGES_METHOD } from './bench/pages.mjs';
import { onPhone, PHONE_METHOD } from './bench/phone/phone.mjs';
import { searches, SEARCH_METHOD } from './bench/search.mjs';
import { LOG, round } from './bench/tools.mjs';
import { buildAll, ROOT } from './build.mjs';
import { describeFailure } from './processes/failure.mjs';
import { choosePorts } from './processes/ports.mjs';
import { createProgress } from './processes/progress.mjs';
import { startProcesses } from './processes.mjs';
import { SEEN, weigh } from './weight.mjs';

const HEAD = ['measure', 'ours', 'beside', 'ratio', 'good', 'aim'];

function print(rows) {
  const cells = [HEAD, ...rows.map(({ cells: row }) => row)];
  const widths = HEAD.map((_cell, column) => Math.max(...cells.map((row) => row[column].length)));
  for (const row of cells) {
    process.stdout.write(`  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}\n`);
  }
}

/** A line of the table; `value` is the ratio, undefined where there is nothing to compare with. */
function row(name, label, ours, beside, value, good = '–', aim = '–') {
  return {
    name,
    value,
    cells: [label, ours, beside, value === undefined ? '–' : value.toFixed(2), good, aim],
  };
}

const perSecond = (value) => `${value.toFixed(0)}/s`;
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const kilobytes = (value) => `${(value / 1000).toFixed(0)} KB`;
const megabytes = (value) => `${value.toFixed(0)} MB`;

function tableOf({ rates, weights, phone, found, lobby, moves, follow }) {
  const { bare } = phone;
  return [
    row(
      'homeRequests',
      'home requests/s ÷ bare page',
      perSecond(rates.home),
      perSecond(rates.bare),
      rates.home / rates.bare,
      '≥ 0.5',
      '0.9',
    ),
    row(
      'listRequests',
      'list requests/s ÷ bare page',
      perSecond(rates.list),
      perSecond(rates.bare),
      rates.list / rates.bare,
      '≥ 0.5',
      '0.9',
    ),
    row(
      'homeScript',
      'home JS gzip ÷ bare app',
      kilobytes(weights.home),
      kilobytes(weights.bare),
      weights.home / weights.bare,
      '≤ 1.3',
      '1.25',
    ),
    ...Object.keys(SEEN).flatMap((page) => [
      row(
        `${page}Lcp`,
        `${page} on a phone: LCP`,
        ms(phone[page].lcp),
        ms(bare.lcp),
        phone[page].lcp / bare.lcp,
        '< 2000 ms',
      ),
      row(
        `${page}Tbt`,
        `${page} on a phone: TBT`,
        ms(phone[page].tbt),
        ms(bare.tbt),
        phone[page].tbt / bare.tbt,
        '< 150 ms',
      ),
      row(
        `${page}Cls`,
        `${page} on a phone: CLS`,
        phone[page].cls.toFixed(4),
        bare.cls.toFixed(4),
        undefined,
        '< 0.01',
        '0',
      ),
      row(
        `${page}Bytes`,
        `${page} on a phone: in all`,
        kilobytes(phone[page].bytes),
        kilobytes(bare.bytes),
        phone[page].bytes / bare.bytes,
        page === 'home' ? '≤ 700 KB' : '–',
      ),
    ]),
    row(
      'search',
      'search p95 ÷ health p95',
      ms(found.p95),
      ms(found.health95),
      found.p95 / found.health95,
      '< 30 ms',
    ),
    row(
      'crowd',
      'crowd in the lobby: p95',
      ms(lobby.p95),
      `${perSecond(lobby.perSecond)}, ${lobby.failures} failed`,
      undefined,
      '0 failed',
    ),
    row(
      'crowdMemory',
      'web, end of the crowd ÷ its begin',
      megabytes(lobby.late),
      megabytes(lobby.early),
      lobby.late / lobby.early,
      '≤ 1.1',
      '1',
    ),
    row(
      'signedBets',
      'signed bets/s ÷ pgbench tpcb-like',
      perSecond(moves.bets),
      moves.tpcb ? perSecond(moves.tpcb) : 'pgbench is not installed',
      moves.tpcb && moves.bets / moves.tpcb,
      '≥ 1.0',
      '1.0',
    ),
    row('betsP99', 'signed bets: p99', ms(moves.p99), '–', undefined, '< 100 ms'),
    row(
      'followers',
      'followers of play: worst lag',
      ms(follow.worstLag * 1000),
      `${follow.movements} movements, ${follow.differences.join('; ') || 'each counted once'}`,
      undefined,
      '< 1000 ms',
    ),
  ];
}

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
      found: await progress.step('search', () => searches(platform)),
      lobby: await progress.step('crowd', () => crowd({ web: at(''), platform, pid: processes.pids.web })),
      moves: await progress.step('bets, pgbench', () => {
        const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
        return money(processes, secrets);
      }),
      follow: await progress.step('bets with followers', () => {
        const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
        return followed(processes, secrets);
      }),
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
        search: SEARCH_METHOD,
        crowd: CROWD_METHOD,
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
