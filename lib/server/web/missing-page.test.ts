import http from 'node:http';
import { listenOnLoopback } from '@/tests/support/loopback';
import { Answer } from './answer';
import { showMissing, type MissingPage } from './missing-page';

const PAGE: MissingPage = { html: '<html lang="de">fehlt</html>', policy: "script-src 'self'" };
const SHELL = '<html id="__next_error__"></html>';

type Send = (response: Answer) => unknown;

interface Case {
  path?: string | null;
  find?: () => Promise<MissingPage | null>;
  method?: string;
}

/** What a reader gets of an answer that Next gives with `send`. */
async function answerOf(send: Send, { path = '/de/nothing', find, method = 'GET' }: Case = {}) {
  const asked: string[] = [];
  const server = http.createServer({ ServerResponse: Answer }, (_request, response) => {
    const found = async (at: string) => {
      asked.push(at);
      return find ? find() : PAGE;
    };
    showMissing(response, () => path, found);
    send(response);
  });
  const origin = await listenOnLoopback(server);
  try {
    const response = await fetch(`${origin}/`, { method });
    return { status: response.status, headers: response.headers, body: await response.text(), asked };
  } finally {
    server.close();
  }
}

/** As Next sends what it did not find. */
const shell =
  (type = 'text/html; charset=utf-8', status = 404): Send =>
  (response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    response.setHeader('ETag', '"shell"');
    response.write(SHELL.slice(0, 10));
    response.end(SHELL.slice(10));
  };

it('sends the page in place of an empty document', async () => {
  const { status, headers, body, asked } = await answerOf(shell());
  expect([status, body, asked]).toEqual([404, PAGE.html, ['/de/nothing']]);
  expect(headers.get('content-security-policy')).toBe(PAGE.policy);
  expect(headers.get('etag')).toBeNull();
  expect(headers.get('content-length')).toBe(String(PAGE.html.length));
});

it('sends it also after a head that names a coding', async () => {
  const { status, headers, body } = await answerOf((response) => {
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Content-Encoding', 'gzip');
    response.writeHead(404);
    response.end(Buffer.from([31, 139]));
  });
  expect([status, body]).toEqual([404, PAGE.html]);
  expect(headers.get('content-encoding')).toBeNull();
});

it.each([
  ['a page', shell('text/html', 200), {}, 200],
  ['what is no page', shell('application/json'), {}, 404],
  ['what is no page of a language', shell(), { path: null }, 404],
])('leaves %s alone', async (_name, send, options, expected) => {
  const { status, body, asked } = await answerOf(send, options);
  expect([status, body, asked]).toEqual([expected, SHELL, []]);
});

it.each([
  ['none', async () => null],
  ['a failure', () => Promise.reject(new Error('away'))],
])('says 404 in plain text when there is %s to be had', async (_name, find) => {
  const { status, headers, body } = await answerOf(shell(), { find });
  expect([status, headers.get('content-type'), body]).toEqual([404, 'text/plain; charset=utf-8', '404']);
});

it('sends no body to who asks for the head', async () => {
  const { status, body } = await answerOf(shell(), { method: 'HEAD' });
  expect([status, body]).toEqual([404, '']);
});

it.each<[string, Send]>([
  ['a head of its own', (response) => response.writeHead(200).end(PAGE.html)],
  ['no head', (response) => response.end(PAGE.html)],
])('gives the page itself its status, with %s', async (_name, send) => {
  const html: Send = (response) => {
    response.setHeader('Content-Type', 'text/html');
    send(response);
  };
  const { status, body, asked } = await answerOf(html, { path: '/en/404' });
  expect([status, body, asked]).toEqual([404, PAGE.html, []]);
});

it('never asks for the page on behalf of the page itself', async () => {
  const { status, body, asked } = await answerOf(shell(), { path: '/en/404' });
  expect([status, body, asked]).toEqual([404, SHELL, []]);
});
