import { createLanes } from './lanes';

interface Call {
  player: string;
  kind: string;
  id: number;
}

/** Statements that end when the test says so. */
function world(
  options: {
    lanes?: number;
    most?: number;
    mostWaiting?: number;
    looked?: () => void;
    isOfOneCall?: boolean;
  } = {},
) {
  const lockMs: (number | undefined)[] = [];
  const statements: { ids: number[]; end(): void; fail(error: Error): void }[] = [];
  const take = createLanes<Call, number>({
    lanes: options.lanes ?? 1,
    most: options.most ?? 64,
    mostWaiting: options.mostWaiting ?? 100,
    aloneMs: 250,
    mostBeside: 1,
    playerOf: ({ player }) => player,
    kindOf: ({ kind }) => {
      options.looked?.();
      return kind;
    },
    isOfOneCall: () => options.isOfOneCall ?? true,
    takeTogether: (calls, given) =>
      new Promise((resolve, reject) => {
        lockMs.push(given);
        const ids = calls.map(({ id }) => id);
        statements.push({ ids, end: () => resolve(ids.map((id) => id * 10)), fail: reject });
      }),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { take, statements, lockMs, settled };
}

const bet = (player: string, id: number): Call => ({ player, kind: 'bet', id });

describe('calls that wait', () => {
  it('go at once when nothing is under way, and together when something is', async () => {
    const { take, statements, settled } = world();
    const first = take(bet('a', 1));
    const others = [take(bet('c', 2)), take(bet('b', 3))];
    expect(statements.map(({ ids }) => ids)).toEqual([[1]]);
    statements[0]?.end();
    await settled();
    // In the order of players.
    expect(statements[1]?.ids).toEqual([3, 2]);
    statements[1]?.end();
    expect(await Promise.all([first, ...others])).toEqual([10, 20, 30]);
  });

  it('are looked at as far as it takes to fill a statement, however many there are', async () => {
    let looks = 0;
    const { take, statements, settled } = world({ most: 4, mostWaiting: 1_000, looked: () => (looks += 1) });
    for (let id = 0; id < 800; id += 1) void take(bet(`player ${id}`, id));
    looks = 0;
    statements[0]?.end();
    await settled();
    expect(statements[1]?.ids).toHaveLength(4);
    expect(looks).toBeLessThan(10);
  });

  it('are no more than may wait: the next is refused before anything has happened', async () => {
    const { take, statements } = world({ mostWaiting: 2 });
    const calls = [1, 2, 3].map((id) => take(bet(`player ${id}`, id)));
    await expect(take(bet('late', 4))).rejects.toMatchObject({ status: 503 });
    expect(statements).toHaveLength(1);
    statements[0]?.end();
    expect(await calls[0]).toBe(10);
  });

  it('of one player keep their order, one in a statement', async () => {
    const { take, statements, settled } = world();
    void take(bet('z', 0));
    const calls = [take(bet('a', 1)), take(bet('a', 2)), take(bet('b', 3)), take(bet('a', 4))];
    for (let turn = 0; turn < 4; turn += 1) {
      statements[turn]?.end();
      await settled();
    }
    expect(statements.map(({ ids }) => ids)).toEqual([[0], [1, 3], [2], [4]]);
    expect(await Promise.all(calls)).toEqual([10, 20, 30, 40]);
  });

  it('of another kind wait for their own statement, and hold back what their player calls later', async () => {
    const { take, statements, settled } = world();
    void take(bet('z', 0));
    void take(bet('a', 1));
    void take({ player: 'b', kind: 'win', id: 2 });
    void take(bet('b', 3));
    for (let turn = 0; turn < 4; turn += 1) {
      statements[turn]?.end();
      await settled();
    }
    expect(statements.map(({ ids }) => ids)).toEqual([[0], [1], [2], [3]]);
  });

  it('are at most so many', async () => {
    const { take, statements, settled } = world({ most: 2 });
    void take(bet('z', 0));
    for (const [index, player] of ['a', 'b', 'c'].entries()) void take(bet(player, index + 1));
    statements[0]?.end();
    await settled();
    statements[1]?.end();
    await settled();
    expect(statements.map(({ ids }) => ids)).toEqual([[0], [1, 2], [3]]);
  });

  it('do not wait for the other lane', () => {
    const { take, statements } = world({ lanes: 2 });
    for (let index = 0; index < 8; index += 1) void take(bet(`player ${index}`, index));
    expect(statements).toHaveLength(2);
  });
});

describe('a call alone that takes long', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('leaves its lane to the others, and keeps its own player waiting', async () => {
    const { take, statements, settled } = world();
    const long = take(bet('a', 1));
    const next = take(bet('a', 2));
    void take(bet('b', 3));
    jest.advanceTimersByTime(249);
    await settled();
    expect(statements.map(({ ids }) => ids)).toEqual([[1]]);
    jest.advanceTimersByTime(1);
    await settled();
    expect(statements.map(({ ids }) => ids)).toEqual([[1], [3]]);
    statements[1]?.end();
    await settled();
    statements[0]?.end();
    await settled();
    expect(statements.map(({ ids }) => ids)).toEqual([[1], [3], [2]]);
    statements[2]?.end();
    expect(await Promise.all([long, next])).toEqual([10, 20]);
  });

  it('is not waited for long when another one is beside the lane already', async () => {
    const { take, statements, lockMs, settled } = world();
    for (const [index, player] of ['a', 'b', 'c'].entries()) void take(bet(player, index));
    // Alone, so that the statement of both is repeated call by call.
    jest.advanceTimersByTime(250);
    await settled();
    statements[1]?.fail(new Error('one of them'));
    await settled();
    jest.advanceTimersByTime(10_000);
    await settled();
    expect(statements.map(({ ids }) => ids)).toEqual([[0], [1, 2], [1]]);
    // Its share of what one may take.
    expect(lockMs).toEqual([undefined, undefined, 125]);
    statements[2]?.end();
    await settled();
    expect(statements.at(-1)?.ids).toEqual([2]);
  });
});

describe('a statement that fails', () => {
  it('is repeated call by call, and only the one to blame is refused', async () => {
    const { take, statements, settled } = world();
    void take(bet('z', 0));
    const blamed = expect(take(bet('a', 1))).rejects.toThrow('this one');
    const other = take(bet('b', 2));
    statements[0]?.end();
    await settled();
    statements[1]?.fail(new Error('one of them'));
    await settled();
    expect(statements[2]?.ids).toEqual([1]);
    statements[2]?.fail(new Error('this one'));
    await settled();
    expect(statements[3]?.ids).toEqual([2]);
    statements[3]?.end();
    await blamed;
    expect(await other).toBe(20);
  });

  it('for a reason that is nobody’s own fails for all, and the lane goes on', async () => {
    const { take, statements, settled } = world({ isOfOneCall: false });
    void take(bet('z', 0));
    const calls = [take(bet('a', 1)), take(bet('b', 2))];
    statements[0]?.end();
    await settled();
    statements[1]?.fail(new Error('the database is gone'));
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = take(bet('c', 3));
    statements[2]?.end();
    expect(await next).toBe(30);
  });
});
