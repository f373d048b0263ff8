// Several instances: two of the web, two of the platform, one Redis, on the production build. `npm run instances` starts
// them and lists their addresses; `npm run test:long` starts them and measures what must hold there.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll, ROOT } from './build.mjs';
import { median, ROUNDS } from './bench/tools.mjs';
import { DEMO_OPERATOR } from './processes/demo.mjs';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { startRedis } from './processes/redis.mjs';
import { runCommand } from './processes/run.mjs';
import { readSecrets } from './processes/secrets.mjs';
import { withProcesses } from './processes/test-processes.mjs';
import { freePort } from '../lib/tools/free-port.mjs';

/** How long an operator's change may take until it shows on every instance, ms. */
const MOST_MS = 1_200;
const CHANGES = 6;
/** What a page from the cache may cost with Redis, over what it costs without. */
const MOST_COST = 1.5;
const LOAD = { connections: 32, seconds: 6 };

/**
 * Starts the instances, and a web without Redis beside them.
 * @template {{ keep?: boolean }} Result
 * @param {{ name: string, report: (line: string) => void }} options
 * @param {(running: { databaseUrl: string, dataDir: string, webs: string[], platforms: string[], alone: string,
 *   origin: string }) => Promise<Result>} work `origin` is what browsers call all of them
 * @returns {Promise<Result>}
 */
async function withInstances({ name, report }, work) {
  const redis = await startRedis();
  const [platform, web, alone] = [await freePort(), await freePort(), await freePort()];
  const more = [
    { name: 'platform-2', of: 'platform', env: { PLATFORM_PORT: String(platform) } },
    { name: 'web-2', of: 'web', env: { PORT: String(web), PLATFORM_URL: `http://127.0.0.1:${platform}` } },
    { name: 'web-alone', of: 'web', env: { PORT: String(alone), REDIS_URL: '' } },
  ];
  try {
    return await withProcesses({ name, env: { REDIS_URL: redis.url }, more, report }, (processes) => {
      const { addresses, databaseUrl, dataDir, urls } = processes;
      return work({
        databaseUrl,
        dataDir,
        webs: [addresses.web, addresses['web-2']],
        platforms: [addresses.platform, addresses['platform-2']],
        alone: addresses['web-alone'],
        origin: urls.web,
      });
    });
  } finally {
    await redis.stop();
  }
}

const ask = (url, options) => fetch(url, { redirect: 'manual', ...options });
const textOf = async (url) => (await ask(url)).text();

/** An operator's session on one web. @returns a function that calls the CMS there */
async function asOperator(web, origin) {
  // The CMS takes calls from its own pages alone, which have one address for browsers, whichever instance answers.
  const headers = { Origin: origin, 'content-type': 'application/json' };
  const answer = await ask(`${web}/cms-api/operators/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(DEMO_OPERATOR),
  });
  if (!answer.ok) throw new ExpectedFailure(`the operator can't log in at ${web}: ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((value) => value.split(';', 1)[0]);
  return async (method, place, body) => {
    const called = await ask(`${web}/cms-api/${place}`, {
      method,
      headers: { ...headers, Cookie: cookie.join('; ') },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!called.ok) throw new ExpectedFailure(`${method} ${place} was answered with ${called.status}`);
    return called.json();
  };
}

/** Asks until a page holds a text. @returns milliseconds since `since` */
async function untilShows(url, text, since) {
  while (!(await textOf(url)).includes(text)) {
    if (performance.now() - since > 10 * MOST_MS)
      throw new ExpectedFailure(`${url} does not show the change`);
  }
  return performance.now() - since;
}

/** The title of a list, changed on one web and the other in turn. @returns the longest time until both show it, ms */
async function longestChange({ webs, origin }) {
  const operators = await Promise.all(webs.map((web) => asOperator(web, origin)));
  const [entry] = (await operators[0]('GET', 'seo-entries?where[path][equals]=games/new&depth=0')).docs;
  const times = [];
  for (let change = 0; change < CHANGES; change++) {
    // Kept on both before: what is measured is a page that has to be found out.
    await Promise.all(webs.flatMap((web) => [textOf(`${web}/games/new`), textOf(`${web}/games/new`)]));
    const title = `New games, change ${change} | Parlour`;
    await operators[change % 2]('PATCH', `seo-entries/${entry.id}?locale=en`, {
      title,
      _status: 'published',
    });
    const saved = performance.now();
    times.push(...(await Promise.all(webs.map((web) => untilShows(`${web}/games/new`, title, saved)))));
  }
  return Math.max(...times);
}

/** Answers a second of one page, in turn with and without Redis. @returns what a page costs with it over without */
async function costOfRedis(shared, alone, log) {
  const rates = { shared: [], alone: [] };
  const load = async (url) => {
    const args = ['tests/bench/load.mjs', url, String(LOAD.connections), String(LOAD.seconds)];
    const result = JSON.parse(await runCommand(process.execPath, args, { name: 'load', log, cwd: ROOT }));
    if (result.failures > 0) throw new ExpectedFailure(`${result.failures} requests of ${url} failed`);
    return result.perSecond;
  };
  for (let turn = 0; turn < ROUNDS; turn++) {
    rates.alone.push(await load(`${alone}/`));
    rates.shared.push(await load(`${shared}/`));
  }
  return { alone: median(rates.alone), shared: median(rates.shared) };
}

/** 64 bets at once over both platforms, of which the money covers ten. */
async function betsOnBoth({ platforms, databaseUrl, dataDir }, log) {
  const secrets = readSecrets(dataDir, {});
  const output = await runCommand(process.execPath, ['--import', 'tsx', 'tests/bench/run-instances.ts'], {
    name: 'bets',
    log,
    cwd: ROOT,
    env: {
      ...process.env,
      PLATFORM_URLS: platforms.join(','),
      DATABASE_URL: databaseUrl,
      WALLET_SECRET: secrets.WALLET_SECRETS.split(',')[0],
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}

/**
 * What must hold with several instances, measured.
 * @param {{ log: string, report: (line: string) => void }} options `log` is where the programs write
 * @returns {Promise<string>} the figures in a line
 * @throws ExpectedFailure that names what does not hold
 */
export function checkInstances({ log, report }) {
  return withInstances({ name: 'instances', report }, async (running) => {
    const bets = await betsOnBoth(running, log);
    const change = await longestChange(running);
    const { alone, shared } = await costOfRedis(running.webs[0], running.alone, log);
    const cost = alone / shared;
    const wrong = [
      ...(bets.taken === 10 && bets.refused === 54 && bets.missing === 0 && bets.balance === 0 && bets.holds
        ? []
        : [`of 64 bets over both platforms: ${JSON.stringify(bets)}`]),
      ...(change <= MOST_MS ? [] : [`an operator's change took ${Math.round(change)} ms to show everywhere`]),
      ...(cost <= MOST_COST ? [] : [`a page costs ${cost.toFixed(2)} x with Redis`]),
    ];
    if (wrong.length > 0) throw new ExpectedFailure(wrong.join('; '));
    return {
      summary:
        `10 of 64 bets taken, none missing; a change shows after ${Math.round(change)} ms at most; ` +
        `${Math.round(shared)} pages/s with Redis, ${Math.round(alone)} without (${cost.toFixed(2)} x)`,
    };
  });
}

/** Starts them for somebody who looks, until Ctrl-C. */
async function main() {
  const report = (line) => process.stdout.write(`${line}\n`);
  await buildAll({ log: path.join(ROOT, '.build', 'build.log') });
  await withInstances({ name: 'instances', report }, async ({ webs, platforms, alone }) => {
    for (const url of webs) report(`  web            ${url}`);
    for (const url of platforms) report(`  platform       ${url}`);
    report(`  web, no Redis  ${alone}\n  Ctrl-C stops them.`);
    await new Promise((resolve) => process.once('SIGINT', resolve));
    return {};
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    process.stderr.write(`instances: ${describeFailure(error)}\n`);
    process.exitCode = 1;
  });
}
