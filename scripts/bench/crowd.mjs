// A crowd in the lobby: pages of every kind at a steady rate, and what the web's process holds meanwhile.
import { spawnSync } from 'node:child_process';
import { node } from './tools.mjs';

const PER_SECOND = 200;
const SECONDS = Number(process.env.BENCH_CROWD_SECONDS ?? 300);
export const CROWD_METHOD = `${PER_SECOND} pages/s for ${SECONDS} s at fixed times: home in five languages, lists, pages of lists, studios, jackpots, 300 games`;

const LANGUAGES = ['', '/de', '/au', '/ch', '/fr'];
const LISTS = [
  '/games',
  '/games/all',
  '/games/top',
  '/games/new',
  '/games/slots',
  '/games/live',
  '/jackpots',
];

/** What people look at: home and lists more often than any one game. */
async function addresses(web, platform) {
  const answer = await fetch(`${platform}/api/v1/games?per_page=100&page=1`);
  const games = (await answer.json()).data.map(({ geo_link }) => geo_link);
  const everyGame = games.flatMap((game) => ['', '/de', '/fr'].map((language) => `${language}${game}`));
  const lists = LANGUAGES.flatMap((language) => LISTS.map((list) => `${language}${list}`));
  const further = Array.from({ length: 20 }, (_, page) => `/games/slots?page=${page + 2}`);
  const home = LANGUAGES.flatMap((language) => Array.from({ length: 20 }, () => language || '/'));
  return [...home, ...lists, ...lists, ...further, ...everyGame].map((path) => web + path);
}

/** Megabytes that a process holds. */
function megabytes(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * @param {{ web: string, platform: string, pid: number }} processes `pid` of the web's process
 * @returns {Promise<{ answers: number, failures: number, perSecond: number, p50: number, p95: number, before: number,
 *   early: number, late: number }>} milliseconds; megabytes at rest, in the second fifth of the time, and in the last
 */
export async function crowd({ web, platform, pid }) {
  const urls = await addresses(web, platform);
  // Each page is made once before: what is measured is a casino that is open, not one that opens.
  for (const url of new Set(urls)) await (await fetch(url)).arrayBuffer();
  const before = megabytes(pid);
  const held = [];
  const watch = setInterval(() => held.push(megabytes(pid)), 1_000);
  try {
    const args = ['tests/bench/crowd.mjs', String(PER_SECOND), String(SECONDS)];
    const result = JSON.parse(
      await node(args, { name: 'crowd', env: { ...process.env, CROWD: JSON.stringify(urls) } }),
    );
    const fifth = Math.floor(held.length / 5);
    return { ...result, before, early: mean(held.slice(fifth, 2 * fifth)), late: mean(held.slice(-fifth)) };
  } finally {
    clearInterval(watch);
  }
}
