import { createBounded } from './bounded';
import { Problem } from './problem';

/** Tasks that end when the test says so. */
function createTasks() {
  const started: { end(): void; fail(): void }[] = [];
  const task = () =>
    new Promise<void>((end, fail) => {
      started.push({ end, fail: () => fail(new Error('failed')) });
    });
  return { started, task };
}

const settle = () => new Promise(setImmediate);

test('as many run as may, the next wait for their turn, and the rest is refused', async () => {
  const bounded = createBounded({ running: 2, waiting: 1, retryAfter: 3 });
  const { started, task } = createTasks();
  const [first, second, third] = [bounded(task), bounded(task), bounded(task)];
  const refused = await bounded(task).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ status: 503, extras: { retryAfter: 3 }, headers: { 'Retry-After': '3' } });
  expect(started).toHaveLength(2);
  started[1]?.end();
  await second;
  await settle();
  expect(started).toHaveLength(3);
  started[0]?.end();
  started[2]?.end();
  await Promise.all([first, third]);
});

test('a task that fails leaves its place', async () => {
  const bounded = createBounded({ running: 1, waiting: 0, retryAfter: 1 });
  const { started, task } = createTasks();
  for (let turn = 0; turn < 3; turn += 1) {
    const run = bounded(task);
    await settle();
    started[turn]?.fail();
    await expect(run).rejects.toThrow('failed');
  }
  await expect(bounded(() => Promise.resolve('done'))).resolves.toBe('done');
});
