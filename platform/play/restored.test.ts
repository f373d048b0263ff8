import pg from 'pg';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { createPlayService, type Movement } from './service';

let harness: WalletHarness;
let seat: Seat;
const bet = (amount: number) => harness.call('bet', seat, { amount });

beforeEach(async () => {
  harness = await startWallet();
  seat = await harness.seat({ real: 100_000, bonus: 0 });
});
afterEach(async () => {
  await harness.prove();
  await harness.close();
});

describe('a database that was restored into another server', () => {
  it('is looked for at each start without waiting for play', async () => {
    const [owner, player] = [0, 1].map(() => new pg.Client({ connectionString: harness.databaseUrl }));
    if (!owner || !player) throw new Error('there is no client');
    await Promise.all([owner.connect(), player.connect()]);
    try {
      await player.query('begin');
      await player.query('lock table play.movements in row exclusive mode');
      await owner.query("set lock_timeout = '200ms'");
      const { rows } = await owner.query<{ adopted: boolean }>('select play.adopt_movements() as adopted');
      expect(rows[0]?.adopted).toBe(false);
    } finally {
      await Promise.all([owner.end(), player.end()]);
    }
  });

  it('goes on where it was, although its rows come from a later transaction than the server has had', async () => {
    const given: Movement[] = [];
    const play = createPlayService<'test'>(harness.kernel);
    play.follow({
      name: 'test',
      from: 'beginning',
      async take(_, movements) {
        await Promise.resolve();
        given.push(...movements);
      },
    });
    for (const amount of [1, 2]) await bet(amount);
    await play.catchUp('test');
    await bet(3);
    const owner = new pg.Client({ connectionString: harness.databaseUrl });
    await owner.connect();
    try {
      const { rows: before } = await owner.query<{ adopted: boolean }>(
        'select play.adopt_movements() as adopted',
      );
      expect(before[0]?.adopted).toBe(false);
      // The numbers of a server that had ten billion transactions.
      const far = (table: string) =>
        `update ${table} set xid = (xid::text::bigint + 10000000000)::text::xid8`;
      await owner.query(far('play.movements'));
      await owner.query(far('play.cursors'));
      await expect(play.start()).rejects.toThrow('npm run migrate');
      const { rows: after } = await owner.query<{ adopted: boolean }>(
        'select play.adopt_movements() as adopted',
      );
      expect(after[0]?.adopted).toBe(true);
      await play.start();
    } finally {
      await owner.end();
    }
    await bet(4);
    await play.catchUp('test');
    expect(given.map(({ real }) => Number(real))).toEqual([1, 2, 3, 4]);
  });
});
