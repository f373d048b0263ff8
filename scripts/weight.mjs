// How much JavaScript a page loads: every script that its HTML names, compressed as a server would send it.
//
//   node scripts/weight.mjs --report              writes docs/bundle.md, on an instance of its own
//   node scripts/weight.mjs --report --at URL     … on one that runs from this build
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describeFailure, ExpectedFailure } from './processes/failure.mjs';
import { groupsOf, weighModules } from './module-weights.mjs';
import { grown, readReport, writeReport } from './weight-report.mjs';

/** The most that the home page may load, as a multiple of a bare Next app (docs/operations.md, Performance). */
const LIMIT = 1.3;
/** The pages that a first visitor meets. */
export const SEEN = { home: '/', list: '/games/slots', game: '/game/scarab-of-nefer' };
const REPORT = path.join('docs', 'bundle.md');
const SCRIPT = /<script\b([^>]*)>/g;

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * @param {string} page address of a page
 * @returns {Promise<{ bytes: number, scripts: { src: string, bytes: number, source: string }[] }>} gzip bytes; scripts
 *   for browsers without modules are left out, because no current one loads them
 */
export async function weigh(page) {
  const html = await (await fetch(page)).text();
  const sources = [...html.matchAll(SCRIPT)]
    .filter(([, tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, tag]) => attribute(tag, 'src'))
    .filter(Boolean);
  const scripts = [];
  for (const src of new Set(sources)) {
    const response = await fetch(new URL(src.replaceAll('&amp;', '&'), page));
    if (!response.ok) throw new ExpectedFailure(`${src} answers ${response.status}`);
    const source = await response.text();
    scripts.push({ src, bytes: gzipSync(source).length, source });
  }
  return { bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), scripts };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} KB`;

/** @returns {Promise<Record<keyof SEEN, Awaited<ReturnType<typeof weigh>>>>} each of the pages, from one instance */
async function weighAll(origin) {
  const pages = {};
  for (const [name, page] of Object.entries(SEEN)) pages[name] = await weigh(new URL(page, origin).href);
  return pages;
}

const bareBytes = (root) =>
  JSON.parse(readFileSync(path.join(root, 'bench', 'baseline.json'), 'utf8')).bareJsGzipBytes;

/**
 * Holds the home page against the bare app as `npm run bench` measured it last, and what a first visitor meets against
 * the report that is checked in.
 * @returns {Promise<string>} the figures in words
 * @throws ExpectedFailure when a page is too heavy, with its heaviest scripts or with the files that have grown
 */
export async function checkWeight(root, origin) {
  const bare = bareBytes(root);
  const pages = await weighAll(origin);
  const { bytes, scripts } = pages.home;
  const ratio = bytes / bare;
  const figures = `${kilobytes(bytes)} of script, ${ratio.toFixed(2)} × a bare app's ${kilobytes(bare)}`;
  if (ratio > LIMIT) {
    const heaviest = scripts.sort((a, b) => b.bytes - a.bytes).slice(0, 6);
    throw new ExpectedFailure(
      [
        `${figures}, at most ${LIMIT} ×:`,
        ...heaviest.map(({ src, bytes: one }) => `${kilobytes(one)} ${src}`),
      ].join('\n    '),
    );
  }
  const wrong = grown(readReport(readFileSync(path.join(root, REPORT), 'utf8')), {
    totals: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.bytes])),
    groups: groupsOf(await weighModules(root, scripts)),
  });
  if (wrong.length > 0) {
    throw new ExpectedFailure(
      [...wrong, `If that is meant: node scripts/weight.mjs --report, and commit ${REPORT}`].join('\n    '),
    );
  }
  return figures;
}

/** Writes the report of the build that answers at an address. */
async function report(root, origin) {
  const pages = await weighAll(origin);
  const text = writeReport({
    bare: bareBytes(root),
    pages,
    groups: groupsOf(await weighModules(root, pages.home.scripts)),
  });
  writeFileSync(path.join(root, REPORT), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { report: { type: 'boolean' }, at: { type: 'string' } } });
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  try {
    if (!values.report) throw new ExpectedFailure('say --report');
    if (values.at) await report(root, values.at);
    else {
      const { withProcesses } = await import('./processes/test-processes.mjs');
      await withProcesses({ name: 'weight', report: console.log }, ({ urls }) => report(root, urls.web));
    }
  } catch (error) {
    process.stderr.write(`weight: ${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
