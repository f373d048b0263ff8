// Signed bets beside pgbench, on the same server.
import { spawnSync } from 'node:child_process';
import { runCommand } from '../house/run.mjs';
import { LOG, median, node, ROUNDS } from './tools.mjs';

const PGBENCH = { clients: 16, seconds: 10, scale: 10 };
export const MONEY_METHOD = `pgbench -M prepared -s ${PGBENCH.scale} with ${PGBENCH.clients} clients, ${PGBENCH.seconds} s each`;

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

/**
 * Bets and pgbench in turn, as the pages.
 * @returns {Promise<{ bets: number, tpcb: number | undefined }>} a second, medians
 */
export async function money(house, secrets) {
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
