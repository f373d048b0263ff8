import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { checkAnswer, checkProblem } from './answer-check';
import { Problem } from './problem';
import { route } from './route';

const declared = route({
  method: 'get',
  path: '/api/v1/sum',
  tag: 'ledger',
  summary: 'A sum',
  auth: 'public',
  responses: {
    200: { description: 'The sum', schema: z.object({ data: z.object({ amount: z.int() }) }) },
    204: { description: 'None' },
  },
  errors: { 404: [API_CODES.balanceUnavailable] },
  handler: async () => ({ status: 200, body: { data: { amount: 1 } } }),
});

const sent = (body: unknown, status = 200) => ({ response: new Response(JSON.stringify(body), { status }) });

describe('an answer and its declaration', () => {
  it.each([
    ['the declared body', { status: 200, body: { data: { amount: 1 } } }],
    ['the declared body, written already', sent({ data: { amount: 1 } })],
    ['no body', { status: 204 }],
  ])('takes %s', async (_what, answer) => {
    await expect(checkAnswer(declared, answer)).resolves.toBeUndefined();
  });

  it.each([
    ['another status', { status: 201, body: {} }, 'answered 201, which it does not declare'],
    ['a missing field', { status: 200, body: { data: {} } }, 'its schema does not take'],
    ['a fraction', sent({ data: { amount: 1.5 } }), 'its schema does not take'],
    ['a further field', { status: 200, body: { data: { amount: 1, secret: 2 } } }, 'does not name'],
    ['an undeclared body', { status: 204, body: {} }, 'undeclared body'],
  ])('refuses %s', async (_what, answer, words) => {
    await expect(checkAnswer(declared, answer)).rejects.toThrow(words);
  });

  it('lets declared problems pass, and names others', () => {
    const known = new Problem(404, API_CODES.balanceUnavailable, 'no wallet');
    expect(checkProblem(declared, known)).toBe(known);
    expect(checkProblem(declared, new Problem(409, API_CODES.wagering, 'wagering'))).toMatchObject({
      status: 500,
      message: 'GET /api/v1/sum does not declare 409 client_api_57: wagering',
    });
  });

  // The compiler is the test here: `npm run types` fails when one of these is taken.
  it('does not compile with a body or a status that is not declared', () => {
    const base = { method: 'get', path: '/x', tag: 'ledger', summary: 'x', auth: 'public' } as const;
    const responses = { 200: { description: 'x', schema: z.object({ amount: z.int() }) } };
    const routes = [
      // @ts-expect-error a bigint is no JSON number
      route({ ...base, responses, handler: async () => ({ status: 200, body: { amount: 1n } }) }),
      // @ts-expect-error a field is missing
      route({ ...base, responses, handler: async () => ({ status: 200, body: {} }) }),
      // @ts-expect-error this status is not declared
      route({ ...base, responses, handler: async () => ({ status: 201, body: { amount: 1 } }) }),
    ];
    expect(routes).toHaveLength(3);
  });
});
