import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

let harness: WalletHarness;
let seat: Seat;
beforeAll(async () => {
  harness = await startWallet();
});
beforeEach(async () => {
  await close(false);
  seat = await harness.seat({ real: 10_000 });
});
afterEach(() => harness.prove());
afterAll(() => harness.close());

const close = async (closed: boolean) => {
  const { db } = harness.kernel;
  await sql`delete from games.closures`.execute(db);
  if (closed) {
    await sql`
      insert into games.closures (game_id, kind, reason, operator, closed_at)
      values (${GAME}, 'maintenance', 'test', '1', now())`.execute(db);
  }
  await sql`select games.follow_closures()`.execute(db);
};
const stake = (round: string, more: object = {}) =>
  harness.call('bet', seat, { tx_id: randomUUID(), amount: 100, round_id: round, ...more });

it('a round that is open when its game closes takes further stakes, and is settled', async () => {
  const tx = randomUUID();
  await stake('open', { tx_id: tx });
  await close(true);
  expect(await stake('another')).toMatchObject({ status: 'TOKEN_EXPIRED', balance: 9_900 });
  expect(await stake('open')).toMatchObject({ status: 'OK', balance: 9_800 });
  expect(
    await harness.call('win', seat, { ref_tx_id: tx, amount: 400, round_id: 'open', round_closed: true }),
  ).toMatchObject({ status: 'OK', balance: 10_200 });
  expect(await stake('open')).toMatchObject({ status: 'TOKEN_EXPIRED' });
});

it('the same session goes on once the game is open again', async () => {
  await close(true);
  expect(await stake('a')).toMatchObject({ status: 'TOKEN_EXPIRED' });
  expect(await harness.call('balance', seat)).toMatchObject({ status: 'OK', balance: 10_000 });
  await close(false);
  expect(await stake('b')).toMatchObject({ status: 'OK', balance: 9_900 });
});

it('somebody else’s open round lets nobody begin one', async () => {
  const other = await harness.seat({ real: 10_000 });
  await harness.call('bet', other, { tx_id: randomUUID(), amount: 100, round_id: 'shared' });
  await close(true);
  expect(await stake('shared')).toMatchObject({ status: 'TOKEN_EXPIRED' });
});
