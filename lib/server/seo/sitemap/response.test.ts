import { gunzipSync } from 'node:zlib';
import { CODING_HEADER } from '@/lib/server/http/coding-header';
import { writeDocument } from './document';
import { xmlResponse } from './response';

const CHANGED = '2026-05-01T10:00:00.400Z';
const ask = async (headers: Record<string, string> = {}, text: Iterable<string> = ['<a>', '</a>']) =>
  xmlResponse(new Request('http://localhost/sitemap.xml', { headers }), await writeDocument(text, CHANGED));

it('sends the document with what it takes to ask for it again', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('last-modified')).toBe('Fri, 01 May 2026 10:00:00 GMT');
  expect(response.headers.get(CODING_HEADER)).toBeNull();
  expect(await response.text()).toBe('<a></a>');
});

it('says only that nothing has changed to who has it', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ 'if-none-match': `"x", ${etag}` })).status).toBe(304);
  expect((await ask({ 'if-none-match': etag }, ['<b/>'])).status).toBe(200);
  expect((await ask({ 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' })).status).toBe(304);
  expect((await ask({ 'if-modified-since': 'Fri, 01 May 2026 09:59:59 GMT' })).status).toBe(200);
  expect((await ask({ 'if-modified-since': 'yesterday' })).status).toBe(200);
});

it('believes a tag before a time', async () => {
  const since = { 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' };
  expect((await ask({ ...since, 'if-none-match': '"x"' })).status).toBe(200);
});

it.each([
  ['gzip', 'gzip'],
  ['br, gzip;q=0.8', 'gzip'],
  ['*', 'gzip'],
  ['br', null],
  ['gzip;q=0', null],
  ['gzip; q=0.0, br', null],
])('sends it to a caller that takes %p in the coding %p', async (accept, coding) => {
  const response = await ask({ 'accept-encoding': accept });
  expect(response.headers.get(CODING_HEADER)).toBe(coding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  expect(String(coding ? gunzipSync(body) : body)).toBe('<a></a>');
});

it('keeps a long text whole, whatever its characters are', async () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `${at} ${'ü€'.repeat(40)}\n`);
  expect(await (await ask({}, lines)).text()).toBe(lines.join(''));
});
