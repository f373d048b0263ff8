import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { GAME, startWallet, type WalletHarness } from '@/tests/support/wallet-harness';
import { createPlayService } from '../play/service';
import { countStakes } from './taste';

let harness: WalletHarness;
beforeEach(async () => {
  harness = await startWallet();
});
afterEach(() => harness.close());

it('counts what was staked in a game and was not given back', async () => {
  const play = createPlayService(harness.kernel);
  play.follow(countStakes);
  const seat = await harness.seat({ real: 1_000 });
  const stakes = async () => {
    await play.catchUp('recommended');
    const { rows } = await sql<{ stakes: number; opened: number }>`
      select stakes::integer as stakes, opened from games.plays
       where player_id = ${seat.playerId} and game_id = ${GAME}`.execute(harness.kernel.db);
    return rows;
  };
  for (let spin = 0; spin < 3; spin += 1) await harness.call('bet', seat, { amount: 10 });
  expect(await stakes()).toEqual([{ stakes: 3, opened: 1 }]);
  const bet = randomUUID();
  await harness.call('bet', seat, { tx_id: bet, round_id: 'r', amount: 10 });
  await harness.call('rollback', seat, { ref_tx_id: bet, round_id: 'r' });
  expect(await stakes()).toEqual([{ stakes: 3, opened: 1 }]);
  const late = randomUUID();
  await harness.call('bet', seat, { tx_id: late, round_id: 'r', amount: 10 });
  expect(await stakes()).toEqual([{ stakes: 4, opened: 1 }]);
  await harness.call('rollback', seat, { ref_tx_id: late, round_id: 'r' });
  expect(await stakes()).toEqual([{ stakes: 3, opened: 1 }]);
});
