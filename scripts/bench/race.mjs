// A tournament with many participants, stakes that count in it, and many who watch its leaderboard.
import { node } from './tools.mjs';

const PARTICIPANTS = 100_000;
const WATCHERS = 5_000;
const STAKES_PER_SECOND = 500;
const SECONDS = 60;
export const RACE_METHOD = `${PARTICIPANTS} participants, ${STAKES_PER_SECOND} signed stakes a second for ${SECONDS} s, ${WATCHERS} streams of the leaderboard; both ends on one machine, as tests/bench/race.ts counts them`;

/**
 * @param {{ urls: Record<string, string>, databaseUrl: string }} processes
 * @param {{ WALLET_SECRETS: string }} secrets
 * @returns {Promise<object>} what tests/bench/race.ts found
 */
export async function race(processes, secrets) {
  const output = await node(['--import', 'tsx', 'tests/bench/run-race.ts'], {
    name: 'race',
    env: {
      ...process.env,
      PLATFORM_URL: processes.urls.platform,
      DATABASE_URL: processes.databaseUrl,
      WALLET_SECRET: secrets.WALLET_SECRETS.split(',')[0],
      BENCH_PARTICIPANTS: String(PARTICIPANTS),
      BENCH_WATCHERS: String(WATCHERS),
      BENCH_STAKES: String(STAKES_PER_SECOND),
      BENCH_SECONDS: String(SECONDS),
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}
