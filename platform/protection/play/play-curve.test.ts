import { sql } from 'kysely';
import { startWallet, type WalletHarness } from '@/tests/support/wallet-harness';
import { createPlayCurves } from './play-curve';
import { newStake, playOver } from '../testing/play-table';

jest.setTimeout(60_000);

let harness: WalletHarness;
let table: ReturnType<typeof playOver>;
beforeAll(async () => {
  harness = await startWallet();
  table = playOver(harness);
});
afterAll(() => harness.close());

const curveOf = (seat: Parameters<typeof table.session>[0]) =>
  createPlayCurves(harness.kernel, table.play).playCurve(table.session(seat));

it('begins at nothing and ends at the session’s net, also of rounds that the history has not read', async () => {
  const seat = await table.seat({ real: 10_000 });
  const [lost, won] = [newStake(), newStake()];
  await table.bet(seat, 700, { tx_id: lost.tx, round_id: lost.round });
  await harness.play.catchUp('rounds');
  await table.bet(seat, 100, { tx_id: won.tx, round_id: won.round });
  await table.win(seat, won, 450);
  const curve = await curveOf(seat);
  expect(curve?.nets).toHaveLength(49);
  expect([curve?.nets[0], curve?.nets.at(-1), curve?.currency]).toEqual([0n, -350n, 'EUR']);
});

it('stands where each round ended', async () => {
  const seat = await table.seat({ real: 10_000 });
  const stake = newStake();
  await table.bet(seat, 300, { tx_id: stake.tx, round_id: stake.round });
  await harness.play.catchUp('rounds');
  // The round ended in the middle of an hour.
  await sql`update protection.play_sessions set opened_at = clock_timestamp() - interval '1 hour' where player_id = ${seat.playerId}::uuid`.execute(
    harness.kernel.db,
  );
  await sql`update history.rounds set began_at = clock_timestamp() - interval '31 minutes', ended_at = clock_timestamp() - interval '30 minutes'
             where player_id = ${seat.playerId}::uuid`.execute(harness.kernel.db);
  const nets = (await curveOf(seat))?.nets ?? [];
  expect(nets.slice(0, 24).every((net) => net === 0n)).toBe(true);
  expect(nets.slice(26).every((net) => net === -300n)).toBe(true);
});

it('has nothing of what was played before the session, and is none while nothing is played', async () => {
  const seat = await table.seat({ real: 10_000 });
  await table.bet(seat, 300);
  await harness.play.catchUp('rounds');
  await sql`update protection.play_sessions set opened_at = clock_timestamp() where player_id = ${seat.playerId}::uuid`.execute(
    harness.kernel.db,
  );
  expect((await curveOf(seat))?.nets.slice(0, 48).every((net) => net === 0n)).toBe(true);
  await table.play.endPlay(harness.kernel.db, seat.playerId);
  expect(await curveOf(seat)).toBeNull();
});
