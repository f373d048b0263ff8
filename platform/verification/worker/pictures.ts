import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { KEPT_SIDE, PIXELS_MAX, Refused } from './task';

/** Seconds that one picture may take. */
const SECONDS = 15;
const FORMATS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpeg', 'image/png': 'png' };

sharp.cache(false);
sharp.concurrency(1);

const pageIn = (folder: string, page: number) => path.join(folder, `${page}.jpg`);

/** Pixels that are known, drawn anew: whatever else was in the file is not in this one. */
async function write(picture: Sharp, target: string): Promise<void> {
  await picture
    .timeout({ seconds: SECONDS })
    .flatten({ background: '#ffffff' })
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 86 })
    .toFile(target);
}

/** Raw pixels of three channels. */
export async function writePixels(
  data: Uint8Array,
  { width, height }: { width: number; height: number },
  folder: string,
  page: number,
): Promise<void> {
  await write(sharp(data, { raw: { width, height, channels: 3 } }), pageIn(folder, page));
}

/** Four channels to three; `order` names where red, green and blue stand. */
export function threeOf(data: Uint8Array, order: readonly [number, number, number]): Uint8Array {
  const pixels = Math.floor(data.byteLength / 4);
  const three = new Uint8Array(pixels * 3);
  const [red, green, blue] = order;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    three[pixel * 3] = data[pixel * 4 + red] ?? 0;
    three[pixel * 3 + 1] = data[pixel * 4 + green] ?? 0;
    three[pixel * 3 + 2] = data[pixel * 4 + blue] ?? 0;
  }
  return three;
}

/** A JPEG or PNG. Its size is read from its head before a pixel is. @throws Refused */
export async function redrawPicture(source: string, type: string, folder: string): Promise<number> {
  const head = await sharp(source, { limitInputPixels: false, failOn: 'error' }).metadata();
  if (head.format !== FORMATS[type]) throw new Refused('type');
  if (head.width * head.height > PIXELS_MAX) throw new Refused('too_many_pixels');
  // `rotate` turns it as the camera was held, since that note goes with the rest.
  await write(
    sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true }).rotate(),
    pageIn(folder, 1),
  );
  return 1;
}

/** Sizes of the parts of a BMP, from its head. */
const AT = { pixels: 10, width: 18, height: 22, bits: 28, compression: 30, colours: 46, end: 54 } as const;
/** Without compression; with masks for its colours. Others can claim any size. */
const PLAIN = new Set([0, 3]);

/**
 * A BMP. Its decoder believes the head, so that is held against what is there first: so many pixels of so many bits
 * have to be in the file. @throws Refused
 */
export async function redrawBitmap(source: string, folder: string): Promise<number> {
  const file = await readFile(source);
  if (file.byteLength < AT.end) throw new Refused('unreadable');
  const width = file.readInt32LE(AT.width);
  const height = Math.abs(file.readInt32LE(AT.height));
  const bits = file.readUInt16LE(AT.bits);
  if (width < 1 || height < 1) throw new Refused('unreadable');
  if (width * height > PIXELS_MAX) throw new Refused('too_many_pixels');
  const row = Math.ceil((width * bits) / 32) * 4;
  const plain = PLAIN.has(file.readUInt32LE(AT.compression)) && file.readUInt32LE(AT.colours) <= 256;
  if (!plain || file.readUInt32LE(AT.pixels) + row * height > file.byteLength)
    throw new Refused('unreadable');
  const picture = decode(file, { toRGBA: true });
  if (picture.width !== width || Math.abs(picture.height) !== height) throw new Refused('unreadable');
  // Its alpha is mostly left at nought by those who write such files.
  await writePixels(threeOf(picture.data, [0, 1, 2]), { width, height }, folder, 1);
  return 1;
}
