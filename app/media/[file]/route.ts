import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { webConfig } from '@/lib/server/config/web';

interface Context {
  params: Promise<{ file: string }>;
}

/** Sizes made of an upload end in their dimensions; the original does not, and is not served. */
const SIZE_OF_PICTURE = /^[a-z0-9][a-z0-9-]*-\d{1,5}x\d{1,5}\.(avif|webp|jpe?g)$/;
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/** One size of a picture of the CMS. Its name changes with its content, so that a browser may keep it for ever. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const [, extension = ''] = SIZE_OF_PICTURE.exec(file) ?? [];
  const type = TYPES[extension];
  if (!type) return notFound();
  const at = path.resolve(webConfig().mediaDirectory, file);
  const found = await stat(at).catch(() => null);
  if (!found?.isFile()) return notFound();
  return new Response(Readable.toWeb(createReadStream(at)) as ReadableStream, {
    headers: {
      'content-type': type,
      'content-length': String(found.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}
