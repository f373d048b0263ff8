import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { API_CODES } from '@/lib/domain/api-codes';
import { UPLOAD_MAX_BYTES } from '@/lib/domain/limits';
import { Problem } from '../kernel/problem';

/** A sender who says nothing for so long is gone. Milliseconds. */
const SILENCE_MS = 30_000;

/** What a request's body is read from. */
export type Body = Pick<IncomingMessage, 'headers'> & NodeJS.ReadableStream & { destroyed?: boolean };

export const tooLarge = () =>
  new Problem(413, API_CODES.kycTooLarge, `a file has at most ${UPLOAD_MAX_BYTES} bytes`);

/**
 * Writes a body to a file as it comes: never more than a piece of it is in memory, and nothing beyond the bound is
 * written.
 * @throws Problem 413 `kyc_3`, 400 when the sender went away.
 */
export async function receive(body: Body, file: string): Promise<{ bytes: number; sha256: string }> {
  if (Number(body.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) throw tooLarge();
  const hash = createHash('sha256');
  let bytes = 0;
  let silence: NodeJS.Timeout | undefined;
  const listen = (gone: () => void) => {
    clearTimeout(silence);
    silence = setTimeout(gone, SILENCE_MS);
  };
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > UPLOAD_MAX_BYTES) {
        done(tooLarge());
        return;
      }
      hash.update(chunk);
      listen(() => this.destroy(new Error('the sender is silent')));
      done(null, chunk);
    },
  });
  listen(() => counter.destroy(new Error('the sender is silent')));
  try {
    await pipeline(readOnly(body), counter, createWriteStream(file));
  } catch (error) {
    // The rest is read past, so that the answer can still be given.
    body.resume();
    if (error instanceof Problem) throw error;
    throw new Problem(400, API_CODES.wrongData, 'the file did not come whole');
  } finally {
    clearTimeout(silence);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The body's pieces without its end: a pipeline that fails would destroy the connection with the request. */
async function* readOnly(body: Body): AsyncGenerator<Buffer> {
  const iterator = (body as IncomingMessage).iterator({ destroyOnReturn: false });
  for await (const chunk of iterator) yield chunk as Buffer;
}
