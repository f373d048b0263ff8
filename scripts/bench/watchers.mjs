// Tables that 5,000 watch, on the one process of the studio: a crash, then a live roulette.
import { node } from './tools.mjs';

const WATCHERS = 5_000;
const PLAYERS = 100;
const SECONDS = 120;
export const WATCHERS_METHOD = `${WATCHERS} streams of one table for ${SECONDS} s, ${PLAYERS} of them players: who leave a crash by hand, who bet at a live roulette; both ends on one machine, as tests/bench/watchers.ts counts them`;

/**
 * @param {'crash' | 'roulette'} table
 * @param {{ urls: Record<string, string> }} processes
 * @param {{ WALLET_SECRETS: string }} secrets
 * @returns {Promise<object>} what tests/bench/watchers.ts found
 */
export async function watchers(table, { urls }, secrets) {
  const output = await node(['--import', 'tsx', 'tests/bench/run-watchers.ts'], {
    name: `watchers of ${table}`,
    env: {
      ...process.env,
      STUDIO_URL: `${urls.sandbox}/studio`,
      WALLET_SECRET: secrets.WALLET_SECRETS.split(',')[0],
      BENCH_TABLE: table,
      BENCH_WATCHERS: String(WATCHERS),
      BENCH_PLAYERS: String(PLAYERS),
      BENCH_SECONDS: String(SECONDS),
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}
