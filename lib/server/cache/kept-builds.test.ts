import { KeptBuilds } from './kept-builds';

const make = (maxBytes = 100_000) =>
  new KeptBuilds<{ text: string }>({ maxBytes, bytesOf: ({ text }) => text.length, lifetime: 60_000 });

function builder(text = 'built') {
  const counted = { builds: 0, build: () => Promise.resolve({ text }) };
  return Object.assign(counted, {
    build: () => {
      counted.builds += 1;
      return Promise.resolve({ text });
    },
  });
}

it('builds once for all who ask at the same time, and for those who ask later', async () => {
  const kept = make();
  const one = builder();
  const found = await Promise.all(Array.from({ length: 32 }, () => kept.get('index', 'v1', one.build)));
  await kept.get('index', 'v1', one.build);
  expect(one.builds).toBe(1);
  expect(new Set(found).size).toBe(1);
});

it('builds again for another version, and lets nobody wait for the one before', async () => {
  const kept = make();
  let finish: (value: { text: string }) => void = () => undefined;
  const before = kept.get('index', 'v1', () => new Promise((resolve) => (finish = resolve)));
  const after = kept.get('index', 'v2', () => Promise.resolve({ text: 'new' }));
  await Promise.resolve();
  finish({ text: 'old' });
  await expect(before).resolves.toEqual({ text: 'old' });
  await expect(after).resolves.toEqual({ text: 'new' });
  const again = builder();
  await expect(kept.get('index', 'v2', again.build)).resolves.toEqual({ text: 'new' });
  expect(again.builds).toBe(0);
});

it('runs one build at a time', async () => {
  const kept = make();
  let running = 0;
  let most = 0;
  const build = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return { text: '' };
  };
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => kept.get(key, 'v1', build)));
  expect(most).toBe(1);
});

it('keeps no failure, and is not stopped by one', async () => {
  const kept = make();
  const failing = () => Promise.reject(new Error('away'));
  await expect(kept.get('index', 'v1', failing)).rejects.toThrow('away');
  await expect(kept.get('index', 'v1', builder().build)).resolves.toEqual({ text: 'built' });
});

it('keeps no more bytes than its bound', async () => {
  const kept = make(10_000);
  const first = builder('x'.repeat(6_000));
  await kept.get('first', 'v1', first.build);
  await kept.get('second', 'v1', builder('y'.repeat(6_000)).build);
  await kept.get('first', 'v1', first.build);
  expect(first.builds).toBe(2);
});
