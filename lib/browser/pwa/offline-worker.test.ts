import { readFileSync } from 'node:fs';

// The worker's own world: what it fetches, what it keeps, and what it is asked.
const ORIGIN = 'https://parlour.example';
const SOURCE = readFileSync('public/offline-worker.js', 'utf8');

interface FakeRequest {
  url: string;
  method: string;
  mode: string;
}
interface FakeEvent {
  request?: FakeRequest;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<unknown>): void;
}

function answerWith(body: string, ok = true) {
  const answer = { ok, redirected: false, body, text: async () => body, clone: () => answer };
  return answer;
}

function startWorker(scope: string, answers: Record<string, ReturnType<typeof answerWith>>) {
  const listeners: Record<string, (event: FakeEvent) => void> = {};
  const kept = new Map<string, unknown>();
  const net = { on: true };
  const address = (request: string | FakeRequest) =>
    typeof request === 'string' ? request : request.url.slice(ORIGIN.length);
  const names = {
    self: {
      registration: { scope: `${ORIGIN}${scope}` },
      location: { origin: ORIGIN },
      addEventListener: (name: string, listener: (event: FakeEvent) => void) => (listeners[name] = listener),
    },
    fetch: async (request: string | FakeRequest) => {
      const answer = answers[address(request)];
      if (!net.on || !answer) throw new Error('no network');
      return answer;
    },
    caches: {
      delete: async () => kept.clear(),
      open: async () => ({ put: async (url: string, response: unknown) => void kept.set(url, response) }),
      match: async (request: string | FakeRequest) => kept.get(address(request)),
    },
  };
  new Function(...Object.keys(names), SOURCE)(...Object.values(names));
  return {
    kept,
    net,
    async install() {
      let work: Promise<unknown> | undefined;
      listeners.install?.({ waitUntil: (given) => void (work = given), respondWith: () => undefined });
      await work;
    },
    /** What the worker answers; undefined when it leaves the request to the browser. */
    ask(path: string, mode = 'navigate', method = 'GET'): Promise<unknown> | undefined {
      let answer: Promise<unknown> | undefined;
      const url = path.startsWith('http') ? path : `${ORIGIN}${path}`;
      listeners.fetch?.({
        request: { url, method, mode },
        waitUntil: () => undefined,
        respondWith: (given) => void (answer = given),
      });
      return answer;
    },
  };
}

const page = (language: string, base = '') =>
  answerWith(
    `<html lang="${language}"><link href="${base}/_next/static/css/a.css"><img srcset="${base}/art/scenes/offline.webp, ${base}/art/scenes/offline@2x.webp 2x">`,
  );
const PICTURE = answerWith('picture');
const STYLE = answerWith('style');
const site = () => ({
  '/offline': page('en'),
  '/de/offline': page('de'),
  '/_next/static/css/a.css': STYLE,
  '/art/scenes/offline.webp': PICTURE,
  '/games': answerWith('games'),
});

it('keeps the page of each language that can be had, with what it is made of, and nothing else', async () => {
  const worker = startWorker('/', site());
  await worker.install();
  expect([...worker.kept.keys()].sort()).toEqual([
    '/_next/static/css/a.css',
    '/art/scenes/offline.webp',
    '/de/offline',
    '/offline',
  ]);
  await worker.ask('/games');
  expect(worker.kept.has('/games')).toBe(false);
});

it.each([
  ['/games/top?page=2', 'en'],
  ['/de', 'de'],
  ['/de/account/promo', 'de'],
  ['/deposit-success/1', 'en'],
])('without a network %s gets the page in its language (%s)', async (path, language) => {
  const worker = startWorker('/', site());
  await worker.install();
  worker.net.on = false;
  expect(await worker.ask(path)).toMatchObject({ body: expect.stringContaining(`lang="${language}"`) });
});

it('gives the network first', async () => {
  const worker = startWorker('/', site());
  await worker.install();
  expect(await worker.ask('/games')).toMatchObject({ body: 'games' });
  worker.net.on = false;
  expect(await worker.ask('/art/scenes/offline.webp', 'no-cors')).toBe(PICTURE);
});

it.each([
  ['/admin/login', 'navigate', 'GET'],
  ['/office/players', 'navigate', 'GET'],
  ['/api/v1/me', 'cors', 'GET'],
  ['/api/v1/me', 'navigate', 'GET'],
  ['/auth', 'navigate', 'POST'],
  ['/_next/static/css/a.css', 'no-cors', 'GET'],
  ['https://studio.example/play', 'navigate', 'GET'],
])('leaves %s (%s, %s) to the browser', async (path, mode, method) => {
  expect(startWorker('/', site()).ask(path, mode, method)).toBeUndefined();
});

it('lives below a base path, and leaves to the browser what is beside it', async () => {
  const worker = startWorker('/play', {
    '/play/offline': page('en', '/play'),
    '/play/art/scenes/offline.webp': PICTURE,
  });
  await worker.install();
  expect([...worker.kept.keys()].sort()).toEqual(['/play/art/scenes/offline.webp', '/play/offline']);
  worker.net.on = false;
  expect(await worker.ask('/play/games')).toMatchObject({ body: expect.stringContaining('lang="en"') });
  expect(await worker.ask('/play')).toMatchObject({ body: expect.stringContaining('lang="en"') });
  expect(worker.ask('/play/admin')).toBeUndefined();
  expect(worker.ask('/playground')).toBeUndefined();
});

it('keeps what it has when no page can be had, and fails as the network does when it has none', async () => {
  const worker = startWorker('/', {});
  await worker.install();
  await expect(worker.ask('/games')).rejects.toThrow('no network');
});
