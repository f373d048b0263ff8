// Signed bets beside pgbench, on the same server.
import { spawnSync } from 'node:child_process';
import { runCommand } from '../processes/run.mjs';
import { LOG, median, node, ROUNDS } from './tools.mjs';

const PGBENCH = { clients: 64, seconds: 10, scale: 10 };
/** Minutes of bets with followers of play behind them. */
const FOLLOW_MINUTES = 10;
export const MONEY_METHOD = `pgbench -M prepared -s ${PGBENCH.scale} with ${PGBENCH.clients} clients, ${PGBENCH.seconds} s each`;

/** pgbench on a database of its own on the process group's server, or undefined where it is not installed. */
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
    // The same way that ours goes.
    PGHOST: url.searchParams.get('host') ?? url.hostname,
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

/** A program of tests/bench on the running platform; what it prints last is its result. */
async function onPlatform(processes, secrets, program, name, more = {}) {
  const output = await node(['--import', 'tsx', program], {
    name,
    env: {
      ...process.env,
      PLATFORM_URL: processes.urls.platform,
      DATABASE_URL: processes.databaseUrl,
      WALLET_SECRET: secrets.WALLET_SECRETS.split(',')[0],
      BENCH_SECONDS: String(PGBENCH.seconds),
      BENCH_CLIENTS: String(PGBENCH.clients),
      ...more,
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** Signed bets over HTTP, as tests/bench/wallet.ts counts them. */
const bets = (processes, secrets) => onPlatform(processes, secrets, 'tests/bench/run-wallet.ts', 'wallet');

/**
 * Bets and wins for ten minutes (FOLLOW_MINUTES) while all who follow play read behind.
 * @returns {Promise<{ bets: number, movements: number, worstLag: number, lag99: number, differences: string[] }>}
 */
export const followed = (processes, secrets) =>
  onPlatform(processes, secrets, 'tests/bench/run-follow.ts', 'follow', {
    FOLLOW_MINUTES: process.env.FOLLOW_MINUTES ?? String(FOLLOW_MINUTES),
  });

/**
 * Bets and pgbench in turn, as the pages.
 * @returns {Promise<{ bets: number, p99: number, tpcb: number | undefined }>} a second and milliseconds, medians
 */
export async function money(processes, secrets) {
  const tpcb = await openPgbench(processes.databaseUrl);
  const rates = { bets: [], p99: [], tpcb: [] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      if (tpcb) rates.tpcb.push(await tpcb.measure());
      const turn = await bets(processes, secrets);
      rates.bets.push(turn.betsPerSecond);
      rates.p99.push(turn.p99);
    }
  } finally {
    await tpcb?.close();
  }
  return { bets: median(rates.bets), p99: median(rates.p99), tpcb: tpcb ? median(rates.tpcb) : undefined };
}
