// `npm run bench`: ratios, all taken in one run on one machine, because machines differ. Prints a table and writes
// bench/results.json; the bare app's weight also goes to bench/baseline.json, which `npm test` compares with.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildAll, ROOT } from './build.mjs';
import { describeFailure, HouseFailure } from './house/failure.mjs';
import { choosePorts } from './house/ports.mjs';
import { createProgress } from './house/progress.mjs';
import { runCommand } from './house/run.mjs';
import { startHouse } from './house.mjs';
import { freePort } from './postgres.mjs';
import { weigh } from './weight.mjs';

const CONNECTIONS = 32;
const SECONDS = 8;
const ROUNDS = 3;
const PGBENCH = { clients: 16, seconds: 10, scale: 10 };
const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
const LOG = path.join(ROOT, '.build', 'bench.log');
const BARE = path.join(ROOT, '.build', 'bare-app');

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const round = (value, digits = 2) => Number(value.toFixed(digits));
const node = (args, options) => runCommand(process.execPath, args, { log: LOG, cwd: ROOT, ...options });

/** A bare Next app, built like ours and served by Next's own server. */
async function startBare() {
  rmSync(BARE, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'tests', 'bench', 'bare-app'), BARE, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await node([NEXT, 'build', '--webpack'], { name: 'build of the bare app', cwd: BARE, env });
  const port = await freePort();
  const server = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: BARE,
    env,
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const url = `http://127.0.0.1:${port}/`;
  const deadline = Date.now() + 30_000;
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new HouseFailure('the bare app does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

async function load(url) {
  const args = ['tests/bench/load.mjs', url, String(CONNECTIONS), String(SECONDS)];
  const result = JSON.parse(await node(args, { name: 'load' }));
  if (result.failures > 0) throw new HouseFailure(`${result.failures} requests of ${url} failed`);
  return result.perSecond;
}

/** Both pages in turn, so that whatever else the machine does meets both. */
async function pages(home, bare) {
  const rates = { home: [], bare: [] };
  for (let turn = 0; turn < ROUNDS; turn++) {
    rates.bare.push(await load(bare));
    rates.home.push(await load(home));
  }
  return { home: median(rates.home), bare: median(rates.bare) };
}

/** pgbench on a database of its own on the house's server, or undefined where it is not installed. */
async function openPgbench(databaseUrl) {
  if (spawnSync('pgbench', ['--version']).status !== 0) return undefined;
  const { default: pg } = await import('pg');
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const name = `pgbench_${process.pid}`;
  await owner.query(`create database ${name}`);
  const url = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: url.hostname,
    PGPORT: url.port,
    PGUSER: url.username,
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: name,
  };
  const run = (args) => runCommand('pgbench', args, { name: 'pgbench', log: LOG, env });
  await run(['-i', '-q', '-s', String(PGBENCH.scale)]);
  const { clients, seconds } = PGBENCH;
  return {
    /** Transactions per second of its own mix. */
    async measure() {
      const output = await run(['-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]);
      return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    },
    async close() {
      await owner.query(`drop database ${name} with (force)`);
      await owner.end();
    },
  };
}

/** Signed bets per second over HTTP, as tests/bench/wallet.ts counts them. */
async function bets(house, secrets) {
  const output = await node(['--import', 'tsx', 'tests/bench/run-wallet.ts'], {
    name: 'wallet',
    env: {
      ...process.env,
      PLATFORM_URL: house.urls.platform,
      DATABASE_URL: house.databaseUrl,
      WALLET_SECRET: secrets.WALLET_SECRETS.split(',')[0],
      BENCH_SECONDS: String(PGBENCH.seconds),
      BENCH_CLIENTS: String(PGBENCH.clients),
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1)).betsPerSecond;
}

/** Bets and pgbench in turn, as the pages. */
async function money(house, secrets) {
  const tpcb = await openPgbench(house.databaseUrl);
  const rates = { bets: [], tpcb: [] };
  try {
    for (let turn = 0; turn < ROUNDS; turn++) {
      if (tpcb) rates.tpcb.push(await tpcb.measure());
      rates.bets.push(await bets(house, secrets));
    }
  } finally {
    await tpcb?.close();
  }
  return { bets: median(rates.bets), tpcb: tpcb ? median(rates.tpcb) : undefined };
}

function print(rows) {
  const cells = [['ratio', 'ours', 'measure', 'value', 'good', 'aim'], ...rows.map((row) => row.cells)];
  const widths = cells[0].map((_cell, column) => Math.max(...cells.map((row) => row[column].length)));
  for (const row of cells) {
    process.stdout.write(`  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}\n`);
  }
}

async function main() {
  const progress = createProgress();
  mkdirSync(path.dirname(LOG), { recursive: true });
  await progress.step('build', (report) => buildAll({ log: LOG, report }));
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-bench-'));
  const any = { PORT: '0', PLATFORM_PORT: '0', SANDBOX_PORT: '0', SMTP_PORT: '0' };
  const ports = await choosePorts({ sandbox: true, env: any });
  let house;
  let bare;
  try {
    house = await startHouse({
      root: ROOT,
      dataDir,
      ports,
      env: { ...process.env, ...any, DATABASE_URL: '' },
    });
    bare = await progress.step('bare app', startBare);
    const weights = await progress.step('weight', async () => ({
      home: (await weigh(house.urls.web)).bytes,
      bare: (await weigh(bare.url)).bytes,
    }));
    // By its number, like the bare app: no look-up of a name in one of them only.
    const home = `http://127.0.0.1:${ports.web}/`;
    const rates = await progress.step('pages', () => pages(home, bare.url));
    const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
    const moves = await progress.step('bets, pgbench', () => money(house, secrets));

    const rows = [
      {
        name: 'homeRequests',
        value: rates.home / rates.bare,
        cells: ['home requests/s ÷ bare page', `${rates.home.toFixed(0)}/s`, `${rates.bare.toFixed(0)}/s`],
        good: '≥ 0.5',
        aim: '0.9',
      },
      {
        name: 'homeScript',
        value: weights.home / weights.bare,
        cells: [
          'home JS gzip ÷ bare app',
          `${round(weights.home / 1000, 0)} KB`,
          `${round(weights.bare / 1000, 0)} KB`,
        ],
        good: '≤ 1.6',
        aim: '1.25',
      },
      {
        name: 'signedBets',
        value: moves.tpcb ? moves.bets / moves.tpcb : undefined,
        cells: [
          'signed bets/s ÷ pgbench tpcb-like',
          `${moves.bets.toFixed(0)}/s`,
          moves.tpcb ? `${moves.tpcb.toFixed(0)}/s` : 'pgbench is not installed',
        ],
        good: '≥ 0.4',
        aim: '1.0',
      },
    ].map(({ cells, good, aim, ...row }) => ({
      ...row,
      cells: [...cells, row.value === undefined ? '–' : row.value.toFixed(2), good, aim],
    }));
    process.stdout.write('\n');
    print(rows);
    const machine = `${os.cpus()[0]?.model ?? 'unknown'}, ${os.availableParallelism()} cores, Node ${process.versions.node}`;
    const at = new Date().toISOString();
    const results = {
      at,
      machine,
      ratios: Object.fromEntries(
        rows.map(({ name, value }) => [name, value === undefined ? null : round(value)]),
      ),
      measured: {
        homeRequestsPerSecond: round(rates.home, 0),
        bareRequestsPerSecond: round(rates.bare, 0),
        homeJsGzipBytes: weights.home,
        bareJsGzipBytes: weights.bare,
        signedBetsPerSecond: round(moves.bets, 0),
        pgbenchTransactionsPerSecond: moves.tpcb === undefined ? null : round(moves.tpcb, 0),
      },
      method: `${CONNECTIONS} kept-alive connections, ${SECONDS} s each, median of ${ROUNDS} turns; bets and pgbench -M prepared -s ${PGBENCH.scale} with ${PGBENCH.clients} clients, ${PGBENCH.seconds} s each, likewise`,
    };
    mkdirSync(path.join(ROOT, 'bench'), { recursive: true });
    const write = (name, value) =>
      writeFileSync(path.join(ROOT, 'bench', name), `${JSON.stringify(value, null, 2)}\n`);
    write('results.json', results);
    write('baseline.json', {
      bareJsGzipBytes: weights.bare,
      how: 'Sum of the gzip sizes of every script that the HTML of tests/bench/bare-app names, nomodule left out; next build --webpack. Written by npm run bench.',
      next: JSON.parse(readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8')).version,
    });
  } finally {
    await bare?.stop();
    await house?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`bench: ${describeFailure(error)}\n`);
  process.exitCode = 1;
}
process.exit();
