import { createExaminer } from './examine';
import type { Examined, ExamineTask } from './worker/task';

const READY: Examined = { outcome: 'ready', pages: 1 };

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An examiner whose looks end when told. */
function world() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const examine = createExaminer(
    1_000,
    ({ source }) =>
      new Promise<Examined>((resolve) => {
        begun.push(source);
        ends.push(() => resolve(READY));
      }),
  );
  const send = (source: string, playerId: string) => {
    const task: ExamineTask = { source, type: 'image/jpeg', target: '', scanner: null };
    return examine(task, playerId);
  };
  const end = async () => {
    ends.shift()?.();
    await settled();
  };
  return { begun, send, end };
}

it('looks at one file of a player, lets one wait, and sends further ones away', async () => {
  const { begun, send, end } = world();
  const first = send('a1', 'anna');
  const second = send('a2', 'anna');
  await expect(send('a3', 'anna')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '5' } });
  expect(begun).toEqual(['a1']);
  await end();
  expect(begun).toEqual(['a1', 'a2']);
  await end();
  await expect(Promise.all([first, second])).resolves.toEqual([READY, READY]);
});

it('keeps no place free for a player whose other file is in hand', async () => {
  const { begun, send, end } = world();
  const all = [send('a1', 'anna'), send('a2', 'anna'), send('b1', 'ben'), send('c1', 'cleo')];
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await end();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await end();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  await end();
  await end();
  expect(await Promise.all(all)).toHaveLength(4);
});

it('sends everybody away when too many wait', async () => {
  const { send } = world();
  const waiting = Array.from({ length: 22 }, (_, index) => send('x', `player-${index}`));
  await expect(send('x', 'one-more')).rejects.toMatchObject({ status: 503 });
  expect(waiting).toHaveLength(22);
});
