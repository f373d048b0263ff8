// Limits the size of request bodies. Next and the CMS stop reading a body that is too large, and the client then
// waits for ever on a connection that is not read.
import type { IncomingMessage, Server } from 'node:http';
import { stripBasePath } from '@/lib/domain/base-path';
import { UPLOAD_MAX_BYTES } from '@/lib/domain/limits';
import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from '@/lib/pictures/picture-limits';
import type { Answer } from './answer';

/** What stands around a file in a form: its description in five languages, and the lines between. */
const AROUND_A_FILE = 64 * 1024;
/** The platform and the forms of the CMS take far less. */
const MAX_OTHER_BYTES = 2 * 1024 * 1024;
/**
 * Documents of players, with room above their bound: the platform refuses what is a little too large with a code that
 * the page has words for. Next holds a body whole below 10 MB.
 */
const DOCUMENT = /^\/api\/v1\/me\/verification\/[a-z]+\/files\//;
const MAX_DOCUMENT_BYTES = UPLOAD_MAX_BYTES + 3 * 1024 * 1024;
/** How long the rest of a refused body is still read and discarded, so that the client gets to read the answer. */
const DRAIN_MS = 10_000;
const TOO_LARGE = 413;

interface Settings {
  basePath: string;
}

function limitOf(url: string, basePath: string): number {
  const path = stripBasePath(url.split('?', 1)[0] ?? '', basePath);
  if (DOCUMENT.test(path)) return MAX_DOCUMENT_BYTES;
  return path.startsWith('/cms-api/') ? MAX_UPLOAD_BYTES + AROUND_A_FILE : MAX_OTHER_BYTES;
}

/** The CMS's own message: only its admin shows it. */
const answerOf = (limit: number) =>
  JSON.stringify({
    errors: [
      {
        message:
          limit === MAX_UPLOAD_BYTES + AROUND_A_FILE
            ? `That file is too large: at most ${MAX_UPLOAD}.`
            : 'That is more than may be sent.',
      },
    ],
  });

/**
 * Answers, and discards the rest of the body for a while: cutting the connection while the client still writes would
 * lose the answer.
 */
function refuse(request: IncomingMessage, answer: Answer, limit: number): void {
  const { socket } = request;
  if (answer.headersSent) {
    socket.destroy();
    return;
  }
  const body = answerOf(limit);
  answer.writeHead(TOO_LARGE, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  answer.end(body);
  const cut = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, DRAIN_MS).unref();
  socket.once('close', () => clearTimeout(cut));
}

/**
 * Refuses a body that is too large: by its declared length, or as soon as too much has arrived of one without a
 * length. The rest is discarded.
 *
 * @returns whether it is answered; otherwise the request goes on
 */
export function refuseLargeBody(request: IncomingMessage, answer: Answer, { basePath }: Settings): boolean {
  const limit = limitOf(request.url ?? '', basePath);
  const announced = request.headers['content-length'];
  if (announced !== undefined) {
    if (Number(announced) <= limit) return false;
    // Flowing without a listener: data is discarded.
    request.resume();
    refuse(request, answer, limit);
    return true;
  }
  if (request.headers['transfer-encoding'] !== undefined) countBody(request, answer, limit);
  return false;
}

/**
 * Passes a body without a length on until it is too large. The reader then gets no more data until the client is done
 * or cut off: Node would cut the connection itself if the body ended for its reader before it was received.
 */
function countBody(request: IncomingMessage, answer: Answer, limit: number): void {
  const push = request.push.bind(request);
  let read = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk === null) return push(null);
    const fitted = read <= limit;
    read += chunk.length;
    if (read <= limit) return push(chunk, encoding);
    if (fitted) {
      refuse(request, answer, limit);
      // The handler that was reading the body may still answer; that answer is dropped.
      answer.silence();
    }
    // At `false` Node would stop reading.
    return true;
  };
}

/** A client that asks first (`Expect: 100-continue`) is refused before it sends the body. */
export function answerExpectations(server: Server, { basePath }: Settings): void {
  server.on('checkContinue', (request, response) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced <= limitOf(request.url ?? '', basePath)) response.writeContinue();
    server.emit('request', request, response);
  });
}
