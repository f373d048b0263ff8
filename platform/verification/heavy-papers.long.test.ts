import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  heavyMask,
  hiddenPicture,
  manyPictures,
  nestedForms,
  tiledPicture,
  widePicture,
} from './testing/documents';
import { createExaminer } from './examine';

jest.setTimeout(120_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-heavy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
async function examined(content: Buffer, timeMs = 30_000) {
  files += 1;
  const target = path.join(folder, String(files));
  await mkdir(target);
  const source = path.join(target, 'source');
  writeFileSync(source, content);
  const begun = performance.now();
  const outcome = await createExaminer(timeMs)(
    { source, target, type: 'application/pdf', scanner: null },
    { playerId: 'anna', network: null },
  );
  return { outcome, took: performance.now() - begun };
}
const refused = (refusal: string) => ({ outcome: 'refused', refusal });

describe('a paper that is small as it comes', () => {
  it('is drawn with the pictures that stand in its forms', async () => {
    expect((await examined(hiddenPicture(300, 200, 3))).outcome).toEqual({ outcome: 'ready', pages: 1 });
  });

  it.each([
    ['a picture of 400 megapixels in a form', () => hiddenPicture(20_000, 20_000, 1), 'too_many_pixels'],
    ['the same in a form in forms', () => hiddenPicture(20_000, 20_000, 5), 'too_many_pixels'],
    ['forms in forms without end', () => hiddenPicture(300, 200, 20), 'too_complex'],
    ['a width that 16 bits can’t hold', widePicture, 'too_many_pixels'],
    ['forty pictures of 36 megapixels', () => manyPictures(40), 'too_many_pixels'],
  ])('is refused before it is drawn: %s', async (_what, make, refusal) => {
    const { outcome } = await examined(make());
    expect(outcome).toEqual(refused(refusal));
  });

  it.each([
    ['forms that draw each other twenty times', nestedForms],
    ['a mask of 900 megapixels', heavyMask],
  ])('is refused for the memory that it takes: %s', async (_what, make) => {
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 50);
    const { outcome } = await examined(make());
    clearInterval(watch);
    expect(outcome).toEqual(refused('too_complex'));
    // Without the bound: one gigabyte, and two.
    expect(most).toBeLessThan(700_000_000);
  });

  it('is refused for the time that it takes', async () => {
    const { outcome, took } = await examined(tiledPicture(), 4_000);
    expect(outcome).toEqual(refused('too_complex'));
    expect(took).toBeLessThan(15_000);
  });
});
