import { askWorker } from './ask-worker';
import { GAMES } from './games';
import type { Answer, Question } from './question';
import { solved } from './solve';
import { FakeWorker } from './testing/fake-worker';
import './worker';

jest.mock('./start-worker', () => ({
  startWorker: () => {
    const { FakeWorker: Fake } =
      jest.requireActual<typeof import('./testing/fake-worker')>('./testing/fake-worker');
    return new Fake();
  },
}));

const question: Question = {
  withBonus: {
    deposit: 2_000,
    bonus: 1_000,
    stake: 100,
    rounds: 350,
    pays: GAMES.slotMedium.pays,
    maxWin: null,
  },
  without: { deposit: 2_000, bonus: 0, stake: 100, rounds: 20, pays: GAMES.slotMedium.pays, maxWin: null },
};
const answer: Answer = { withBonus: solved(question.withBonus), without: null };
const asking = () => ({ controller: new AbortController(), onProgress: jest.fn() });
const last = () => FakeWorker.started.at(-1) as FakeWorker;

beforeEach(() => {
  FakeWorker.started = [];
});

test('asks a worker, tells how far it is, and ends the worker with the answer', async () => {
  const { controller, onProgress } = asking();
  const found = askWorker(question, { signal: controller.signal, onProgress });
  expect(last().asked).toEqual([question]);
  last().says({ share: 0.25 });
  last().says({ share: 0.5 });
  expect(onProgress.mock.calls).toEqual([[0.25], [0.5]]);
  expect(last().ended).toBe(false);
  last().says({ answer });
  expect(await found).toBe(answer);
  expect(last().ended).toBe(true);
});

test('cancelled: the worker ends at once, and nothing that it says counts any more', async () => {
  const { controller, onProgress } = asking();
  const found = askWorker(question, { signal: controller.signal, onProgress });
  controller.abort();
  await expect(found).rejects.toMatchObject({ name: 'AbortError' });
  expect(last().ended).toBe(true);
  last().says({ share: 0.9 });
  expect(onProgress).not.toHaveBeenCalled();
});

test('cancelled before it began: no worker is started', async () => {
  const { controller, onProgress } = asking();
  controller.abort();
  await expect(askWorker(question, { signal: controller.signal, onProgress })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(FakeWorker.started).toEqual([]);
});

test('a worker that can’t be had is an error', async () => {
  const { controller, onProgress } = asking();
  const found = askWorker(question, { signal: controller.signal, onProgress });
  last().fails();
  await expect(found).rejects.toThrow('failed');
  expect(last().ended).toBe(true);
});

test('the worker itself answers what is computed at once, after some progress', () => {
  const told: unknown[] = [];
  const post = jest
    .spyOn(globalThis, 'postMessage')
    .mockImplementation((message: unknown) => void told.push(message));
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  dispatchEvent(new MessageEvent('message', { data: question }));
  expect(told.at(-1)).toEqual({
    answer: { ...answer, without: question.without && solved(question.without) },
  });
  const shares = told.slice(0, -1).map((message) => (message as { share: number }).share);
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  post.mockRestore();
  jest.restoreAllMocks();
});
