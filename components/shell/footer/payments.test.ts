import { readdirSync, readFileSync } from 'node:fs';
import { PAYMENT_BRANDS } from './payments';

const FOLDER = 'public/payments';
/** Files of the 17 brands of SPEC §1, and of the bank card. */
const SYMBOLS = ['banktransfer', 'bitcoin', 'ethereum', 'litecoin', 'paysafe', 'ripple', 'tether'];
/** Coins that can be paid with, beside the brands. */
const OTHER_COINS = ['bitcoincash', 'dogecoin'];
const WORDS = [
  'astropay',
  'card',
  'cashtocode',
  'ecopayz',
  'ezeewallet',
  'flexepin',
  'interac',
  'mb',
  'neosurf',
  'neteller',
  'skrill',
];

const svg = (mark: string) => readFileSync(`${FOLDER}/${mark}.svg`, 'utf8');
const ratio = (mark: string) => {
  const [, , width = 0, height = 1] = (/viewBox="([^"]+)"/.exec(svg(mark))?.[1] ?? '').split(' ').map(Number);
  return width / height;
};

const channel = (part: string) => {
  const value = parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string) =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test('each of the 17 brands has its file, and each file its brand', () => {
  expect(PAYMENT_BRANDS).toHaveLength(17);
  expect(readdirSync(FOLDER).sort()).toEqual(
    [...SYMBOLS, ...OTHER_COINS, ...WORDS].map((mark) => `${mark}.svg`).sort(),
  );
  expect(PAYMENT_BRANDS.flatMap(({ mark }) => mark ?? []).sort()).toEqual(SYMBOLS);
});

test('signs stand on a square, wordmarks on one box, so that they line up', () => {
  for (const mark of [...SYMBOLS, ...OTHER_COINS]) expect([mark, ratio(mark)]).toEqual([mark, 1]);
  for (const mark of WORDS) expect([mark, ratio(mark).toFixed(1)]).toEqual([mark, (104 / 28).toFixed(1)]);
});

test('wordmarks can be read on the tiles of both themes', () => {
  for (const mark of WORDS.filter((word) => word !== 'card')) {
    const colour = /fill="(#[0-9a-f]{6})"/i.exec(svg(mark))?.[1] ?? '';
    for (const tile of ['#18211d', '#fffdf8']) {
      expect([mark, tile, contrast(colour, tile) >= 3]).toEqual([mark, tile, true]);
    }
  }
});
