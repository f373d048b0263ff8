import { EventEmitter } from 'node:events';
import { RenderQueue, isRendered, type RenderLimits, type WatchedAnswer } from './render-queue';

class TestAnswer extends EventEmitter implements WatchedAnswer {
  destroyed = false;
  writableEnded = false;
  #listeners: (() => void)[] = [];
  whenBegun(listener: () => void) {
    this.#listeners.push(listener);
  }
  begin() {
    for (const listener of this.#listeners) listener();
  }
  end() {
    this.begin();
    this.writableEnded = true;
  }
  /** The client leaves. */
  leave() {
    this.destroyed = true;
    this.emit('close');
  }
}

const LIMITS: RenderLimits = { running: 2, waiting: 5, waitingPerAddress: 4, holdMs: 1_000 };

/** Lets what has been promised happen. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Asks `count` times from one address. @returns the answers, who was served, and how many were refused. */
async function ask(queue: RenderQueue, count: number, address = 'a') {
  const answers = Array.from({ length: count }, () => new TestAnswer());
  const served: number[] = [];
  const taken = answers.map((answer, at) => queue.pass(address, answer, () => served.push(at)));
  await settle();
  return { answers, served, refused: taken.filter((one) => !one).length };
}

it('serves as many at once as may run, and the next when an answer begins', async () => {
  const queue = new RenderQueue(LIMITS);
  const { answers, served } = await ask(queue, 4, 'a');
  expect(served).toEqual([0, 1]);
  expect(queue.load).toEqual({ waiting: 2, running: 2 });
  answers[1]?.begin();
  await settle();
  expect(served).toEqual([0, 1, 2]);
  answers[0]?.begin();
  answers[2]?.end();
  await settle();
  expect(served).toEqual([0, 1, 2, 3]);
});

it('refuses what neither runs nor may wait, and takes it later', async () => {
  const queue = new RenderQueue({ ...LIMITS, waitingPerAddress: 100 });
  const { answers, served, refused } = await ask(queue, 2);
  expect([served.length, refused]).toEqual([2, 0]);
  const more = await ask(queue, 7);
  expect([more.served.length, more.refused]).toEqual([0, 2]);
  for (const answer of answers) answer.end();
  await settle();
  expect(more.served).toEqual([0, 1]);
  expect((await ask(queue, 1)).refused).toBe(0);
});

it('keeps no more of one address waiting than its share', async () => {
  const queue = new RenderQueue(LIMITS);
  await ask(queue, 2, 'a');
  expect((await ask(queue, 6, 'a')).refused).toBe(2);
  expect((await ask(queue, 2, 'b')).refused).toBe(1); // five wait in all
});

it('lets addresses take turns: who asks for much lets nobody else wait', async () => {
  const queue = new RenderQueue({ ...LIMITS, running: 1, waiting: 100, waitingPerAddress: 100 });
  const order: string[] = [];
  const answers: TestAnswer[] = [];
  const come = (address: string, count: number) => {
    for (let at = 0; at < count; at += 1) {
      const answer = new TestAnswer();
      queue.pass(address, answer, () => {
        order.push(address + at);
        answers.push(answer);
      });
    }
  };
  come('greedy', 5);
  come('b', 1);
  come('c', 2);
  while (queue.load.running > 0) {
    answers.at(-1)?.end();
    await settle();
  }
  expect(order).toEqual(['greedy0', 'greedy1', 'b0', 'c0', 'greedy2', 'c1', 'greedy3', 'greedy4']);
});

it('serves nobody who has left, and gives a place back when somebody leaves', async () => {
  const queue = new RenderQueue(LIMITS);
  const { answers, served } = await ask(queue, 4);
  answers[2]?.leave();
  answers[0]?.leave();
  await settle();
  expect(served).toEqual([0, 1, 3]);
});

it('counts nobody for ever: a request whose body trickles in gives its place back', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const queue = new RenderQueue(LIMITS);
  const { served } = await ask(queue, 4);
  await jest.advanceTimersByTimeAsync(LIMITS.holdMs);
  await settle();
  expect(served).toEqual([0, 1, 2, 3]);
  jest.useRealTimers();
});

it.each([
  ['/', '', true],
  ['/de/games/all?page=2', '', true],
  ['/admin', '', true],
  ['/cms-api/info-pages', '', true],
  ['/nope.html', '', true],
  ['/sitemaps/en-games.xml', '', true],
  ['/internal/preview', '', true],
  ['/apiary', '', true],
  ['/internal/revalidate', '', false],
  ['/api/games/v1/games', '', false],
  ['/art/posters/1/2/240.avif', '', false],
  ['/_next/static/chunks/a.js', '', false],
  ['/sw.js?1', '', false],
  ['/app/art/logo.svg', '/app', false],
  ['/app', '/app', true],
])('%s below "%s" is rendered: %s', (url, basePath, expected) => {
  expect(isRendered(url, basePath)).toBe(expected);
});
