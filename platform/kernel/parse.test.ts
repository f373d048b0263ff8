import { z } from 'zod';
import { parseBody } from './parse';
import { route } from './route';

const noted = route({
  method: 'post',
  path: '/api/v1/noted',
  auth: 'public',
  tag: 'support',
  summary: 'Takes a text',
  request: {
    body: z.object({ text: z.string(), more: z.record(z.string(), z.array(z.string())).optional() }),
  },
  responses: { 200: { description: 'The same', schema: z.object({ text: z.string() }) } },
  handler: async ({ body: { text } }) => ({ status: 200, body: { text } }),
});
const parse = (json: string) =>
  parseBody(noted, new Headers({ 'content-type': 'application/json' }), Buffer.from(json));

it.each([
  ['a NUL', String.raw`{"text":"Ma\u0000ra"}`],
  ['the first half of a pair', String.raw`{"text":"Mara \uD83D Klein"}`],
  ['the second half of a pair', String.raw`{"text":"\ude00"}`],
  ['a NUL deep inside', String.raw`{"text":"","more":{"a":["b","\u0000"]}}`],
  ['a NUL in a name', String.raw`{"text":"","more":{"a\u0000":[]}}`],
  ['a NUL deeper than calls can go', `${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`],
])('a body with %s is refused, and is no error of ours', (_what, json) => {
  expect(() => parse(json)).toThrow(
    expect.objectContaining({ status: 422, code: 'client_api_5' }) as unknown as Error,
  );
});

it('names the fields of what can’t be stored', () => {
  const json = String.raw`{"text":"","more":{"a":["\u0000"]}}`;
  expect(() => parse(json)).toThrow(
    expect.objectContaining({ extras: { fields: { more: 'invalid' } } }) as unknown as Error,
  );
});

it.each([
  ['whole pairs', String.raw`{"text":"\uD83D\uDE00"}`, '😀'],
  ['what only looks like an escape', String.raw`{"text":"\\u0000 \\ud83d"}`, String.raw`\u0000 \ud83d`],
  ['other control characters', String.raw`{"text":"a\nb\u0007"}`, 'a\nb\u0007'],
])('a body with %s is taken', (_what, json, text) => {
  expect(parse(json)).toEqual({ text });
});
