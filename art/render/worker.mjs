// Plain JavaScript on purpose: a worker is loaded by its path, and must be the same file in development,
// in the bundled processes and inside the web server's own bundle.
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

// One picture at a time per worker: the pool has as many workers as it wants threads.
sharp.concurrency(1);
sharp.cache(false);

/**
 * @typedef {import('./pool').RasterOutput} Output
 * @typedef {import('./pool').RasterRequest & { id: number }} Job
 */

/** Below the last quality of the list, a picture that is still too large gives up this much at a time. */
const LAST_STEPS = 4;

/**
 * Steps down the list of qualities until the picture is small enough, and below it if it must.
 * @param {import('sharp').Sharp} picture
 * @param {Output} output
 * @returns {Promise<Buffer>}
 */
async function encode(picture, output) {
  if (output.format === 'png') return picture.png({ compressionLevel: 9, effort: 10 }).toBuffer();
  const { maxBytes } = output;
  const at = (/** @type {number} */ quality) =>
    output.format === 'jpeg'
      ? picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
      : output.format === 'webp'
        ? picture.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
        : // The default effort is six times as slow as 2 for 4 % fewer bytes; 2 half as slow again as 1 for 2 %.
          picture
            .clone()
            .avif({ quality, effort: output.quick ? 1 : 2 })
            .toBuffer();
  let encoded = Buffer.alloc(0);
  for (let i = 0; i < output.quality.length;) {
    const quality = output.quality[i];
    if (quality === undefined) break;
    encoded = await at(quality);
    if (maxBytes === undefined || encoded.length <= maxBytes) break;
    // Straight to the step that should fit: bytes fall about with the 0.8th power of quality.
    const fits = (/** @type {number} */ q) => encoded.length * (q / quality) ** 0.8 <= maxBytes;
    const next = output.quality.findIndex((q, place) => place > i && fits(q));
    if (next < 0 && i < output.quality.length - 1) i = output.quality.length - 1;
    else i = next < 0 ? output.quality.length : next;
  }
  let quality = (output.quality.at(-1) ?? 0) - LAST_STEPS;
  while (maxBytes !== undefined && encoded.length > maxBytes && quality > 0) {
    encoded = await at(quality);
    quality -= LAST_STEPS;
  }
  return encoded;
}

/** @param {Job} job */
async function run(job) {
  // All lettering is outlines, so no font is ever looked up.
  const painted = new Resvg(job.svg, {
    fitTo: { mode: 'width', value: job.width },
    font: { loadSystemFonts: false },
  }).render();
  const raw = { width: painted.width, height: painted.height, channels: /** @type {const} */ (4) };
  const pixels = painted.pixels;
  const files = [];
  for (const output of job.outputs) {
    // resvg's pixels carry premultiplied colour; sharp is told, so that soft edges keep theirs.
    let picture = sharp(pixels, { raw: { ...raw, premultiplied: true } });
    if (output.background) picture = picture.flatten({ background: output.background });
    if (output.width !== raw.width) picture = picture.resize({ width: output.width, kernel: 'lanczos3' });
    files.push(await encode(picture, output));
  }
  return files;
}

parentPort?.on('message', (/** @type {Job} */ job) => {
  run(job).then(
    (files) => parentPort?.postMessage({ id: job.id, files }),
    (/** @type {unknown} */ error) =>
      parentPort?.postMessage({ id: job.id, error: error instanceof Error ? error.message : String(error) }),
  );
});
