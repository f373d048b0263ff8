// Games as a phone with a slow line and a slow processor plays them.
import { findBrowser } from '../processes/browser.mjs';
import { ROOT } from '../build.mjs';
import { LOG, node } from './tools.mjs';

export const PLAY_METHOD =
  'one game of a kind at 390 x 664, processor four times as slow, 1.6 Mbit/s and 150 ms, drawn without a graphics card; 10 s of play, as tests/bench/play.ts counts them';

/**
 * @param {{ urls: Record<string, string> }} processes
 * @param {{ WALLET_SECRETS: string }} secrets
 * @param {(words: string) => void} report
 * @returns {Promise<Record<string, object>>} what tests/bench/play.ts found, by game
 */
export async function play({ urls }, secrets, report) {
  const { program } = await findBrowser({ root: ROOT, log: LOG, report });
  const output = await node(['--import', 'tsx', 'tests/bench/run-play.ts'], {
    name: 'play',
    env: {
      ...process.env,
      STUDIO_URL: `${urls.sandbox}/studio`,
      WALLET_SECRET: secrets.WALLET_SECRETS.split(',')[0],
      BENCH_BROWSER: program,
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}
