// Addresses that nobody has asked for before, one after the other for as long as it takes, and what the web's process
// holds meanwhile: whatever it keeps by address shows as memory that never stops growing.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { spawnSync } from 'node:child_process';

const LANGUAGES = ['', '/de', '/au', '/ch', '/fr'];
const CONTENT = ['en', 'de', 'en-AU', 'de-CH', 'fr'];
const SORTS = ['new', 'az', 'rtp', 'volatility'];
const LISTS = ['/games', '/games/top', '/games/new', '/games/slots'];
const TEXTS = ['terms_and_conditions', 'privacy_policy', 'responsible_gaming'];
const VISITORS = 8;
const SAMPLE_MS = 5_000;
/** Requests without an answer after which there is nobody to ask. */
const MOST_LOST = 100;

/** Megabytes that a process has in memory. */
export function megabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(stdout) / 1024;
  }
}

/** Every game of the catalogue: its address, its poster, its studio. */
async function readGames(platform) {
  const games = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${platform}/api/v1/games?per_page=100&page=${page}`);
    const { data } = await answer.json();
    if (!Array.isArray(data) || data.length === 0) return games;
    games.push(...data.map(({ geo_link, image, providerId }) => ({ path: geo_link, image, providerId })));
  }
}

/**
 * What is asked for, in turn: no address comes twice before every game was seen in every language.
 * @param {{ path: string, image: string, providerId: number }[]} games
 */
export function* addresses(games) {
  for (let at = 0; ; at += 1) {
    const game = games[at % games.length];
    const turn = at % LANGUAGES.length;
    const language = LANGUAGES[(turn + Math.floor(at / games.length)) % LANGUAGES.length];
    const list = LISTS[at % LISTS.length];
    yield `${language}${game.path}`;
    yield `${language}${list}?providerId=${game.providerId}&sort=${SORTS[at % SORTS.length]}&rtpMin=${90 + (at % 900) / 100}`;
    yield `${language}/no-such-page-${at}`;
    yield `${language}${game.path}/demo`;
    yield `/api/v1/games?name=${at.toString(36)}%20nile&page=1`;
    yield `${language}/games?name=word${at.toString(36)}`;
    yield `${game.image}/400.avif`;
    yield `/art/share/game/${game.path.split('/').at(-1)}/00000000.jpg`;
    yield `/content/${CONTENT[turn]}/${at % 3 === 0 ? `nothing${at}` : TEXTS[at % TEXTS.length]}`;
    yield `/media/no-such-picture-${at}-400x300.webp`;
    yield `${language}/game/no-such-game-${at}`;
  }
}

function asker(web) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS });
  return (path, visitor) =>
    new Promise((resolve) => {
      const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': `203.0.113.${visitor % 254}` };
      const request = http.get(new URL(path, web), { agent, headers }, (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode));
      });
      request.once('error', () => resolve(0));
    });
}

/**
 * @param {{ web: string, platform: string, pid: number }} processes `pid` of the web's process
 * @param {{ minutes: number, report?: (line: string) => void }} options
 * @returns {Promise<{ asked: number, failed: number, highest: number, middle: number, last: number }>} megabytes:
 *   the highest, and the mean of the third and of the last quarter
 */
export async function soak({ web, platform, pid }, { minutes, report = () => {} }) {
  const ask = asker(web);
  const places = addresses(await readGames(platform));
  const end = performance.now() + minutes * 60_000;
  const held = [];
  const statuses = {};
  let asked = 0;
  const watch = setInterval(() => {
    held.push(megabytes(pid));
    if (held.length % 12 === 0)
      report(`${asked} asked, ${Math.round(held.at(-1))} MB ${JSON.stringify(statuses)}`);
  }, SAMPLE_MS);
  const visit = async (visitor) => {
    while (performance.now() < end && (statuses[0] ?? 0) < MOST_LOST) {
      const status = await ask(places.next().value, visitor + asked);
      statuses[status] = (statuses[status] ?? 0) + 1;
      asked += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  clearInterval(watch);
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const quarter = Math.floor(held.length / 4);
  const failed = Object.entries(statuses)
    .filter(([status]) => status === '0' || (Number(status) >= 500 && status !== '503'))
    .reduce((sum, [, count]) => sum + count, 0);
  return {
    asked,
    failed,
    highest: Math.max(...held),
    middle: mean(held.slice(2 * quarter, 3 * quarter)),
    last: mean(held.slice(-quarter)),
  };
}

/** Megabytes that the web's process may hold (docs/operations.md, Memory). */
export const MOST_MEGABYTES = 900;
/** How much more of it the last quarter may hold than the one before: what is bounded has come to its end by then. */
const MOST_GROWTH = 1.1;

/** What is wrong with the result of a soak, in words; undefined when nothing is. */
export function complaintOf({ asked, failed, highest, middle, last }) {
  if (failed > 0) return `${failed} of ${asked} requests had no answer or a wrong one`;
  if (!(highest <= MOST_MEGABYTES))
    return `the web held ${Math.round(highest)} MB, more than ${MOST_MEGABYTES}`;
  if (!(last <= middle * MOST_GROWTH))
    return `the web still grew: ${Math.round(middle)} MB, then ${Math.round(last)}`;
  return undefined;
}
