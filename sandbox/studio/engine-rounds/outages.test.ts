import { playerAt, SHORT_PATIENCE, type Manner } from '@/tests/support/studio-harness';
import { CASH_OUT, MINES, open, safeTiles, seated, useTable } from './testing/table';

const { at, crashed, sitDown, openStudioAt } = useTable();

describe('when the wallet does not answer', () => {
  it.each<Manner>(['fail', 'book-then-fail', 'hang', 'book-then-hang', 'garbage'])(
    'a bet (%s) is taken back until that is confirmed',
    async (manner) => {
      const player = await sitDown(await openStudioAt(SHORT_PATIENCE));
      at.wallet.next('bet', manner);
      at.wallet.next('rollback', 'fail', 'book-then-fail', 'bad-request');
      const { body } = await player.begin();
      expect(body.round).toMatchObject({ phase: 'cancelled', shown: null });
      const rollbacks = at.wallet.calls.filter(({ name }) => name === 'rollback');
      expect(rollbacks).toHaveLength(4);
      expect(new Set(rollbacks.map((call) => call.body['tx_id'])).size).toBe(1);
      expect(at.wallet.balance()).toBe(10_000);
    },
  );

  it('a pay is repeated by one transaction id until it is there', async () => {
    const player = await sitDown(await openStudioAt(SHORT_PATIENCE));
    await player.begin();
    await player.choose(open(safeTiles(0)[0]));
    at.wallet.next('win', 'fail', 'book-then-fail', 'book-then-hang', {
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    const { body } = await player.choose(CASH_OUT);
    expect(body.round?.phase).toBe('settled');
    const wins = at.wallet.calls.filter(({ name }) => name === 'win');
    expect(new Set(wins.map((call) => call.body['tx_id'])).size).toBe(1);
    expect(at.wallet.balance()).toBe(10_000 - 200 + (body.round?.pay ?? 0));
  });
});

describe('after a power cut', () => {
  const restart = (dataDir: string) => openStudioAt({ dataDir: crashed(dataDir) });

  it('an open round goes on where it was, with the same mines', async () => {
    const studio = await openStudioAt();
    const player = await sitDown(studio);
    await player.begin();
    await player.choose(open(safeTiles(0)[0]));
    const again = seated(playerAt(await restart(studio.dataDir), player.address));
    expect((await again.where()).round).toMatchObject({ phase: 'open', step: 1, staked: 200 });
    await again.choose(open(safeTiles(0)[1]));
    expect((await again.choose(CASH_OUT)).body.round).toMatchObject({ phase: 'settled', pay: 312 });
    expect(at.wallet.names()).toEqual(['bet', 'win']);
  });

  it('a stake of which nobody knows goes back, and a pay that was owed is paid once', async () => {
    const studio = await openStudioAt({
      ...SHORT_PATIENCE,
      patienceMs: 1,
      retry: { firstMs: 60_000, capMs: 60_000 },
    });
    const player = await sitDown(studio);
    await player.begin();
    await player.choose(open(safeTiles(0)[0]));
    at.wallet.next('win', 'book-then-fail');
    expect((await player.choose(CASH_OUT)).body.round?.phase).toBe('paying');
    const again = seated(playerAt(await restart(studio.dataDir), player.address));
    const { round } = await again.until('settled');
    expect(at.wallet.balance()).toBe(10_000 - 200 + (round?.pay ?? 0));

    const other = await sitDown(studio, { ...MINES, player_id: 'player-2' });
    at.wallet.next('bet', 'book-then-hang');
    at.wallet.next('rollback', 'hang', 'hang');
    const before = at.wallet.balance();
    await other.begin();
    const third = seated(playerAt(await restart(studio.dataDir), other.address));
    await third.until('cancelled');
    expect(at.wallet.balance()).toBe(before);
  });
});
