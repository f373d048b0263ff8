import pg from 'pg';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

let harness: WalletHarness;
let other: pg.Client;
beforeAll(async () => {
  harness = await startWallet();
  other = new pg.Client({ connectionString: harness.databaseUrl });
  await other.connect();
});
afterEach(() => harness.prove());
afterAll(async () => {
  await other.end();
  await harness.close();
});

const bet = (seat: Seat) => harness.call('bet', seat, { amount: 100 });

it('holds up nobody but the player whose wallet something else has locked', async () => {
  const [locked, ...others] = await Promise.all(
    Array.from({ length: 12 }, () => harness.seat({ real: 1_000 })),
  );
  if (!locked) throw new Error('there is no player');
  await other.query('begin');
  await other.query("select from ledger.accounts where player_id = $1 and kind = 'real' for update", [
    locked.playerId,
  ]);
  let isLocked = true;
  const waiting = Promise.all([bet(locked), bet(locked)]).then((answers) => ({ answers, isLocked }));
  // Twice, so that some wait behind the one that is locked and others go together with it.
  for (let turn = 1; turn <= 2; turn += 1) {
    const answers = await Promise.all(others.map(bet));
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 'OK' })));
  }
  isLocked = false;
  await other.query('rollback');
  const { answers, isLocked: answeredTooEarly } = await waiting;
  expect(answeredTooEarly).toBe(false);
  expect(answers.map(({ status, balance }) => [status, balance])).toEqual([
    ['OK', 900],
    ['OK', 800],
  ]);
});

it('holds up nobody else for long, however many wallets something else has locked', async () => {
  const seats = await Promise.all(Array.from({ length: 140 }, () => harness.seat({ real: 1_000 })));
  const [locked, others] = [seats.slice(0, 128), seats.slice(128)];
  await other.query('begin');
  await other.query("select from ledger.accounts where player_id = any ($1) and kind = 'real' for update", [
    locked.map(({ playerId }) => playerId),
  ]);
  const began = performance.now();
  const waiting = Promise.allSettled(locked.map(bet));
  const answers = await Promise.all(others.map(bet));
  expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 'OK' })));
  // Far from the fifteen seconds that one statement may take, and from a wait for each of them.
  expect(performance.now() - began).toBeLessThan(8_000);
  await other.query('rollback');
  await waiting;
});
