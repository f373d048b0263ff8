import { sharedRuns } from './shared-runs';

it('works once for all who ask at the same time, and anew for who comes later', async () => {
  const shared = sharedRuns<number>();
  const work = jest.fn(async () => 7);
  const answers = await Promise.all(Array.from({ length: 32 }, () => shared('a', work)));
  expect([new Set(answers), work.mock.calls.length]).toEqual([new Set([7]), 1]);
  await Promise.all([shared('a', work), shared('b', work)]);
  expect(work).toHaveBeenCalledTimes(3);
});

it('fails for all of them, and tries again for the next', async () => {
  const shared = sharedRuns<number>();
  const fails = () => Promise.reject(new Error('away'));
  const answers = await Promise.allSettled([shared('a', fails), shared('a', fails)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(shared('a', async () => 1)).resolves.toBe(1);
});
