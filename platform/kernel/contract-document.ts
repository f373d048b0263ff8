import type { OpenAPIHono } from '@hono/zod-openapi';
import { OFFICE_COOKIE } from '@/lib/domain/office-permissions';
import { SIGNATURE_HEADER } from '@/lib/node/facts/signature';
import { SECURITY } from './contract';
import { FIELD_WORDS } from './field-words';
import { ROUTE_TAGS } from './route-tags';

const SIGNED = 't=<unix seconds>,v1=<hex HMAC-SHA256(secret, t + "." + path + "." + raw body)>';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Parlour platform',
    version: '1',
    description:
      'Everything that the player front end asks for, and what studios and payment companies call. Money is an integer ' +
      'of minor units (cents) beside its currency. Times are ISO 8601 in UTC. A call that changes something comes from ' +
      'the product’s own pages: the platform compares the Origin header with the web’s address.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [
    { url: '/', description: 'The web, which passes /api/* on to the platform.' },
    { url: 'http://127.0.0.1:3100', description: 'The platform itself, as `npm start` runs it.' },
  ],
  tags: Object.entries(ROUTE_TAGS).map(([name, description]) => ({ name, description })),
};

type SchemaNode = Record<string, unknown>;

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Zod writes a regular expression with flags as `source/flags`, which as a pattern matches nothing. JSON Schema reads
 * patterns with the flag u anyway, the only one in use here.
 */
function mendPatterns(node: unknown): void {
  if (Array.isArray(node)) for (const item of node) mendPatterns(item);
  else if (isNode(node)) {
    if (typeof node.pattern === 'string') node.pattern = node.pattern.replace(/\/u$/, '');
    for (const value of Object.values(node)) mendPatterns(value);
  }
}

/** Whether the field can have an example of its own: an object's and a list's follow from their fields. */
const takesExample = (schema: SchemaNode) =>
  ![schema.type].flat().some((type) => type === 'object' || type === 'array') &&
  !['example', 'examples', 'enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => key in schema);

/**
 * Adds the descriptions and examples that schemas leave out, see FIELD_WORDS.
 * @param place names above a node: its component, if it has one, and the fields on the way to it
 * @returns the entries that were used
 */
function fillWords(node: unknown, place: readonly string[], used: Set<string>): Set<string> {
  if (Array.isArray(node)) for (const item of node) fillWords(item, place, used);
  if (!isNode(node)) return used;
  const tell = (name: string, target: SchemaNode, schema: SchemaNode) => {
    const keys = [[...place, name].join('.'), `${place.at(-1)}.${name}`, name];
    const key = keys.find((candidate) => candidate in FIELD_WORDS);
    const words = key === undefined ? undefined : FIELD_WORDS[key];
    if (key === undefined || !words) return;
    if (target.description === undefined) {
      target.description = words.description;
      used.add(key);
    }
    if (words.example !== undefined && takesExample(schema)) {
      schema.example = words.example;
      used.add(key);
    }
  };
  if (isNode(node.properties)) {
    for (const [name, schema] of Object.entries(node.properties)) {
      if (!isNode(schema)) continue;
      tell(name, schema, schema);
      fillWords(schema, [...place, name], used);
    }
  }
  if (typeof node.name === 'string' && typeof node.in === 'string' && isNode(node.schema)) {
    tell(node.name, node, node.schema);
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'properties') fillWords(value, place, used);
  return used;
}

export interface Contract {
  document: object;
  /** The entries of FIELD_WORDS that a document uses. */
  usedWords: ReadonlySet<string>;
}

/** The contract of all routes that the application has. */
export function contractOf(app: Pick<OpenAPIHono, 'openAPIRegistry' | 'getOpenAPI31Document'>): Contract {
  const { openAPIRegistry } = app;
  if (!openAPIRegistry.definitions.some(({ type }) => type === 'component')) {
    openAPIRegistry.registerComponent('securitySchemes', SECURITY.session, {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-parlour.session',
      description: 'HttpOnly cookie of the log-in. Over plain HTTP its name has no `__Host-`.',
    });
    openAPIRegistry.registerComponent('securitySchemes', SECURITY.operator, {
      type: 'apiKey',
      in: 'cookie',
      name: OFFICE_COOKIE.secure,
      description:
        'HttpOnly cookie of an operator, for 15 minutes; the web renews it while the log-in at /admin lasts. Over plain HTTP its name has no `__Secure-`.',
    });
    openAPIRegistry.registerComponent('securitySchemes', SECURITY.studio, {
      type: 'apiKey',
      in: 'header',
      name: 'X-Signature',
      description: `${SIGNED}, with one of WALLET_SECRETS; at most 300 seconds old.`,
    });
    openAPIRegistry.registerComponent('securitySchemes', SECURITY.payments, {
      type: 'apiKey',
      in: 'header',
      name: 'webhook-signature',
      description:
        'Standard Webhooks: HMAC-SHA256 over `webhook-id.webhook-timestamp.body`, with both of these headers; at most 300 seconds old.',
    });
    openAPIRegistry.registerComponent('securitySchemes', SECURITY.letter, {
      type: 'apiKey',
      in: 'query',
      name: 'token',
      description:
        'What stands in a letter: whose subscription to which letters, signed with a key of its own.',
    });
    openAPIRegistry.registerComponent('securitySchemes', SECURITY.web, {
      type: 'apiKey',
      in: 'header',
      name: SIGNATURE_HEADER.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()),
      description: `${SIGNED}, with REVALIDATE_SECRET; at most 300 seconds old.`,
    });
  }
  // A copy: schemas that are used twice are one object there, and their words differ.
  const shared = app.getOpenAPI31Document(DOCUMENT);
  const document = JSON.parse(JSON.stringify(shared)) as typeof shared;
  mendPatterns(document);
  const usedWords = new Set<string>();
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    fillWords(schema, [name], usedWords);
  }
  fillWords(document.paths, [], usedWords);
  return { document, usedWords };
}
