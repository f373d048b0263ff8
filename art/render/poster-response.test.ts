import { poster } from '@/art/poster';
import { posterRevision } from '@/lib/node/facts/poster';
import { QueueFullError } from './pool';
import type { PosterFiles } from './poster-files';
import { posterResponse, type CatalogueGame, type PosterDependencies } from './poster-response';

const game: CatalogueGame = {
  id: 'g00042',
  name: 'Comet Chaser',
  theme: 'space',
  providerName: 'Vega Nine',
  art: { hue: 28, lines: ['Comet', 'Chaser'] },
};
const rev = posterRevision({ theme: 'space', title: game.name, provider: game.providerName, art: game.art });

function setUp(over: Partial<PosterDependencies> = {}, files: Partial<PosterFiles> = {}) {
  const asked: string[] = [];
  const made: unknown[] = [];
  const deps: PosterDependencies = {
    findGame: (id) => {
      asked.push(id);
      return Promise.resolve(id === game.id ? game : null);
    },
    files: {
      find: () => Promise.resolve(null),
      make: (_file, subject) => {
        made.push(subject);
        return Promise.resolve(Buffer.from('picture'));
      },
      ...files,
    },
    ...over,
  };
  return { deps, asked, made };
}

const subject = {
  id: game.id,
  theme: 'space',
  title: 'Comet Chaser',
  provider: 'Vega Nine',
  hue: 28,
  lines: ['Comet', 'Chaser'],
} as const;

it.each(['200.avif', '256.avif', '400.webp'])(
  'answers with the drawing at once while %s is made behind',
  async (file) => {
    const made: unknown[] = [];
    const { deps } = setUp(
      {},
      {
        // It never comes: nobody may wait for it.
        make: ({ width, format }, of) => {
          made.push([`${width}.${format}`, of]);
          return new Promise(() => undefined);
        },
      },
    );
    const response = await posterResponse({ id: game.id, rev, file }, deps);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await response.text()).toBe(poster(subject));
    expect(made).toEqual([[file, subject]]);
  },
);

it('lets a picture that is there be kept for ever', async () => {
  const { deps } = setUp({}, { find: () => Promise.resolve(Buffer.from('picture')) });
  const response = await posterResponse({ id: game.id, rev, file: '400.webp' }, deps);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe('picture');
});

it.each([
  ['reports a picture that could not be made', new Error('no memory'), 1],
  ['is silent about too many that wait', new QueueFullError(), 0],
])('%s, and answers with the drawing', async (_name, failure, reports) => {
  const report = jest.fn();
  const { deps } = setUp({ report }, { make: () => Promise.reject(failure) });
  const response = await posterResponse({ id: game.id, rev, file: '200.avif' }, deps);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  await new Promise(setImmediate);
  expect(report).toHaveBeenCalledTimes(reports);
});

it('asks nobody about a poster that is there', async () => {
  const { deps, asked } = setUp({}, { find: () => Promise.resolve(Buffer.from('kept')) });
  const response = await posterResponse({ id: game.id, rev, file: '200.avif' }, deps);
  expect(await response.text()).toBe('kept');
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(asked).toEqual([]);
});

it.each([
  ['another revision', game.id, '00000000', '400.webp'],
  ['an unknown game', 'g99999', rev, '400.webp'],
])('answers 404 for %s', async (_name, id, revision, file) => {
  const { deps, made } = setUp();
  expect((await posterResponse({ id, rev: revision, file }, deps)).status).toBe(404);
  expect(made).toEqual([]);
});

it('answers 404 for a theme that this code does not know', async () => {
  const { deps } = setUp({ findGame: () => Promise.resolve({ ...game, theme: 'toString' }) });
  expect((await posterResponse({ id: game.id, rev, file: '400.webp' }, deps)).status).toBe(404);
});

it.each([
  ['../../package', rev, '400.webp'],
  ['..', rev, '400.webp'],
  ['g1/../../x', rev, '400.webp'],
  ['g1\0', rev, '400.webp'],
  ['', rev, '400.webp'],
  ['g'.repeat(65), rev, '400.webp'],
  [game.id, '../../..', '400.webp'],
  [game.id, rev.toUpperCase() + 'x', '400.webp'],
  [game.id, rev, '../400.webp'],
  [game.id, rev, '800.webp'],
  [game.id, rev, '256.webp'],
  [game.id, rev, '400.png'],
  [game.id, rev, '400.webp\n'],
  [game.id, rev, '400.webp.part'],
])('never looks for %j %j %j', async (id, revision, file) => {
  const find = jest.fn();
  const { deps, asked } = setUp({}, { find });
  expect((await posterResponse({ id, rev: revision, file }, deps)).status).toBe(404);
  expect(find).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

it('asks to come back and reports when the catalogue does not answer', async () => {
  const report = jest.fn();
  const { deps } = setUp({ report, findGame: () => Promise.reject(new Error('refused')) });
  expect((await posterResponse({ id: game.id, rev, file: '400.webp' }, deps)).status).toBe(503);
  expect(report).toHaveBeenCalledTimes(1);
});
