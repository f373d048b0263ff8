import { streamOf, xmlResponse } from './response';

const CHANGED = '2026-05-01T10:00:00.400Z';
const document = (facts: unknown = 'facts') => ({
  facts,
  changed: CHANGED,
  write: () => ['<a>', '</a>'].values(),
});
const ask = (headers: Record<string, string> = {}, facts?: unknown) =>
  xmlResponse(new Request('http://localhost/sitemap.xml', { headers }), document(facts));

it('sends the document with what it takes to ask for it again', async () => {
  const response = ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('last-modified')).toBe('Fri, 01 May 2026 10:00:00 GMT');
  expect(await response.text()).toBe('<a></a>');
});

it('says only that nothing has changed to who has it', () => {
  const etag = ask().headers.get('etag') ?? '';
  expect(ask({ 'if-none-match': `"x", ${etag}` }).status).toBe(304);
  expect(ask({ 'if-none-match': etag }, 'other facts').status).toBe(200);
  expect(ask({ 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' }).status).toBe(304);
  expect(ask({ 'if-modified-since': 'Fri, 01 May 2026 09:59:59 GMT' }).status).toBe(200);
  expect(ask({ 'if-modified-since': 'yesterday' }).status).toBe(200);
});

it('believes a tag before a time', () => {
  const since = { 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' };
  expect(ask({ ...since, 'if-none-match': '"x"' }).status).toBe(200);
});

it('makes a long text while it is sent, and no more of it than is read', async () => {
  let made = 0;
  function* lines() {
    for (; made < 1_000; made += 1) yield 'x'.repeat(1_024);
  }
  const reader = streamOf(lines()).getReader();
  const first = await reader.read();
  expect(first.value?.length).toBe(64 * 1_024);
  expect(made).toBeLessThan(300);
  let rest = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) rest += piece.value.length;
  expect(rest).toBe(1_000 * 1_024 - 64 * 1_024);
});
