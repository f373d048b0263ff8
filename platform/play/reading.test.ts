import type { Movement } from './movement';
import { createReading } from './reading';
import { BEGINNING, type Db, type Place } from './store';

const db = {} as Db;
const movement = (id: number): Movement & Place => ({
  ...{ xid: String(100 + Math.floor(id / 3)), id: BigInt(id), kind: 'stake', txId: `t${id}`, refTxId: null },
  ...{ playerId: 'p', currency: 'EUR', gameId: 'g', providerId: 1, roundId: `r${id}`, roundClosed: true },
  ...{ real: 1n, bonus: 0n, stake: null, bonusGrantId: null, freeSpinGrantId: null, at: new Date(0) },
});
const ids = (movements: readonly Place[]) => movements.map(({ id }) => Number(id));

/** A table that grows, and how often which of its rows were read. */
function table(held = 100) {
  let rows: (Movement & Place)[] = [];
  const asked: number[][] = [];
  const read = createReading(async (_db, after, most) => {
    await Promise.resolve();
    const found = rows.filter(({ id }) => id > after.id).slice(0, most);
    asked.push(ids(found));
    return found;
  }, held);
  return {
    grow: (to: number) => (rows = Array.from({ length: to }, (_, at) => movement(at + 1))),
    asked,
    read: (after: Place, most = 50) => read(db, after, most),
  };
}

it('reads a movement once for all who follow', async () => {
  const { grow, asked, read } = table();
  grow(10);
  const first = await read(BEGINNING);
  expect(await read(BEGINNING)).toEqual(first);
  expect(ids(await read(movement(4)))).toEqual([5, 6, 7, 8, 9, 10]);
  grow(12);
  expect(ids(await read(movement(10)))).toEqual([11, 12]);
  expect(ids(await read(movement(10)))).toEqual([11, 12]);
  expect(ids(await read(movement(7)))).toEqual([8, 9, 10, 11, 12]);
  expect(asked).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [11, 12],
  ]);
});

it('asks again where nothing more is remembered', async () => {
  const { grow, asked, read } = table();
  expect(await read(BEGINNING)).toEqual([]);
  grow(1);
  expect(ids(await read(BEGINNING))).toEqual([1]);
  expect(await read(movement(1))).toEqual([]);
  grow(2);
  expect(ids(await read(movement(1)))).toEqual([2]);
  expect(asked).toEqual([[], [1], [], [2]]);
});

it('gives as many as are wanted, also to one who takes fewer than the others', async () => {
  const { grow, read } = table();
  grow(10);
  expect(ids(await read(BEGINNING, 6))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(await read(BEGINNING, 2))).toEqual([1, 2]);
  expect(ids(await read(movement(2), 6))).toEqual([3, 4, 5, 6]);
  expect(ids(await read(movement(6), 6))).toEqual([7, 8, 9, 10]);
});

it('gives nothing twice to two who ask at once', async () => {
  const { grow, read } = table();
  grow(5);
  const both = await Promise.all([read(BEGINNING), read(BEGINNING)]);
  expect(both.map(ids)).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
  grow(6);
  expect(ids(await read(BEGINNING))).toEqual([1, 2, 3, 4, 5]);
  expect(ids(await read(movement(5)))).toEqual([6]);
});

it('forgets the oldest, and reads them anew for who is far behind', async () => {
  const { grow, asked, read } = table(4);
  grow(8);
  await read(BEGINNING);
  expect(ids(await read(movement(5)))).toEqual([6, 7, 8]);
  expect(ids(await read(movement(2), 3))).toEqual([3, 4, 5]);
  // What the others need is still there.
  expect(ids(await read(movement(6)))).toEqual([7, 8]);
  expect(asked).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [3, 4, 5],
  ]);
});

it('goes on from a place that is ahead of what is remembered', async () => {
  const { grow, asked, read } = table();
  grow(3);
  await read(BEGINNING);
  grow(9);
  expect(ids(await read(movement(6)))).toEqual([7, 8, 9]);
  expect(ids(await read(movement(7)))).toEqual([8, 9]);
  expect(ids(await read(movement(3)))).toEqual([4, 5, 6, 7, 8, 9]);
  expect(asked).toHaveLength(3);
});
