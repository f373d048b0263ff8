import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Which file asks an endpoint is said by the file's name: `GET /api/v1/games/{id}/similar` is asked by
// `get-games-id-similar.ts` in the browser and by `get-games-id-similar.server.ts` beside it on the server, and by no other.

const ROOMS = ['app', 'art', 'cms', 'components', 'early', 'endpoints', 'features', 'lib', 'screens'];
/** What speaks of endpoints without asking them: tests, their stand-ins, stories, and the generated contract. */
const NO_CALLER = /[/\\]testing[/\\]|\.(?:test|stories)\.tsx?$|\.d\.ts$/;
const CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*(['"`])(\/api\/(?:office\/)?v1\/[^'"`]*)\2/g;
/** An address that no client carries, with its origin or without: a stream, or a call by hand, taken for a GET. */
const ADDRESS = /(['"`])(?:\$\{[^}]*\})*(\/api\/(?:office\/)?v1\/[^'"`]+)\1/g;

interface Question {
  file: string;
  endpoint: string;
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(entry.name) && !NO_CALLER.test(file)) yield file;
  }
}

/** What a file asks, by method and path. */
function endpointsOf(text: string): string[] {
  const called = [...text.matchAll(CALL)].map(([, method, , address]) => `${method} ${address}`);
  const streamed = [...text.replaceAll(CALL, '').matchAll(ADDRESS)].map(([, , address]) => `GET ${address}`);
  return [...new Set([...called, ...streamed])];
}

/** `GET /api/v1/games/{id}` → `get-games-id`. */
const nameOf = (endpoint: string) =>
  endpoint
    .replace(/ \/api\/(?:office\/)?v1\//, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

const nameOfFile = (file: string) => path.basename(file).replace(/(?:\.server)?\.tsx?$/, '');
const isServer = (file: string) => /\.server\.tsx?$/.test(file);

const asked: Question[] = ROOMS.flatMap((room) => [...sources(room)]).flatMap((file) =>
  endpointsOf(readFileSync(file, 'utf8')).map((endpoint) => ({ file, endpoint })),
);

it('reads what a file asks', () => {
  expect(
    endpointsOf(`
      api.GET('/api/v1/games/{id}', {});
      on ? api.PUT('/api/v1/me/favourites/{id}', path) : api.DELETE(
        '/api/v1/me/favourites/{id}', path);
      keepStream({ url: withBasePath('/api/v1/events') });
      fetch(\`\${origin}/api/v1/winners\`);
    `),
  ).toEqual([
    'GET /api/v1/games/{id}',
    'PUT /api/v1/me/favourites/{id}',
    'DELETE /api/v1/me/favourites/{id}',
    'GET /api/v1/events',
    'GET /api/v1/winners',
  ]);
  expect(nameOf('GET /api/v1/games/{id}/similar')).toBe('get-games-id-similar');
  expect(nameOf('DELETE /api/v1/me/favourites/{id}')).toBe('delete-me-favourites-id');
});

it('names each file that asks the platform after the one endpoint that it asks', () => {
  expect(asked.length).toBeGreaterThan(30);
  const misnamed = asked.filter(({ file, endpoint }) => nameOfFile(file) !== nameOf(endpoint));
  expect(misnamed).toEqual([]);
});

it('asks an endpoint in one file, and on the server in one beside it', () => {
  const scattered = [...new Set(asked.map(({ endpoint }) => endpoint))]
    .map((endpoint) => asked.filter((question) => question.endpoint === endpoint).map(({ file }) => file))
    .filter(
      (files) =>
        new Set(files.map((file) => path.dirname(file))).size > 1 ||
        files.filter(isServer).length > 1 ||
        files.filter((file) => !isServer(file)).length > 1,
    );
  expect(scattered).toEqual([]);
});

it('keeps a server reader out of the browser, and a browser query off the server’s client', () => {
  const wrong = asked.filter(({ file }) => {
    const text = readFileSync(file, 'utf8');
    return (
      isServer(file) !== text.includes("import 'server-only'") || isServer(file) !== /platform\(\)/.test(text)
    );
  });
  expect(wrong).toEqual([]);
});

it('gives names of endpoints to nothing else in the folders of endpoints', () => {
  const files = ROOMS.flatMap((room) => [...sources(room)]).filter((file) =>
    /^endpoints[/\\]|^features[/\\][^/\\]+[/\\]api[/\\]/.test(file),
  );
  const askers = new Set(asked.map(({ file }) => file));
  // Content comes from the web's own addresses (app/content), not from the platform.
  const idle = files.filter(
    (file) => !askers.has(file) && !readFileSync(file, 'utf8').includes('/content/$'),
  );
  expect(idle).toEqual([]);
});
