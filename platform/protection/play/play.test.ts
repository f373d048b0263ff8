import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createKernel } from '@/platform/kernel/kernel';
import { createWalletService } from '@/platform/wallet/service';
import { GAME, OTHER_GAME, startWallet, type WalletHarness } from '@/tests/support/wallet-harness';
import { MINUTE, newStake, playOver } from '../testing/play-table';

jest.setTimeout(60_000);

let harness: WalletHarness;
let table: ReturnType<typeof playOver>;
beforeAll(async () => {
  harness = await startWallet();
  table = playOver(harness);
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.clock.ahead = 0;
  table.setLaw({});
});

const pass = (minutes: number) => (harness.clock.ahead += minutes * MINUTE);

describe('a session of play', () => {
  it('counts stakes, wins and stakes given back, over all games, to the cent', async () => {
    const seat = await table.seat({ real: 1_000, bonus: 5_000 });
    const other = await table.launch(seat, OTHER_GAME);
    const [won, lost, back] = [newStake(), newStake(), newStake()];
    await table.bet(seat, 700, { tx_id: won.tx, round_id: won.round });
    await table.bet(other, 800, { tx_id: lost.tx, round_id: lost.round, game_id: OTHER_GAME });
    await table.bet(seat, 333, { tx_id: back.tx, round_id: back.round });
    await table.win(seat, won, 1_234);
    await table.rollback(seat, back, 333);
    expect(await table.now(seat)).toMatchObject({ staked: 1_500n, won: 1_234n });
    await harness.prove();
  });

  it('is the same on every device, and counts each of 64 parallel stakes once', async () => {
    const first = await table.seat({ real: 6_400 });
    const seats = await Promise.all(Array.from({ length: 8 }, () => table.launch(first)));
    const answers = await Promise.all(
      Array.from({ length: 65 }, (_, index) => table.bet(seats[index % 8] ?? first, 100)),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(64);
    expect(await table.now(first)).toMatchObject({ staked: 6_400n, won: 0n });
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from protection.play_sessions where player_id = ${first.playerId}`.execute(
      harness.kernel.db,
    );
    expect(rows[0]?.count).toBe(1);
  });

  it('counts stakes and wins of two instances at once to the cent', async () => {
    const seat = await table.seat({ real: 12_800 });
    const second = createKernel(harness.kernel.config, harness.kernel.clock);
    const wallets = [
      harness.wallet,
      createWalletService(second, { notifications: { balanceChanged: () => undefined } }),
    ];
    const call = {
      session_token: seat.token,
      player_id: seat.playerId,
      currency: seat.currency,
      game_id: GAME,
    };
    try {
      const stakes = Array.from({ length: 64 }, newStake);
      const on = (index: number) => wallets[index % 2] ?? harness.wallet;
      const taken = await Promise.all(
        stakes.map(({ tx, round }, index) =>
          on(index).bet({ ...call, request_id: tx, round_id: round, tx_id: tx, amount: 200 }),
        ),
      );
      expect(taken.every(({ status }) => status === 'OK')).toBe(true);
      await Promise.all(
        stakes.map(({ tx, round }, index) =>
          on(index + 1).win({
            ...{ ...call, request_id: round, round_id: round, round_closed: true },
            ...{ tx_id: randomUUID(), ref_tx_id: tx, amount: index },
          }),
        ),
      );
      expect(await table.now(seat)).toMatchObject({ staked: 12_800n, won: 2_016n });
      await harness.prove();
    } finally {
      await second.close();
    }
  });

  it('goes on within half an hour of the last stake, and begins anew after it', async () => {
    const seat = await table.seat();
    await table.bet(seat, 100);
    pass(29);
    await table.bet(seat, 100);
    pass(29);
    const again = await table.launch(seat);
    expect(await table.now(again)).toMatchObject({ staked: 200n, seconds: 58 * 60 });
    pass(30);
    expect(await table.now(again)).toBeNull();
    await table.launch(again);
    expect(await table.now(again)).toMatchObject({ staked: 0n, seconds: 0 });
  });

  it('ends with the log-out, and counts what its rounds bring after that', async () => {
    const seat = await table.seat();
    const stake = newStake();
    await table.bet(seat, 500, { tx_id: stake.tx, round_id: stake.round });
    await table.play.endPlay(harness.kernel.db, seat.playerId);
    expect(await table.now(seat)).toBeNull();
    await table.win(seat, stake, 900);
    expect(await table.play.ownPlaySessions(seat.playerId, { page: 1, perPage: 10 })).toMatchObject([
      { staked: 500n, won: 900n },
    ]);
    await table.launch(seat);
    expect(await table.now(seat)).toMatchObject({ staked: 0n, won: 0n });
  });

  it('leaves a stake of the one before out, when that is given back', async () => {
    const seat = await table.seat();
    const stake = newStake();
    await table.bet(seat, 500, { tx_id: stake.tx, round_id: stake.round });
    await table.play.endPlay(harness.kernel.db, seat.playerId);
    await table.launch(seat);
    await table.rollback(seat, stake, 500);
    expect(await table.now(seat)).toMatchObject({ staked: 0n });
  });
});

describe('a reality check', () => {
  const every = (seat: Parameters<typeof table.session>[0], minutes: number | null) =>
    table.play.chooseCheck(table.session(seat), minutes, 'test');
  const answer = (seat: Parameters<typeof table.session>[0]) =>
    table.play.answerCheck(table.session(seat), 'test');

  it('lets no round begin before its answer, and open rounds go on and settle', async () => {
    const seat = await table.seat();
    await every(seat, 15);
    const open = newStake();
    expect(await table.bet(seat, 100, { tx_id: open.tx, round_id: open.round })).toMatchObject({
      status: 'OK',
    });
    pass(14);
    const between = newStake();
    expect(await table.bet(seat, 100, { tx_id: between.tx, round_id: between.round })).toMatchObject({
      status: 'OK',
    });
    pass(1);
    expect(await table.bet(seat, 100)).toMatchObject({ status: 'LIMIT_REACHED' });
    // What a player adds to a round that is open, whichever began last, is no new round.
    expect(await table.bet(seat, 100, { round_id: open.round })).toMatchObject({ status: 'OK' });
    expect(await table.win(seat, open, 300)).toMatchObject({ status: 'OK' });
    expect(await table.bet(seat, 100)).toMatchObject({ status: 'LIMIT_REACHED' });
    await answer(seat);
    expect(await table.bet(seat, 100)).toMatchObject({ status: 'OK' });
    await harness.prove();
  });

  it('is answered once for all devices, and 20 answers at once are one', async () => {
    const seat = await table.seat();
    await every(seat, 15);
    const phone = await table.launch(seat);
    pass(15);
    expect((await table.bet(seat, 100)).status).toBe('LIMIT_REACHED');
    expect((await table.bet(phone, 100)).status).toBe('LIMIT_REACHED');
    await Promise.all(Array.from({ length: 20 }, () => answer(seat)));
    expect((await table.bet(phone, 100)).status).toBe('OK');
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from audit.entries where subject = ${seat.playerId} and action = 'protection.answer-check'`.execute(
      harness.kernel.db,
    );
    expect(rows[0]?.count).toBe(1);
    pass(14);
    expect((await table.bet(phone, 100)).status).toBe('OK');
    pass(1);
    expect((await table.bet(phone, 100)).status).toBe('LIMIT_REACHED');
  });

  it('waits through a log-out and a change of how often it comes', async () => {
    const seat = await table.seat();
    await every(seat, 15);
    await table.bet(seat, 100);
    pass(14);
    await table.bet(seat, 100);
    pass(1);
    await every(seat, 60);
    await every(seat, null);
    expect((await table.bet(seat, 100)).status).toBe('LIMIT_REACHED');
    await every(seat, 15);
    await table.play.endPlay(harness.kernel.db, seat.playerId);
    expect((await table.bet(await table.launch(seat), 100)).status).toBe('LIMIT_REACHED');
  });

  it('comes as often as the law asks for at least', async () => {
    table.setLaw({ checkMinutes: 60 });
    const seat = await table.seat();
    await expect(every(seat, 120)).rejects.toMatchObject({ status: 422 });
    await expect(every(seat, null)).rejects.toMatchObject({ status: 422 });
    await table.bet(seat, 100);
    for (let minutes = 0; minutes < 59; minutes += 29.5) {
      pass(29.5);
      expect((await table.bet(seat, 100)).status).toBe('OK');
    }
    pass(1);
    expect((await table.bet(seat, 100)).status).toBe('LIMIT_REACHED');
  });

  it('takes the answer of nobody for what is not due', async () => {
    const seat = await table.seat();
    await every(seat, 15);
    const { checkAt } = (await table.now(seat)) ?? {};
    pass(5);
    await answer(seat);
    expect((await table.now(seat))?.checkAt).toEqual(checkAt);
  });
});

describe('a pause', () => {
  const law = { checkMinutes: 60, pause: { afterMinutes: 60, forMinutes: 5, demo: false } };
  const player = (seat: Parameters<typeof table.session>[0]) => table.session(seat);

  it('lets no round begin for five minutes after an hour, whatever is answered, and play money neither', async () => {
    table.setLaw(law);
    const seat = await table.seat();
    const open = newStake();
    pass(29);
    await table.bet(seat, 100);
    pass(29);
    await table.bet(seat, 100, { tx_id: open.tx, round_id: open.round });
    await expect(table.play.refusePaused(player(seat))).resolves.toBeUndefined();
    pass(2);
    await table.play.answerCheck(player(seat), 'test');
    expect((await table.now(seat))?.pausedUntil?.getTime()).toBeGreaterThan(
      harness.kernel.clock.now().getTime(),
    );
    expect((await table.bet(seat, 100)).status).toBe('LIMIT_REACHED');
    expect((await table.win(seat, open, 200)).status).toBe('OK');
    await expect(table.play.refusePaused(player(seat))).rejects.toMatchObject({
      status: 403,
      code: 'play_paused',
    });
    pass(4.9);
    expect((await table.bet(seat, 100)).status).toBe('LIMIT_REACHED');
    pass(0.2);
    expect((await table.bet(seat, 100)).status).toBe('OK');
    await expect(table.play.refusePaused(player(seat))).resolves.toBeUndefined();
  });

  it('is not put off by a log-out', async () => {
    table.setLaw(law);
    const seat = await table.seat();
    pass(29);
    await table.bet(seat, 100);
    pass(29);
    await table.bet(seat, 100);
    await table.play.endPlay(harness.kernel.db, seat.playerId);
    pass(1);
    const again = await table.launch(seat);
    pass(1);
    expect((await table.bet(again, 100)).status).toBe('LIMIT_REACHED');
    // Play money is no way around it either.
    await table.play.endPlay(harness.kernel.db, seat.playerId);
    await expect(table.play.refusePaused(player(seat))).rejects.toMatchObject({ code: 'play_paused' });
  });

  it('is for whose law says so alone', async () => {
    const seat = await table.seat();
    pass(29);
    await table.bet(seat, 100);
    pass(29);
    await table.bet(seat, 100);
    pass(3);
    expect((await table.bet(seat, 100)).status).toBe('OK');
  });
});

it('knows nothing of who has no session of play', async () => {
  const seat = await harness.seat({ real: 1_000 });
  expect((await table.bet(seat, 100, { tx_id: randomUUID() })).status).toBe('OK');
  expect(await table.now(seat)).toBeNull();
});
