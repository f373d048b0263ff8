import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '@/lib/tools/compress-folder.mjs';
import { listenOnLoopback } from '@/tests/support/loopback';
import { staticFiles } from './static-files';

const SCRIPT = 'console.log("a chunk");'.repeat(200);
const FILES: Record<string, string> = {
  'chunks/a-1f.js': SCRIPT,
  'chunks/app/[locale]/page-2e.js': SCRIPT,
  'chunks/app/robots.txt/route-3d.js': SCRIPT,
  'css/b.css': '.b{color:red}',
  'media/c.woff2': 'letters'.repeat(400),
};
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'static-'));
  for (const [name, text] of Object.entries({ ...FILES, '../secret.json': '{}' })) {
    const file = join(root, 'static', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await compressFolder(join(root, 'static'));
});
afterAll(() => rmSync(root, { recursive: true }));

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks without a client that unpacks by itself. What the files do not answer gets 418 and its own address. */
async function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    basePath = '',
  }: { method?: string; headers?: object; basePath?: string } = {},
): Promise<Answer> {
  const send = staticFiles(join(root, 'static'), basePath);
  const server = http.createServer((request, response) => {
    if (!send(request, response)) response.writeHead(418).end(request.url);
  });
  const { port } = new URL(await listenOnLoopback(server));
  try {
    return await new Promise((resolve, reject) => {
      http
        .request(
          { host: '127.0.0.1', port, path, method, headers: { ...headers }, agent: false },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(parts),
              }),
            );
          },
        )
        .on('error', reject)
        .end();
    });
  } finally {
    server.close();
  }
}

const browser = { 'Accept-Encoding': 'gzip, deflate, br' };

it('sends what the build compressed, to be kept for ever', async () => {
  const { status, headers, body } = await ask('/_next/static/chunks/a-1f.js', { headers: browser });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript',
    'cache-control': 'public,max-age=31536000,immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    // A worker lives by the policy of its own file: it may load what it shares with pages.
    'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self';"),
  });
  expect(body.length).toBeLessThan(SCRIPT.length / 10);
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

it('sends gzip to who knows nothing better, and the plain file to who knows nothing', async () => {
  const zipped = await ask('/_next/static/chunks/a-1f.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
  const plain = await ask('/_next/static/chunks/a-1f.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
});

it('knows the folders of pages, whose names browsers write with escapes', async () => {
  const { headers } = await ask('/_next/static/chunks/app/%5Blocale%5D/page-2e.js', { headers: browser });
  expect(headers['content-encoding']).toBe('br');
});

it.each([
  ['css/b.css', 'text/css'],
  ['media/c.woff2', 'font/woff2'],
])('leaves %s as it is: it would not get smaller', async (name, type) => {
  const { headers, body } = await ask(`/_next/static/${name}`, { headers: browser });
  expect([headers['content-type'], headers['content-encoding']]).toEqual([type, undefined]);
  expect(body.toString()).toBe(FILES[name]);
});

it('has no body for HEAD', async () => {
  const { status, body } = await ask('/_next/static/chunks/a-1f.js', { method: 'HEAD', headers: browser });
  expect([status, body.length]).toEqual([200, 0]);
});

it('stands below the base path of its site', async () => {
  const below = await ask('/app/_next/static/css/b.css', { basePath: '/app' });
  expect(below.status).toBe(200);
  const beside = await ask('/_next/static/css/b.css', { basePath: '/app' });
  expect([beside.status, beside.body.toString()]).toEqual([418, '/_next/static/css/b.css']);
});

it.each([
  ['what is missing', '/_next/static/chunks/gone.js', {}],
  ['a body for it', '/_next/static/chunks/a-1f.js', { method: 'POST' }],
  ['what lies beside the folder', '/_next/static/../secret.json', {}],
  ['the same, in escapes', '/_next/static/%2e%2e/secret.json', {}],
  ['a page', '/games', {}],
])('leaves %s to Next, at its own address', async (_, path, options) => {
  const { status, body } = await ask(path, options);
  expect([status, body.toString()]).toEqual([418, path]);
});
