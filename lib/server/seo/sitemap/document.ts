import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

/** A document of XML as it is kept: compressed, because it is 20 times as long as text and crawlers take it so. */
export interface XmlDocument {
  gzip: Buffer;
  etag: string;
  /** When it last changed, ISO 8601; null when unknown. */
  changed: string | null;
}

/** Characters that are gathered before they are compressed; other requests have their turn in between. */
const PIECE = 64 * 1024;

function* piecesOf(text: Iterable<string>): Generator<string> {
  let piece = '';
  for (const next of text) {
    piece += next;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Writes a document for keeping. Its tag follows from its text alone, in every process alike. */
export async function writeDocument(text: Iterable<string>, changed: string | null): Promise<XmlDocument> {
  const digest = createHash('sha256');
  function* hashed() {
    for (const piece of piecesOf(text)) {
      digest.update(piece);
      yield Buffer.from(piece, 'utf8');
    }
  }
  const gzip = await buffer(Readable.from(hashed(), { highWaterMark: 1 }).pipe(createGzip()));
  // Weak: the same for the compressed and the plain document.
  return { gzip, etag: `W/"${digest.digest('base64url').slice(0, 22)}"`, changed };
}
