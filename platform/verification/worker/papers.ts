import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { DOCUMENT_PAGES_MAX } from '@/lib/domain/verification';
import { threeOf, writePixels } from './pictures';
import { KEPT_SIDE, Refused } from './task';
import { refuseHeavy } from './weight';

/** Dots for each of a page's points (1/72 inch), where the page is small: 216 dpi. */
const SCALE_MAX = 3;
/**
 * Draws every page of a PDF. Scripts, forms, attached files and links stay behind: they are no pixels.
 * @throws Refused
 */
export async function redrawPaper(source: string, folder: string): Promise<number> {
  const library = await PDFiumLibrary.init();
  const paper = await library.loadDocument(await readFile(source));
  const count = paper.getPageCount();
  if (count < 1) throw new Refused('unreadable');
  if (count > DOCUMENT_PAGES_MAX) throw new Refused('too_many_pages');
  for (let index = 0; index < count; index += 1) {
    const page = paper.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (!(originalWidth > 0 && originalHeight > 0)) throw new Refused('unreadable');
    refuseHeavy(page);
    const scale = Math.min(SCALE_MAX, KEPT_SIDE / Math.max(originalWidth, originalHeight));
    const { data, width, height } = await page.render({ scale, colorSpace: 'BGRA' });
    await writePixels(threeOf(data, [2, 1, 0]), { width, height }, folder, index + 1);
  }
  return count;
}
