import { sql } from 'kysely';
import { GAME, OTHER_GAME, startWallet, type WalletHarness } from '@/tests/support/wallet-harness';
import { newStake, playOver } from '../testing/play-table';

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
  table.setLaw({ cycle: { slotMs: 25_000, otherMs: 50_000 } });
});

const theme = (gameId: string, theme: string) =>
  sql`update games.games set theme = ${theme} where id = ${gameId}`.execute(harness.kernel.db);
const pass = (ms: number) => (harness.clock.ahead += ms);
type Seat = Awaited<ReturnType<typeof table.seat>>;
const status = async (seat: Seat, amount = 100, fields: Record<string, unknown> = {}) =>
  (await table.bet(seat, amount, fields)).status;

describe('a round that begins too early', () => {
  it('is refused, whatever the studio lets through', async () => {
    const seat = await table.seat();
    expect(await status(seat)).toBe('OK');
    pass(20_000);
    expect(await status(seat)).toBe('LIMIT_REACHED');
    pass(5_000);
    expect(await status(seat)).toBe('OK');
    expect(await table.now(seat)).toMatchObject({ staked: 200n });
  });

  it('is refused at a second game as well, and of 32 at once one begins', async () => {
    const seat = await table.seat();
    const other = await table.launch(seat, OTHER_GAME);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        index % 2 ? status(seat) : status(other, 100, { game_id: OTHER_GAME }),
      ),
    );
    expect(answers.filter((one) => one === 'OK')).toHaveLength(1);
  });

  it('is refused after a log-out and a new launch, too', async () => {
    const seat = await table.seat();
    expect(await status(seat)).toBe('OK');
    await table.play.endPlay(harness.kernel.db, seat.playerId);
    const again = await table.launch(seat, GAME);
    expect(await status(again)).toBe('LIMIT_REACHED');
    pass(25_000);
    expect(await status(again)).toBe('OK');
  });

  it('is no stake that a player adds to a round, however soon', async () => {
    const seat = await table.seat();
    const { round } = newStake();
    expect(await status(seat, 100, { round_id: round })).toBe('OK');
    expect(await status(seat, 100, { round_id: round })).toBe('OK');
    pass(25_000);
    expect(await status(seat)).toBe('OK');
    expect(await status(seat, 100, { round_id: round })).toBe('OK');
    expect(await status(seat)).toBe('LIMIT_REACHED');
  });

  it('waits longer in other games, and not at tables that many share', async () => {
    const seat = await table.seat();
    const other = await table.launch(seat, OTHER_GAME);
    const atOther = { game_id: OTHER_GAME };
    try {
      await theme(OTHER_GAME, 'mines');
      expect(await status(seat)).toBe('OK');
      pass(25_000);
      expect(await status(other, 100, atOther)).toBe('LIMIT_REACHED');
      pass(25_000);
      expect(await status(other, 100, atOther)).toBe('OK');
      await theme(OTHER_GAME, 'crash');
      expect(await status(other, 100, atOther)).toBe('OK');
      expect(await status(other, 100, atOther)).toBe('OK');
    } finally {
      await theme(OTHER_GAME, 'fruit');
    }
  });

  it('waits no longer after a clock was put back', async () => {
    const seat = await table.seat();
    pass(60_000);
    expect(await status(seat)).toBe('OK');
    pass(-60_000);
    expect(await status(seat)).toBe('OK');
  });

  it('is none where the law says nothing', async () => {
    table.setLaw({});
    const seat = await table.seat();
    expect(await status(seat)).toBe('OK');
    expect(await status(seat)).toBe('OK');
  });

  it('holds for the session that runs, when the law changes', async () => {
    const seat = await table.seat();
    table.setLaw({ cycle: { slotMs: 50_000, otherMs: 50_000 } });
    expect(await status(seat)).toBe('OK');
    pass(25_000);
    expect(await status(seat)).toBe('OK');
    pass(30 * 60_000);
    const again = await table.launch(seat);
    expect(await status(again)).toBe('OK');
    pass(25_000);
    expect(await status(again)).toBe('LIMIT_REACHED');
  });
});

describe('a stake outside of a session of play', () => {
  it('is refused as of a game that is over, and what was staked is settled', async () => {
    const seat = await table.seat();
    const stake = newStake();
    expect(await status(seat, 100, { tx_id: stake.tx, round_id: stake.round })).toBe('OK');
    await table.play.endPlay(harness.kernel.db, seat.playerId);
    expect(await table.now(seat)).toBeNull();
    pass(25_000);
    expect(await status(seat)).toBe('TOKEN_EXPIRED');
    expect((await table.win(seat, stake, 300)).status).toBe('OK');
    expect(await status(await table.launch(seat))).toBe('OK');
    await harness.prove();
  });

  it.each([
    [30 * 60_000 - 1_000, 'OK'],
    [30 * 60_000, 'TOKEN_EXPIRED'],
  ])('after %i ms without a stake: %s, as the page says', async (ms, answer) => {
    const seat = await table.seat();
    // The game itself was used since, as by another device.
    pass(ms);
    await sql`update games.sessions set last_used_at = ${harness.kernel.clock.now()} where id = ${seat.sessionId}`.execute(
      harness.kernel.db,
    );
    expect((await table.now(seat)) !== null).toBe(answer === 'OK');
    expect(await status(seat)).toBe(answer);
  });
});

describe('a stake that is too high', () => {
  it('is refused above the most of slots, in the account’s currency', async () => {
    table.setLaw({ mostSlotStake: { amount: 1_00n } });
    const seat = await table.seat();
    expect(await status(seat, 101)).toBe('LIMIT_REACHED');
    expect(await status(seat, 100)).toBe('OK');
    const dollars = await table.launch(await harness.seat({ real: 10_000, currency: 'USD' }));
    expect(await status(dollars, 117)).toBe('LIMIT_REACHED');
    expect(await status(dollars, 116)).toBe('OK');
  });

  it.each([
    ['1990-05-01', 500],
    [`${new Date().getUTCFullYear() - 20}-01-01`, 200],
    [null, 200],
  ])('goes by the age of a player born on %s', async (birthday, most) => {
    table.setLaw({ mostSlotStake: { amount: 5_00n, young: { below: 25, amount: 2_00n } } });
    const before = await harness.seat({ real: 10_000 });
    if (birthday) await table.born(before, birthday);
    const seat = await table.launch(before);
    expect(await status(seat, most + 1)).toBe('LIMIT_REACHED');
    expect(await status(seat, most)).toBe('OK');
  });

  it('counts all that is staked on a round', async () => {
    table.setLaw({ mostSlotStake: { amount: 1_00n } });
    const seat = await table.seat();
    const { round } = newStake();
    expect(await status(seat, 60, { round_id: round })).toBe('OK');
    expect(await status(seat, 41, { round_id: round })).toBe('LIMIT_REACHED');
    expect(await status(seat, 40, { round_id: round })).toBe('OK');
  });

  it('counts the stakes of each round alone, whichever began last, at whatever time', async () => {
    table.setLaw({ mostSlotStake: { amount: 1_00n } });
    const seat = await table.seat();
    const [one, two] = [newStake(), newStake()].map(({ round }) => ({ round_id: round }));
    expect(await status(seat, 60, one)).toBe('OK');
    expect(await status(seat, 60, two)).toBe('OK');
    expect(await status(seat, 41, one)).toBe('LIMIT_REACHED');
    expect(await status(seat, 40, one)).toBe('OK');
    expect(await status(seat, 41, two)).toBe('LIMIT_REACHED');
    // Another session of play, and another launch, make no other round of it.
    await table.play.endPlay(harness.kernel.db, seat.playerId);
    pass(6 * 60_000);
    const again = await table.launch(seat);
    expect(await status(again, 41, two)).toBe('LIMIT_REACHED');
    expect(await status(again, 1, one)).toBe('LIMIT_REACHED');
    expect(await status(again, 40, two)).toBe('OK');
    await harness.prove();
  });

  it('takes of 32 parts of a round at once as many as it may cost', async () => {
    table.setLaw({ mostSlotStake: { amount: 1_00n } });
    const seat = await table.seat();
    const { round } = newStake();
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => status(seat, 30, { round_id: round })),
    );
    expect(answers.filter((one) => one === 'OK')).toHaveLength(3);
    expect(await table.now(seat)).toMatchObject({ staked: 90n });
  });

  it('counts a stake no more that was given back, and neither one that was refused', async () => {
    table.setLaw({ mostSlotStake: { amount: 1_00n } });
    const seat = await table.seat();
    const { tx, round } = newStake();
    expect(await status(seat, 100, { tx_id: tx, round_id: round })).toBe('OK');
    expect(await status(seat, 1, { round_id: round })).toBe('LIMIT_REACHED');
    await table.rollback(seat, { tx, round }, 100);
    expect(await status(seat, 100, { round_id: round })).toBe('OK');
  });

  it('is none of other games', async () => {
    table.setLaw({ mostSlotStake: { amount: 1_00n } });
    const seat = await table.seat();
    try {
      await theme(GAME, 'mines');
      expect(await status(seat, 5_000)).toBe('OK');
    } finally {
      await theme(GAME, 'fruit');
    }
  });
});
