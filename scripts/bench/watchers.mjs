// A table of crash that 5,000 watch, on the one process of the studio.
import { node } from './tools.mjs';

const WATCHERS = 5_000;
const PLAYERS = 100;
const SECONDS = 120;
export const WATCHERS_METHOD = `${WATCHERS} streams of one table of crash for ${SECONDS} s, ${PLAYERS} of them players who leave by hand; both ends on one machine, as tests/bench/watchers.ts counts them`;

/**
 * @param {{ urls: Record<string, string> }} processes
 * @param {{ WALLET_SECRETS: string }} secrets
 * @returns {Promise<object>} what tests/bench/watchers.ts found
 */
export async function watchers({ urls }, secrets) {
  const output = await node(['--import', 'tsx', 'tests/bench/run-watchers.ts'], {
    name: 'watchers',
    env: {
      ...process.env,
      STUDIO_URL: `${urls.sandbox}/studio`,
      WALLET_SECRET: secrets.WALLET_SECRETS.split(',')[0],
      BENCH_WATCHERS: String(WATCHERS),
      BENCH_PLAYERS: String(PLAYERS),
      BENCH_SECONDS: String(SECONDS),
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}
