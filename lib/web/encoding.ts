import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page is compressed once and sent often: more effort than a server takes that compresses each answer. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;

/** The best coding that a request takes. Source: RFC 9110 §12.5.3; an absent header means no compression here. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const taken = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .filter((part) => !refused.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'identity':
      return body;
    case 'gzip':
      return zip(body, { level: GZIP_LEVEL });
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
  }
}
