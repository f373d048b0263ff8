import { inParts } from './in-parts';

/** Takes from so many rows, as a statement with a limit does. */
const taking = (rows: number) => {
  const taken: number[] = [];
  let left = rows;
  const take = (limit: number) => {
    const now = Math.min(limit, left);
    left -= now;
    taken.push(now);
    return Promise.resolve({ numAffectedRows: BigInt(now) });
  };
  return { take, taken };
};

it.each([
  [0, [0]],
  [2, [2]],
  [3, [3, 0]],
  [7, [3, 3, 1]],
])('takes %i rows three at a time', async (rows, parts) => {
  const { take, taken } = taking(rows);
  expect(await inParts(take, 3)).toBe(rows);
  expect(taken).toEqual(parts);
});
