import { createHash, randomUUID } from 'node:crypto';
import { ORIGIN, playerAt, REAL_LAUNCH } from '@/tests/support/studio-harness';
import { fairRng } from '@/lib/domain/chance/seeds';
import { mines } from '../engines/mines/mines';
import { LEFT_AFTER_MS, ROUND_PACE_MS } from './engine-rounds';
import { MINES, BET, CASH_OUT, DEMO, drawn, open, safeTiles, seated, useTable } from './testing/table';

const { at, crashed, sitDown, openStudioAt } = useTable();

describe('a round', () => {
  it('stakes once, waits for choices, and pays what the engine says', async () => {
    const player = await sitDown(await openStudioAt());
    const begun = await player.begin();
    expect(begun.status).toBe(200);
    expect(begun.body.round).toMatchObject({ phase: 'open', step: 0, staked: 200, pay: null });
    expect(JSON.stringify(begun.body)).not.toContain('serverSeed":"0');
    expect((begun.body.round?.shown as { mines: unknown } | undefined)?.mines).toBeNull();
    expect(begun.body.balance).toBe(9_800);
    const [first, second] = safeTiles(0);
    await player.choose(open(first));
    await player.choose(open(second));
    const { body } = await player.choose(CASH_OUT);
    // 0.99 × 25 × 24 ÷ (20 × 19) of 2.00
    expect(body.round).toMatchObject({ phase: 'settled', pay: 312, staked: 200 });
    expect(body.balance).toBe(10_112);
    expect(
      at.wallet.calls.map(({ name, body: { amount, round_closed } }) => [name, amount, round_closed]),
    ).toEqual([
      ['bet', 200, false],
      ['win', 312, true],
    ]);
    expect(at.wallet.calls[1]?.body['ref_tx_id']).toBe(at.wallet.calls[0]?.body['tx_id']);
  });

  it('that loses is closed by a win of nothing', async () => {
    const player = await sitDown(await openStudioAt());
    await player.begin();
    const { body } = await player.choose(open(drawn(0).mines[0]));
    expect(body.round).toMatchObject({ phase: 'settled', pay: 0 });
    expect((body.round?.shown as { mines: number[] } | undefined)?.mines).toEqual(drawn(0).mines);
    expect(at.wallet.calls[1]).toMatchObject({ name: 'win', body: { amount: 0, round_closed: true } });
  });

  it('is the same by the same name, also twenty times at once, and a choice is made once', async () => {
    const player = await sitDown(await openStudioAt());
    const name = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => player.begin(BET, name)));
    const ids = new Set(all.map(({ body }) => body.round?.id));
    expect(ids.size).toBe(1);
    const [roundId] = ids;
    const step = { roundId, step: 0, choice: open(safeTiles(0)[0]) };
    const chosen = await Promise.all(Array.from({ length: 20 }, () => player.call('choose', step)));
    expect(new Set(chosen.map(({ body }) => body.round?.step))).toEqual(new Set([1]));
    expect((await player.call('choose', { ...step, choice: CASH_OUT })).body).toMatchObject({
      error: 'wrong_step',
    });
    expect((await player.call('choose', { ...step, step: 5 })).body).toMatchObject({ error: 'wrong_step' });
    expect((await player.begin({ ...BET, stake: 300 }, name)).body).toMatchObject({
      error: 'round_mismatch',
    });
    expect(at.wallet.names()).toEqual(['bet']);
  });

  it('keeps the least time between two rounds, and one at a time', async () => {
    const studio = await openStudioAt();
    const player = await sitDown(studio);
    await player.begin();
    expect((await player.begin()).body).toMatchObject({ error: 'round_open' });
    await player.choose(open(drawn(0).mines[0]));
    studio.clock.now += ROUND_PACE_MS - 1;
    const early = await player.begin();
    expect([early.status, early.body['error'], early.body['retryAfterMs']]).toEqual([429, 'too_fast', 1]);
    studio.clock.now += 1;
    expect((await player.begin()).status).toBe(200);
  });

  it('goes on at another device of the same player, and at nobody else’s', async () => {
    const studio = await openStudioAt();
    const player = await sitDown(studio);
    const { body } = await player.begin();
    const elsewhere = await sitDown(studio, { ...MINES, session_token: 'token-of-the-phone' });
    expect((await elsewhere.where()).round?.id).toBe(body.round?.id);
    await elsewhere.choose(open(safeTiles(0)[0]));
    expect((await player.choose(CASH_OUT)).body.round?.phase).toBe('settled');
    const stranger = await sitDown(studio, { ...MINES, player_id: 'player-2' });
    expect((await stranger.where()).round).toBeNull();
    const foreign = await stranger.call('choose', { roundId: body.round?.id, step: 0, choice: CASH_OUT });
    expect(foreign.body).toMatchObject({ error: 'round_over' });
  });
});

describe('refused are', () => {
  it.each([
    ['a bet that is none', 'five', 422, 'bet_invalid'],
    ['more mines than tiles', { stake: 200, mines: 25 }, 422, 'bet_invalid'],
    ['a stake of nothing', { stake: 0, mines: 5 }, 422, 'stake_invalid'],
    ['a stake below the table’s', { stake: 19, mines: 5 }, 422, 'stake_too_low'],
    ['a stake above the table’s', { stake: 10_001, mines: 5 }, 422, 'stake_too_high'],
  ])('%s', async (_, bet, status, code) => {
    const player = await sitDown(await openStudioAt());
    const answer = await player.begin(bet);
    expect([answer.status, answer.body['error']]).toEqual([status, code]);
    expect(at.wallet.calls).toEqual([]);
    // It uses up no number of the seeds.
    expect((await player.where()).fair.nonce).toBe(0);
  });

  it('choices that the engine does not take, and nothing has happened then', async () => {
    const player = await sitDown(await openStudioAt());
    await player.begin();
    for (const [choice, code] of [
      [CASH_OUT, 'nothing_open'],
      [open(25), 'choice_invalid'],
      [{ do: 'look' }, 'choice_invalid'],
    ] as const) {
      expect((await player.choose(choice)).body).toMatchObject({ error: code });
    }
    expect((await player.where()).round).toMatchObject({ phase: 'open', step: 0 });
  });

  it('calls of a page elsewhere, without JSON, of a slot, and to a table’s doors from a slot', async () => {
    const studio = await openStudioAt();
    const player = await sitDown(studio);
    const elsewhere = await player.call(
      'begin',
      { bet: BET, clientRoundId: randomUUID() },
      { origin: 'http://evil.test' },
    );
    expect(elsewhere.status).toBe(403);
    const plain = await player.call(
      'begin',
      { bet: BET, clientRoundId: randomUUID() },
      { 'content-type': 'text/plain', origin: ORIGIN },
    );
    expect(plain.status).toBe(415);
    expect((await player.call('begin', { bet: BET })).status).toBe(400);
    expect((await player.call('spin', { stake: 100, clientRoundId: randomUUID() })).status).toBe(404);
    const slot = await sitDown(studio, REAL_LAUNCH);
    expect((await slot.begin()).status).toBe(404);
  });

  it('a bet without money: the wallet says so, and the next one counts', async () => {
    const studio = await openStudioAt();
    const player = await sitDown(studio);
    at.wallet.setBalance(100);
    expect((await player.begin()).body.round).toMatchObject({
      phase: 'refused',
      reason: 'INSUFFICIENT_FUNDS',
      staked: 0,
      shown: null,
    });
    at.wallet.setBalance(500);
    studio.clock.now += ROUND_PACE_MS;
    expect((await player.begin()).body.round?.phase).toBe('open');
  });
});

it('a round that its player left is ended by the engine’s rule after its time, and not before', async () => {
  const studio = await openStudioAt();
  const player = await sitDown(studio);
  await player.begin();
  await player.choose(open(safeTiles(0)[0]));
  const later = async (ms: number) => {
    const dataDir = crashed(studio.dataDir);
    const now = studio.clock.now + ms;
    return seated(playerAt(await openStudioAt({ dataDir, now: () => now }), player.address));
  };
  expect((await (await later(LEFT_AFTER_MS - 1)).where()).round?.phase).toBe('open');
  const { round } = await (await later(LEFT_AFTER_MS)).until('settled');
  expect(round?.pay).toBe(247);
  expect(at.wallet.calls.at(-1)?.body).toMatchObject({ amount: 247, round_closed: true });
});

describe('seeds', () => {
  it('bind the studio before play, and show everything afterwards', async () => {
    const studio = await openStudioAt();
    const player = await sitDown(studio);
    const { fair } = await player.where();
    await player.begin();
    expect((await player.call('seeds', { clientSeed: 'mine' })).body).toMatchObject({ error: 'round_open' });
    await player.choose(open(drawn(0).mines[0]));
    const { body } = await player.call('seeds', { clientSeed: 'mine' });
    expect(body.fair).toMatchObject({ clientSeed: 'mine', nonce: 0 });
    expect(body.fair.commitment).not.toBe(fair.commitment);
    const { before } = body.fair;
    expect(before).toMatchObject({ commitment: fair.commitment, clientSeed: fair.clientSeed, rounds: 1 });
    const bytes = Buffer.from(before?.serverSeed ?? '', 'hex');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(fair.commitment);
    const replayed = mines.begin(
      fairRng({ serverSeed: before?.serverSeed ?? '', clientSeed: fair.clientSeed, nonce: 0 }),
      BET,
    );
    expect((body.round?.shown as { mines: number[] } | undefined)?.mines).toEqual(replayed.mines);
  });

  it.each([[''], ['x'.repeat(65)], [5]])('are not taken: %j', async (clientSeed) => {
    const player = await sitDown(await openStudioAt());
    expect((await player.call('seeds', { clientSeed })).status).toBe(400);
  });
});

it('a demo plays for play money of its own, and refills', async () => {
  const player = await sitDown(await openStudioAt(), DEMO);
  const { body } = await player.begin({ stake: 10_000, mines: 24 });
  expect(body.balance).toBe(90_000);
  expect((await player.call('refill', {})).body.balance).toBe(100_000);
  expect(at.wallet.calls).toEqual([]);
});
