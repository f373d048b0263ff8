// Pages a second, in turn with those of the bare app.
import { ExpectedFailure } from '../processes/failure.mjs';
import { median, node, ROUNDS } from './tools.mjs';

const CONNECTIONS = 32;
const SECONDS = 8;
export const PAGES_METHOD = `${CONNECTIONS} kept-alive connections, ${SECONDS} s each, median of ${ROUNDS} turns`;

async function load(url) {
  const args = ['tests/bench/load.mjs', url, String(CONNECTIONS), String(SECONDS)];
  const result = JSON.parse(await node(args, { name: 'load' }));
  if (result.failures > 0) throw new ExpectedFailure(`${result.failures} requests of ${url} failed`);
  return result.perSecond;
}

/**
 * Every page in each turn, so that whatever else the machine does meets all of them.
 * @template {string} Name
 * @param {Record<Name, string>} addresses
 * @returns {Promise<Record<Name, number>>} answers a second
 */
export async function pageRates(addresses) {
  const rates = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const [name, url] of Object.entries(addresses)) rates[name].push(await load(url));
  }
  return Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)]));
}
