import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sayMissing, showMissing, type MissingPage } from './missing-page';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

async function ask(handler: Handler, method = 'GET') {
  const server = http.createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { method });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } finally {
    server.close();
  }
}

const PAGE: MissingPage = { html: '<html lang="de">fehlt</html>', policy: "script-src 'self'" };
const found = async () => PAGE;

/** As Next sends what it did not find, with and without a head of its own. */
const shell =
  (type = 'text/html; charset=utf-8', status = 404): Handler =>
  (_request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    response.setHeader('ETag', '"shell"');
    response.write('<html id="__next_error__">');
    response.end('</html>');
  };

it('sends the page in place of an empty document', async () => {
  const answer = await ask((request, response) => {
    showMissing(response, found);
    shell()(request, response);
  });
  expect([answer.status, answer.body]).toEqual([404, PAGE.html]);
  expect(answer.headers.get('content-security-policy')).toBe(PAGE.policy);
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('content-length')).toBe(String(PAGE.html.length));
});

it('sends it also after a head that names a coding', async () => {
  const answer = await ask((_request, response) => {
    showMissing(response, found);
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Content-Encoding', 'gzip');
    response.writeHead(404);
    response.end(Buffer.from([31, 139]));
  });
  expect([answer.status, answer.body]).toEqual([404, PAGE.html]);
  expect(answer.headers.get('content-encoding')).toBeNull();
});

it.each([
  ['a page', shell('text/html', 200), 200],
  ['what is no page', shell('application/json'), 404],
])('leaves %s alone', async (_name, handler, status) => {
  const answer = await ask((request, response) => {
    showMissing(response, found);
    handler(request, response);
  });
  expect([answer.status, answer.body]).toEqual([status, '<html id="__next_error__"></html>']);
});

it.each([
  ['none', async () => null],
  ['a failure', () => Promise.reject(new Error('away'))],
])('says 404 in plain text when there is %s to be had', async (_name, find) => {
  const answer = await ask((request, response) => {
    showMissing(response, find);
    shell()(request, response);
  });
  expect([answer.status, answer.body]).toEqual([404, '404']);
});

it('sends no body to who asks for the head', async () => {
  const answer = await ask((request, response) => {
    showMissing(response, found);
    shell()(request, response);
  }, 'HEAD');
  expect([answer.status, answer.body]).toEqual([404, '']);
});

it.each([
  ['a head of its own', (response: http.ServerResponse) => void response.writeHead(200).end('x')],
  ['no head', (response: http.ServerResponse) => void response.end('x')],
])('gives the page for missing ones its status, with %s', async (_name, send) => {
  const answer = await ask((_request, response) => {
    sayMissing(response);
    send(response);
  });
  expect([answer.status, answer.body]).toEqual([404, 'x']);
});
