// How much JavaScript a page loads: every script that its HTML names, compressed as a server would send it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { HouseFailure } from './house/failure.mjs';

/** The most that the home page may load, as a multiple of a bare Next app (docs/operations.md, Performance). */
const LIMIT = 1.6;
const SCRIPT = /<script\b([^>]*)>/g;

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * @param {string} page address of a page
 * @returns {Promise<{ bytes: number, scripts: { src: string, bytes: number }[] }>} gzip bytes; scripts for browsers
 *   without modules are left out, because no current one loads them
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
    if (!response.ok) throw new HouseFailure(`${src} answers ${response.status}`);
    scripts.push({ src, bytes: gzipSync(Buffer.from(await response.arrayBuffer())).length });
  }
  return { bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), scripts };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} KB`;

/**
 * Holds the home page against the bare app as `npm run bench` measured it last.
 * @returns {Promise<string>} the figures in words
 * @throws HouseFailure when the page is too heavy, with its heaviest scripts
 */
export async function checkWeight(root, home) {
  const { bareJsGzipBytes: bare } = JSON.parse(
    readFileSync(path.join(root, 'bench', 'baseline.json'), 'utf8'),
  );
  const { bytes, scripts } = await weigh(home);
  const ratio = bytes / bare;
  const figures = `${kilobytes(bytes)} of script, ${ratio.toFixed(2)} × a bare app's ${kilobytes(bare)}`;
  if (ratio <= LIMIT) return figures;
  const heaviest = scripts.sort((a, b) => b.bytes - a.bytes).slice(0, 6);
  throw new HouseFailure(
    [
      `${figures}, at most ${LIMIT} ×:`,
      ...heaviest.map(({ src, bytes: one }) => `${kilobytes(one)} ${src}`),
    ].join('\n    '),
  );
}
