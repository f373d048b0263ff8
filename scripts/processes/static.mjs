// Serves a folder on a free port of loopback, for tests that need pages and nothing else.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The file that an address means, or undefined: there is none, or it lies outside of the folder. */
async function fileOf(folder, url) {
  let place;
  try {
    place = decodeURIComponent(new URL(url, 'http://folder.invalid').pathname);
  } catch {
    return undefined;
  }
  const file = path.join(folder, place.endsWith('/') ? `${place}index.html` : place);
  if (!file.startsWith(folder + path.sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, bytes: found.size } : undefined;
}

/**
 * @param {string} folder absolute
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    void fileOf(folder, request.url ?? '/').then((found) => {
      if (!found) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
        return;
      }
      const type = TYPES[path.extname(found.file)] ?? 'application/octet-stream';
      // The names of built files change with their contents; the rest is asked for anew.
      const kept = found.file.includes(`${path.sep}assets${path.sep}`);
      response.writeHead(200, {
        'content-type': type,
        'content-length': found.bytes,
        'cache-control': kept ? 'max-age=31536000, immutable' : 'no-cache',
      });
      createReadStream(found.file)
        .on('error', () => response.destroy())
        .pipe(response);
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
