// docs/bundle.md: what the first pages load, and what the home page's scripts are made of. Written, read, compared.

/** A build of the same sources differs by less. Gzip bytes. */
const SLACK = 1_000;
/** Lighter files stand together in one line. Gzip bytes. */
const LINE_FROM = 100;
const ROW = /^\| (?<name>[^|]+?) \| (?<kilobytes>\d+\.\d+) \|/gm;

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const fine = (bytes) => (bytes / 1000).toFixed(2);

/**
 * @param {{ bare: number, pages: Record<string, { bytes: number }>, groups: Map<string, number> }} measured
 *   `groups` are the home page's
 * @returns {string} the report
 */
export function writeReport({ bare, pages, groups }) {
  const heavy = [...groups].filter(([, bytes]) => bytes >= LINE_FROM);
  const light = [...groups].filter(([, bytes]) => bytes < LINE_FROM);
  const rest = light.reduce((sum, [, bytes]) => sum + bytes, 0);
  return [
    '# What the scripts are made of',
    '',
    'Written by `node scripts/weight.mjs --report` after `npm run build`. `npm test` fails when a page has grown by more than',
    '1 KB since, and when home is above 1.3 × a bare app. Sizes are KB (1000 bytes) after gzip; scripts for browsers without',
    'modules are left out. A file has the share of its script that it has of the characters before compression.',
    '',
    `| page | KB | × a bare app’s ${kilobytes(bare)} KB |`,
    '| --- | --- | --- |',
    ...Object.entries(pages).map(
      ([name, { bytes }]) => `| ${name} | ${kilobytes(bytes)} | ${(bytes / bare).toFixed(2)} |`,
    ),
    '',
    'Home, by package and by file of ours:',
    '',
    '| module | KB |',
    '| --- | --- |',
    ...heavy.map(([name, bytes]) => `| ${name} | ${fine(bytes)} |`),
    `| ${light.length} smaller ones | ${fine(rest)} |`,
    '',
  ].join('\n');
}

/**
 * @param {string} text the report
 * @returns {Map<string, number>} bytes by what stands in the first column
 */
export const readReport = (text) =>
  new Map([...text.matchAll(ROW)].map(({ groups }) => [groups.name, Number(groups.kilobytes) * 1000]));

/**
 * @param {Map<string, number>} known what the report says
 * @param {{ totals: Record<string, number>, groups: Map<string, number> }} measured
 * @returns {string[]} a line for each page that has grown or is not in the report, and for what has grown in home
 */
export function grown(known, { totals, groups }) {
  const pages = Object.entries(totals).filter(([name, bytes]) => !(bytes <= known.get(name) + SLACK));
  if (pages.length === 0) return [];
  const modules = [...groups].filter(([name, bytes]) => bytes > (known.get(name) ?? 0) + LINE_FROM);
  return [
    ...pages.map(
      ([name, bytes]) =>
        `${name}: ${kilobytes(bytes)} KB, ${kilobytes(known.get(name) ?? 0)} in docs/bundle.md`,
    ),
    ...modules.map(
      ([name, bytes]) => `  home: ${fine(bytes)} KB ${name}, ${fine(known.get(name) ?? 0)} before`,
    ),
  ];
}
