// Pages as Lighthouse sees them on a phone: 1.6 Mbit/s, 150 ms, a processor four times as slow, nothing cached.
import { chromium } from 'playwright';
import { findBrowser } from '../../processes/browser.mjs';
import { ExpectedFailure } from '../../processes/failure.mjs';
import { install } from '../../processes/install.mjs';
import { freePort } from '../../../lib/tools/free-port.mjs';
import { ROOT } from '../../build.mjs';
import { LOG, median } from '../tools.mjs';

const RUNS = 5;
/** On a busy machine Chromium now and then records no trace; Lighthouse says so, and another look is as good. */
const TRIES = 3;
const NO_TRACE = new Set(['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED']);
export const PHONE_METHOD = `Lighthouse's own mobile profile, simulated throttling, median of ${RUNS} runs`;

/** What is read from a report, by the name of its audit. */
const MEASURES = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

async function look(url, program, tries = TRIES) {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: program,
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
    const { audits, runtimeError } = result?.lhr ?? {};
    if (tries > 1 && NO_TRACE.has(runtimeError?.code)) return await look(url, program, tries - 1);
    if (!audits || runtimeError) throw new ExpectedFailure(`${url}: ${runtimeError?.message ?? 'no report'}`);
    return Object.fromEntries(
      Object.entries(MEASURES).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]),
    );
  } finally {
    await browser.close();
  }
}

/**
 * Every page in each turn.
 * @template {string} Name
 * @param {Record<Name, string>} addresses
 * @param {(words: string) => void} report
 * @returns {Promise<Record<Name, { lcp: number, tbt: number, cls: number, bytes: number }>>} medians; milliseconds,
 *   bytes as they came over the wire
 */
export async function onPhone(addresses, report) {
  // A tenth of all files that an install would write: only who measures waits for them.
  await install(import.meta.dirname, { log: LOG, report });
  const { program } = await findBrowser({ root: ROOT, log: LOG, report });
  const looks = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, url] of Object.entries(addresses)) {
      report(`${name}, ${run + 1} of ${RUNS}`);
      looks[name].push(await look(url, program));
    }
  }
  const middle = (list, measure) => median(list.map((one) => one[measure]));
  return Object.fromEntries(
    Object.entries(looks).map(([name, list]) => [
      name,
      Object.fromEntries(Object.keys(MEASURES).map((measure) => [measure, middle(list, measure)])),
    ]),
  );
}
