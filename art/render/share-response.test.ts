import { sharePath, shareRevision, type ShareFacts, type ShareSubject } from '@/lib/node/facts/share-picture';
import { QueueFullError } from './pool';
import { shareResponse, type ShareDependencies } from './share-response';

const subject: ShareSubject = { kind: 'page', locale: 'de', path: 'games/top' };
const facts: ShareFacts = { title: 'Top-Spiele', note: 'Was am meisten gespielt wird' };

function setUp(over: Partial<ShareDependencies> = {}, kept: Record<string, Buffer> = {}) {
  const made: unknown[] = [];
  const deps: ShareDependencies = {
    files: {
      find: (name) => Promise.resolve(kept[name] ?? null),
      make: (...args) => {
        made.push(args);
        return Promise.resolve(Buffer.from('picture'));
      },
    },
    find: (asked) => Promise.resolve(JSON.stringify(asked) === JSON.stringify(subject) ? { facts } : null),
    basePath: '/play',
    ...over,
  };
  const ask = (path: string) => shareResponse(path.slice('/art/share/'.length).split('/'), deps);
  return { ask, made };
}

const present = sharePath(subject, shareRevision(facts));

it('paints what the page says, once it is asked for, and lets it be kept for ever', async () => {
  const { ask, made } = setUp();
  const response = await ask(present);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe('picture');
  expect(made).toEqual([[`share/de.games.top-${shareRevision(facts)}.jpg`, facts, undefined]]);
});

it('sends a picture that was made before without asking the page', async () => {
  const find = jest.fn();
  const { ask } = setUp({ find }, { 'share/de.games.top-0123abcd.jpg': Buffer.from('old') });
  expect(await (await ask(sharePath(subject, '0123abcd'))).text()).toBe('old');
  expect(find).not.toHaveBeenCalled();
});

it('leads from another revision to the present one, and paints nothing', async () => {
  const { ask, made } = setUp();
  const response = await ask(sharePath(subject, '0123abcd'));
  expect([response.status, response.headers.get('location')]).toEqual([307, `/play${present}`]);
  expect(made).toEqual([]);
});

it.each(['/art/share/de/games/none/0123abcd.jpg', '/art/share/de/games/top/any-words.jpg', '/art/share/x'])(
  'finds nothing at %s',
  async (path) => {
    const { ask, made } = setUp();
    expect((await ask(path)).status).toBe(404);
    expect(made).toEqual([]);
  },
);

it('asks for patience while too many wait, and reports what is no such thing', async () => {
  const report = jest.fn();
  const fails = (error: Error) =>
    setUp({ report, files: { find: () => Promise.resolve(null), make: () => Promise.reject(error) } });
  const full = await fails(new QueueFullError()).ask(present);
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '3']);
  expect(report).not.toHaveBeenCalled();
  expect((await fails(new Error('no memory')).ask(present)).status).toBe(503);
  expect(report).toHaveBeenCalledTimes(1);
});
