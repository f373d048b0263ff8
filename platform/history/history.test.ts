import { randomUUID } from 'node:crypto';
import { createSession } from '@/platform/games/sessions';
import { GAME, OTHER_GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { roundsIn } from './count-rounds';

let harness: WalletHarness;
let seat: Seat;

interface RoundJson {
  gameId: string;
  roundId: string;
  staked: number;
  returned: number;
  won: number;
  net: number;
  stakes: number;
  closed: boolean;
}

beforeAll(async () => {
  harness = await startWallet();
  seat = await harness.seat({ real: 5_000, bonus: 500 });
  await play('r1', [100, 200], 450);
  await play('r2', [50], 0);
  await play('r3', [25], 25, OTHER_GAME);
  const returned = randomUUID();
  await harness.call('bet', seat, { tx_id: returned, amount: 70, round_id: 'r4' });
  await harness.call('rollback', seat, { ref_tx_id: returned, round_id: 'r4' });
  await harness.play.catchUp('rounds');
});
afterAll(async () => {
  await harness.prove();
  await harness.close();
});

/** Some stakes, and one win that ends the round. */
async function play(round: string, stakes: readonly number[], won: number, game = GAME) {
  const { token } = await createSession(
    harness.kernel.db,
    { playerId: seat.playerId, authSessionId: randomUUID(), gameId: game, currency: 'EUR' },
    harness.kernel.clock.now(),
  );
  let last = '';
  for (const amount of stakes) {
    last = randomUUID();
    await harness.call('bet', seat, {
      session_token: token,
      tx_id: last,
      amount,
      round_id: round,
      game_id: game,
    });
  }
  await harness.call('win', seat, {
    ref_tx_id: last,
    amount: won,
    round_id: round,
    game_id: game,
    round_closed: true,
  });
}

async function get(path: string, player: string = seat.playerId) {
  const response = await fetch(`${harness.url}/api/v1/me${path}`, { headers: { 'x-test-player': player } });
  return { status: response.status, text: await response.text() };
}
async function data<T>(path: string, player?: string): Promise<T> {
  const { status, text } = await get(path, player);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}
const DAY_MS = 86_400_000;
const BEGAN = Date.now();
/** The day on which the tests run, or both of them around midnight. */
const today = () => {
  const day = (at: number) => new Date(Math.floor(at / DAY_MS) * DAY_MS).toISOString();
  return `from=${day(BEGAN)}&to=${day(Date.now() + DAY_MS)}`;
};
const daysIn = (timeZone: string) =>
  [BEGAN, Date.now()].map((at) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at));

describe('rounds', () => {
  it('put stakes, wins and what was given back together, the newest first', async () => {
    const rounds = await data<RoundJson[]>('/rounds');
    expect(
      rounds.map(({ roundId, staked, returned, won, net, stakes, closed }) => [
        ...[roundId, staked, returned, won, net, stakes, closed],
      ]),
    ).toEqual([
      ['r4', 0, 70, 0, 0, 1, false],
      ['r3', 25, 0, 25, 0, 1, true],
      ['r2', 50, 0, 0, -50, 1, true],
      ['r1', 300, 0, 450, 150, 2, true],
    ]);
  });

  it('are of one game, within a time, page by page', async () => {
    expect((await data<RoundJson[]>(`/rounds?game=${OTHER_GAME}`)).map(({ roundId }) => roundId)).toEqual([
      'r3',
    ]);
    expect((await data<RoundJson[]>('/rounds?per_page=1&page=2')).map(({ roundId }) => roundId)).toEqual([
      'r3',
    ]);
    expect(await data<RoundJson[]>('/rounds?to=2020-01-01')).toEqual([]);
  });

  it('are the player’s alone', async () => {
    const other = await harness.seat({ real: 10 });
    expect(await data<RoundJson[]>('/rounds', other.playerId)).toEqual([]);
    expect((await get(`/rounds/${GAME}/r1`, other.playerId)).status).toBe(404);
  });

  it('tell what moved in them', async () => {
    const { round, transactions } = await data<{
      round: RoundJson;
      transactions: { type: string; amount: number; balance: number }[];
    }>(`/rounds/${GAME}/r1`);
    expect(round).toMatchObject({ roundId: 'r1', net: 150 });
    expect(transactions.map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
      ['bet', 100, 4_900],
      ['bet', 200, 4_700],
      ['win', 450, 5_150],
    ]);
  });

  it('can be seen again at their studio by the player alone', async () => {
    const at = `/rounds/${GAME}/r1/replay?language=de`;
    expect(await data(at)).toEqual({ url: `http://studio.test/de/${GAME}/r1` });
    const other = await harness.seat({ real: 10 });
    expect((await get(at, other.playerId)).status).toBe(404);
    // The studio has nothing to show of this one.
    expect(await data(`/rounds/${GAME}/r2/replay`)).toEqual({ url: null });
    expect((await get(`/rounds/${OTHER_GAME}/r1/replay`)).status).toBe(404);
  });

  it('count the same whatever parts of them a follower is given at once', () => {
    const movement = {
      ...{
        txId: randomUUID(),
        refTxId: null,
        playerId: seat.playerId,
        currency: 'EUR' as const,
        gameId: GAME,
      },
      ...{ providerId: 1, roundId: 'r', roundClosed: false, bonusGrantId: null, freeSpinGrantId: null },
    };
    const parts = roundsIn([
      { ...movement, kind: 'stake', real: 3n, bonus: 4n, stake: null, at: new Date(2_000) },
      { ...movement, kind: 'win', real: 1n, bonus: 1n, stake: 7n, at: new Date(3_000), roundClosed: true },
      { ...movement, kind: 'return', real: 3n, bonus: 4n, stake: 7n, at: new Date(1_000) },
    ]);
    expect(parts).toEqual([
      expect.objectContaining({
        ...{ staked: 7n, won: 2n, returned: 7n, stakes: 1, closed: true },
        calls: [movement.txId, movement.txId, movement.txId],
        ...{ beganAt: new Date(1_000), endedAt: new Date(3_000) },
      }),
    ]);
  });
});

describe('sums', () => {
  it('of a day add up to its rounds, in the day’s own time zone', async () => {
    const days = await data<
      { day: string; currency: string; staked: number; won: number; net: number; rounds: number }[]
    >(`/days?${today()}&time_zone=UTC`);
    const sum = (figure: 'staked' | 'won' | 'net' | 'rounds') =>
      days.reduce((all, day) => all + day[figure], 0);
    expect([sum('staked'), sum('won'), sum('net'), sum('rounds')]).toEqual([375, 475, 100, 4]);
    for (const { day, currency } of days) {
      expect(daysIn('UTC')).toContain(day);
      expect(currency).toBe('EUR');
    }
    const [far] = await data<{ day: string }[]>(`/days?${today()}&time_zone=Pacific/Kiritimati`);
    expect(daysIn('Pacific/Kiritimati')).toContain(far?.day);
  });

  it.each(['MIT', 'US/Pacific-New', 'Etc/GMT-14', 'pacific/kiritimati'])(
    'of a day are those of %s, whatever the database calls it',
    async (timeZone) => {
      const [day] = await data<{ day: string }[]>(`/days?${today()}&time_zone=${timeZone}`);
      expect(daysIn(timeZone)).toContain(day?.day);
    },
  );

  it('of a time count deposits, too', async () => {
    expect(await data(`/sums?${today()}`)).toEqual({
      ...{ currency: 'EUR', deposited: 5_000, withdrawn: 0, staked: 375, won: 475, net: 100, rounds: 4 },
    });
    expect(await data(`/sums?${today()}&currency=CHF`)).toMatchObject({ deposited: 0, staked: 0 });
  });

  it.each([
    '/sums?from=2026-03-02&to=2026-03-01',
    '/sums?from=2024-03-02&to=2026-03-01',
    '/sums?from=2026-03-01T10:07:00Z&to=2026-03-02',
    '/days?from=2026-03-01&to=2026-03-02&time_zone=Moon/Base',
    '/days?from=2026-03-01&to=2026-03-02&time_zone=SystemV/AST4',
    '/sums?from=x&to=y',
  ])('are refused for %s', async (path) => {
    expect((await get(path)).status).toBe(400);
  });
});

describe('a statement', () => {
  it('goes from one balance to the other by what it lists', async () => {
    const holding = harness.kernel.db.transaction().execute((trx) =>
      harness.ledger.openHold(trx, {
        playerId: (seat satisfies Seat).playerId,
        currency: 'EUR',
        amount: 1_000n,
        fee: 0n,
        idempotencyKey: randomUUID(),
        reference: 'w-1',
        method: 'card',
      }),
    );
    // The deposit has to be staked first.
    await expect(holding).rejects.toThrow('wager');
    const statement = await data<{
      opening: number;
      closing: number;
      play: number;
      moves: { type: string; amount: number }[];
    }>(`/statement?${today()}`);
    expect(statement).toMatchObject({ opening: 0, closing: 5_100, play: 100 });
    expect(statement.moves).toEqual([{ type: 'deposit', amount: 5_000 }]);
    expect(statement.closing).toBe((await harness.money(seat)).real);
  });
});

describe('one movement', () => {
  it('tells its states and what it did to each account', async () => {
    const rich = await harness.seat({ real: 30, bonus: 100 });
    await harness.call('bet', rich, { amount: 100, round_id: 'split' });
    const [bet] = await data<{ id: string; type: string }[]>('/transactions?type=bet', rich.playerId);
    const detail = await data<{ steps: { status: string }[]; moves: object[] }>(
      `/transactions/${bet?.id}`,
      rich.playerId,
    );
    expect(detail.steps.map(({ status }) => status)).toEqual(['complete']);
    expect(detail.moves).toEqual([
      expect.objectContaining({ account: 'real', amount: -30 }),
      expect.objectContaining({ account: 'bonus', amount: -70 }),
    ]);
    expect((await get(`/transactions/${bet?.id}`)).status).toBe(404);
    expect((await get('/transactions/nonsense')).status).toBe(404);
  });
});

describe('an export', () => {
  it('has every movement that is asked for, the oldest first, a line each', async () => {
    const { status, text } = await get('/transactions/export?type=bet,rollback_bet');
    expect(status).toBe(200);
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; amount: number });
    expect(lines.map(({ type, amount }) => `${type} ${amount}`)).toEqual([
      ...['bet 100', 'bet 200', 'bet 50', 'bet 25', 'bet 70', 'rollback_bet 70'],
    ]);
  });
});
