/**
 * The most memory that the drawing of a PDF may take. A camera's picture of 40 megapixels takes 30 MB of it, one in JPEG 2000
 * some hundred; a paper of a few kilobytes can ask for all there is. Bytes.
 */
const MEMORY_MAX = 384 * 1024 * 1024;

const PAGE = 65_536;

/**
 * Bounds the memory of everything in this thread that is WebAssembly: the thread's own limits know nothing of it. What is
 * refused memory may go on without it and draw half a page, so ask `wasHit` before its work is believed.
 */
export function boundMemory(most = MEMORY_MAX): { wasHit(): boolean } {
  let hit = false;
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function bounded(pages: number) {
    if (this.buffer.byteLength + pages * PAGE > most) {
      hit = true;
      throw new RangeError('more memory than a document may take');
    }
    return grow.call(this, pages);
  };
  return { wasHit: () => hit };
}
