import type { PDFiumPage } from '@hyzyla/pdfium';
import { PIXELS_MAX, Refused } from './task';

/** Things drawn on one page, those in its forms too: an office's letter has hundreds. */
const OBJECTS_MAX = 20_000;
/** Pixels of all pictures of one page: a scan may come in strips, or in layers. */
const PAGE_PIXELS_MAX = 3 * PIXELS_MAX;
/** Forms in forms: programs that write papers nest two or three. */
const DEPTH_MAX = 8;

const IMAGE = 3;
const FORM = 5;

/** Of pdfium, what its wrapper keeps to itself: it looks into no form, and reads sizes in 16 bits. */
interface Pdfium {
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  wasmExports: { malloc(bytes: number): number; free(at: number): void };
  HEAPU8: Uint8Array;
}

/** Width times height as the picture's head says, before any pixel is decoded; 0 for one that says nothing. */
function pixelsOf(pdfium: Pdfium, object: number): number {
  const at = pdfium.wasmExports.malloc(8);
  if (at === 0) throw new Refused('too_complex');
  try {
    if (!pdfium._FPDFImageObj_GetImagePixelSize(object, at, at + 4)) return 0;
    const { buffer, byteOffset } = pdfium.HEAPU8;
    const size = new DataView(buffer, byteOffset + at, 8);
    return size.getUint32(0, true) * size.getUint32(4, true);
  } finally {
    pdfium.wasmExports.free(at);
  }
}

/**
 * What a page would draw is looked at before it is drawn, into its forms. What hides elsewhere (patterns, glyphs, masks)
 * meets the bounds of memory and time.
 * @throws Refused
 */
export function refuseHeavy(page: PDFiumPage): void {
  const pdfium = Reflect.get(page, 'module') as Pdfium;
  const pointer = Reflect.get(page, 'pageIdx') as number;
  let objects = 0;
  let pixels = 0;

  const look = (object: number, depth: number) => {
    objects += 1;
    if (objects > OBJECTS_MAX || depth > DEPTH_MAX) throw new Refused('too_complex');
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === IMAGE) {
      const own = pixelsOf(pdfium, object);
      pixels += own;
      if (own > PIXELS_MAX || pixels > PAGE_PIXELS_MAX) throw new Refused('too_many_pixels');
    }
    if (type !== FORM) return;
    const inside = pdfium._FPDFFormObj_CountObjects(object);
    for (let index = 0; index < inside; index += 1) {
      look(pdfium._FPDFFormObj_GetObject(object, index), depth + 1);
    }
  };

  const count = pdfium._FPDFPage_CountObjects(pointer);
  if (count > OBJECTS_MAX) throw new Refused('too_complex');
  for (let index = 0; index < count; index += 1) look(pdfium._FPDFPage_GetObject(pointer, index), 0);
}
