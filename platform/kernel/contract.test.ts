import { z } from '@hono/zod-openapi';
import { createPlatform } from '@/platform/app';
import { testConfig } from '@/tests/support/platform';
import { errorsOf, operationIdOf } from './contract';
import { contractOf } from './contract-document';
import { FIELD_WORDS } from './field-words';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Field {
  place: string;
  /** Where the description stands: of a parameter beside its schema. */
  told: Node;
  schema: Node;
}

/** Every field and every parameter below a node. */
function fieldsOf(node: unknown, place: string): Field[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => fieldsOf(item, `${place}[${index}]`));
  if (!isNode(node)) return [];
  const own = isNode(node.properties)
    ? Object.entries(node.properties)
        .filter((entry): entry is [string, Node] => isNode(entry[1]))
        .map(([name, schema]) => ({ place: `${place}.${name}`, told: schema, schema }))
    : [];
  const parameter =
    typeof node.in === 'string' && isNode(node.schema)
      ? [{ place: `${place}.${String(node.name)}`, told: node, schema: node.schema }]
      : [];
  return [
    ...own,
    ...parameter,
    ...Object.entries(node).flatMap(([key, value]) => fieldsOf(value, `${place}/${key}`)),
  ];
}

const WITHOUT_EXAMPLE = ['enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf'];

let document: Node;
let usedWords: ReadonlySet<string>;
let fields: Field[];

beforeAll(async () => {
  const platform = await createPlatform(testConfig('postgres://nobody@127.0.0.1:1/none'), { jobs: false });
  const contract = contractOf(platform.app);
  document = JSON.parse(JSON.stringify(contract.document)) as Node;
  usedWords = contract.usedWords;
  fields = [...fieldsOf((document.components as Node).schemas, ''), ...fieldsOf(document.paths, '')];
  await platform.kernel.close();
});

const operations = () =>
  Object.entries(document.paths as Record<string, Record<string, Node>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the contract', () => {
  it('describes every field', () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter(({ told }) => !told.description).map(({ place }) => place)).toEqual([]);
  });

  it('has an example for every field that holds a single value', () => {
    const bare = fields.filter(
      ({ schema }) =>
        ![schema.type].flat().some((type) => type === 'object' || type === 'array') &&
        !('example' in schema) &&
        !WITHOUT_EXAMPLE.some((key) => key in schema),
    );
    expect(bare.map(({ place }) => place)).toEqual([]);
  });

  it('says the unit of every amount', () => {
    const amounts = fields.filter(({ place }) => /(amount|fee|\.EUR)$/.test(place));
    expect(amounts.length).toBeGreaterThan(10);
    const silent = amounts.filter(
      ({ schema }) => schema.type === 'integer' && !/minor units/i.test(String(schema.description)),
    );
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it('has patterns that take their examples', () => {
    const patterns = fields.filter(({ schema }) => typeof schema.pattern === 'string');
    expect(patterns.length).toBeGreaterThan(10);
    const wrong = patterns.filter(
      ({ schema }) => !new RegExp(String(schema.pattern), 'u').test(String(schema.example)),
    );
    expect(wrong.map(({ place, schema }) => `${place} ${String(schema.pattern)}`)).toEqual([]);
  });

  it('names no words that no field uses', () => {
    expect(Object.keys(FIELD_WORDS).filter((key) => !usedWords.has(key))).toEqual([]);
  });

  it('names every operation once', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('getGamesByIdSimilar');
  });

  it('says of every operation who may call it, and how it refuses', () => {
    const open = operations().filter(({ operation }) => !Array.isArray(operation.security));
    expect(open).toEqual([]);
    const silent = operations().filter(({ operation }) => {
      const responses = operation.responses as Record<string, Node>;
      return !Object.keys(responses).some((status) => Number(status) >= 400);
    });
    expect(silent).toEqual([]);
    const wallet = operations().find(({ path }) => path === '/api/wallet/v1/bet');
    expect(wallet?.operation.security).toEqual([{ walletSignature: [] }]);
  });

  it('types what the event streams send', () => {
    const streams = operations().filter(({ path }) => path.endsWith('/events'));
    expect(streams.map(({ path }) => path).sort()).toEqual([
      '/api/v1/events',
      '/api/v1/jackpots/events',
      '/api/v1/network-tournaments/{code}/events',
      '/api/v1/tournaments/{id}/events',
      '/api/v1/winners/events',
    ]);
    for (const { operation } of streams) {
      const answer = (operation.responses as Record<string, Node>)['200'] as Node;
      const { schema } = (answer.content as Record<string, Node>)['text/event-stream'] as Node;
      expect(Object.keys(schema as Node).some((key) => ['$ref', 'oneOf', 'properties'].includes(key))).toBe(
        true,
      );
    }
  });
});

describe('refusals of a route', () => {
  const rules = { method: 'post', limits: [], idempotent: false, schemas: {}, own: {} };

  it('follow from what it declares', () => {
    expect(errorsOf({ ...rules, auth: 'player', idempotent: true })).toEqual({
      400: ['client_api_5'],
      401: ['client_api_27'],
      403: ['client_api_40', 'forbidden_origin'],
      409: ['idempotency_in_progress'],
      413: ['client_api_5'],
      422: ['idempotency_mismatch'],
      451: ['client_api_40'],
      500: ['server_error'],
    });
  });

  it('name what is no id where one is taken, however it is wrapped', () => {
    const id = z.uuid();
    const codes = (schemas: object, auth: 'public' | 'signed' = 'public') =>
      Object.entries(errorsOf({ ...rules, auth, schemas }))
        .filter(([, found]) => found.includes('client_api_63'))
        .map(([status]) => status);
    expect(codes({ params: z.object({ id }) })).toEqual(['404']);
    expect(codes({ query: z.object({ player: id.optional() }) })).toEqual(['400']);
    expect(codes({ body: z.object({ of: z.array(z.object({ id: id.nullable() })) }) })).toEqual(['422']);
    expect(codes({ params: z.object({ id: z.string() }) })).toEqual([]);
    expect(codes({ params: z.object({ id }) }, 'signed')).toEqual([]);
  });

  it('name the address where it has to be known', () => {
    const found = errorsOf({ ...rules, auth: 'public', knownAddress: true })[403];
    expect(found).toEqual(expect.arrayContaining(['client_api_14', 'client_api_41']));
  });

  it('add up with its own', () => {
    const own = { 401: ['client_api_51'] } as const;
    expect(errorsOf({ ...rules, auth: 'signed', own })[401]).toEqual(['client_api_51', 'client_api_7']);
  });
});

it('makes the name of an operation from its method and path', () => {
  expect(operationIdOf('get', '/api/v1/games/:id/similar')).toBe('getGamesByIdSimilar');
  expect(operationIdOf('post', '/api/v1/auth/session-codes')).toBe('postAuthSessionCodes');
  expect(operationIdOf('post', '/api/wallet/v1/bet')).toBe('postWalletBet');
  expect(operationIdOf('put', '/internal/geography')).toBe('putInternalGeography');
});
