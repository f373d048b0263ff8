import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from '@/lib/pictures/picture-limits';

const MEGABYTE = 1024 * 1024;

/** What is wrong with a file's size, if anything; shown before it is sent. */
export function sizeProblem({ size }: Readonly<{ size: number }>): string | undefined {
  if (size <= MAX_UPLOAD_BYTES) return undefined;
  const megabytes = (Math.ceil((10 * size) / MEGABYTE) / 10).toFixed(1);
  return `That file has ${megabytes} MB. At most ${MAX_UPLOAD}: make it smaller.`;
}
