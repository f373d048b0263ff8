import { API_CODES } from '@/lib/domain/api-codes';
import type { Problem } from '../kernel/problem';
import { createExaminer } from './examine';
import type { Examined, ExamineTask } from './worker/task';

const READY: Examined = { outcome: 'ready', pages: 1 };
const HEAVY: Examined = { outcome: 'refused', refusal: 'too_complex' };

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An examiner whose looks end when told, with the same verdict each. */
function world(verdict = READY, heavyMs = 0) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const examine = createExaminer(
    1_000,
    ({ source }) =>
      new Promise<Examined>((resolve) => {
        begun.push(source);
        ends.push(() => resolve(verdict));
      }),
    heavyMs,
  );
  const send = (source: string, playerId: string, network: string | null = playerId) => {
    const task: ExamineTask = { source, type: 'image/jpeg', target: '', scanner: null };
    return examine(task, { playerId, network });
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

it('looks at one file of a network while a few wait, so that many accounts of one place hold nobody up', async () => {
  const { begun, send, end } = world();
  const inOnePlace = Array.from({ length: 6 }, (_, index) => send(`n${index}`, `near-${index}`, 'near'));
  await settled();
  await expect(send('n6', 'near-6', 'near')).rejects.toMatchObject({ status: 429 });
  const elsewhere = send('e1', 'elsewhere');
  await settled();
  expect(begun).toEqual(['n0', 'e1']);
  for (let file = 0; file < 7; file += 1) await end();
  expect(begun).toEqual(['n0', 'e1', 'n1', 'n2', 'n3', 'n4', 'n5']);
  await Promise.all([...inOnePlace, elsewhere]);
});

it('counts no network for files that waited for the scanner', async () => {
  const { begun, send } = world();
  void send('a1', 'anna', null);
  void send('b1', 'ben', null);
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
});

describe('files that are too much to look at', () => {
  it('end after three for their player', async () => {
    const { begun, send, end } = world(HEAVY);
    for (let file = 0; file < 3; file += 1) {
      const sent = send('a', 'anna', null);
      await settled();
      await end();
      await expect(sent).resolves.toEqual(HEAVY);
    }
    const refusal: unknown = await send('a', 'anna', null).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429, code: API_CODES.filesTooComplex });
    expect(Number((refusal as Problem).headers['Retry-After'])).toBeGreaterThan(3_000);
    expect(begun).toHaveLength(3);
    const other = send('b', 'ben', null);
    await settled();
    await end();
    await expect(other).resolves.toEqual(HEAVY);
  });

  it('are counted when they held a place for long, and not when they were refused at once', async () => {
    const { begun, send, end } = world(HEAVY, 60_000);
    for (let file = 0; file < 4; file += 1) {
      const sent = send('a', 'anna');
      await settled();
      await end();
      await sent;
    }
    expect(begun).toHaveLength(4);
  });
});
