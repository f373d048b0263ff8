import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createSession } from '@/platform/games/sessions';
import { OTHER_GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import type { GrantEndReason, GrantState } from '@/lib/domain/bonuses';
import { createBonusesService, type BonusesService, type BonusRow } from '../service';

let harness: WalletHarness;
let bonuses: BonusesService;
const HOUR = 3_600_000;

const campaign = (id: string, fields: Partial<BonusRow> = {}): BonusRow => ({
  id,
  tag: 'standard',
  type: 8,
  promocode: null,
  name: { en: id },
  shortDescription: { en: 'A gift' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  wagering: 2,
  weights: { 26: 100 },
  excludedGames: [OTHER_GAME],
  amounts: { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } },
  ...fields,
});

beforeAll(async () => {
  harness = await startWallet();
  const { kernel, ledger, play } = harness;
  bonuses = createBonusesService(kernel, {
    ledger,
    play,
    identity: {
      player: (id) =>
        Promise.resolve({
          id,
          email: `${id}@player.test`,
          emailVerified: true,
          status: 'active',
          country: 'DE',
          currency: 'EUR',
          language: 'en',
          termsDue: false,
          createdAt: new Date(),
          subscriptions: {
            email_promo_sub: false,
            email_bonuses_sub: false,
            email_financial_sub: false,
            email_technical_sub: false,
          },
        }),
    },
    notifications: { send: () => Promise.resolve(0), balanceChanges: () => Promise.resolve() },
  });
  await bonuses.add([
    campaign('twice'),
    campaign('tenth', { weights: { 26: 10 }, wagering: 1 }),
    campaign('capped', {
      amounts: {
        EUR: {
          ...campaign('x').amounts.EUR,
          maxBonus: 1_000,
          minDeposit: 0,
          maxBet: 500,
          freeSpinBet: 20,
          maxWin: 700,
        },
      },
    }),
    campaign('long', { wagering: 50 }),
  ]);
  // The first look at play makes the follower's place.
  await harness.play.catchUp('bonus-wagering');
});
afterAll(() => harness.close());
afterEach(() => harness.prove());

interface Player extends Seat {
  grant: string;
}
/** A player with a bonus of 10.00 and real money beside it. */
async function playerWith(bonusId: string, real = 0): Promise<Player> {
  const seat = await harness.seat({ real });
  const id = await bonuses.claims.byLink({ ...seat, country: 'DE', language: 'en' }, bonusId);
  return { ...seat, grant: id };
}
const catchUp = () => harness.play.catchUp('bonus-wagering');
const money = async (seat: Seat) => {
  const { real, bonus } = await harness.money(seat);
  return [real, bonus];
};
async function bet(seat: Seat, amount: number, fields: Record<string, unknown> = {}) {
  const tx = randomUUID();
  const round = randomUUID();
  const answer = await harness.call('bet', seat, { tx_id: tx, round_id: round, amount, ...fields });
  return { tx, round, status: answer.status, balance: answer.balance };
}
const win = (seat: Seat, { tx, round }: { tx: string; round: string }, amount: number) =>
  harness.call('win', seat, { ref_tx_id: tx, round_id: round, round_closed: true, amount });
const rollback = (seat: Seat, { tx, round }: { tx: string; round: string }, amount: number) =>
  harness.call('rollback', seat, { ref_tx_id: tx, round_id: round, amount });
/** A round that pays. */
async function round(seat: Seat, stake: number, pays: number) {
  const staked = await bet(seat, stake);
  expect(staked.status).toBe('OK');
  await win(seat, staked, pays);
}
async function grantOf({ grant }: Player) {
  const { rows } = await sql<{
    state: GrantState;
    wagered: bigint;
    reason: GrantEndReason | null;
    converted: bigint;
  }>`
    select state::text as state, wagered, end_reason as reason, converted from bonuses.grants
     where id = ${grant}::uuid`.execute(harness.kernel.db);
  const [row] = rows;
  return row && { ...row, wagered: Number(row.wagered), converted: Number(row.converted) };
}
const stepsOf = async ({ grant }: Player) => {
  const { rows } = await sql<{ step: string; amount: bigint | null }>`
    select step, amount from bonuses.steps where grant_id = ${grant}::uuid order by id`.execute(
    harness.kernel.db,
  );
  return rows.map(({ step, amount }) => (amount === null ? step : `${step} ${amount}`));
};
const end = (seat: Player) =>
  bonuses.grants.choose({ ...seat, country: 'DE', language: 'en' }, seat.grant, 'Rejected');

describe('wagering', () => {
  it('counts settled stakes of real and bonus money alike, in hundredths of a cent', async () => {
    const player = await playerWith('tenth', 333);
    await round(player, 333, 0);
    await round(player, 7, 3);
    const open = await bet(player, 10);
    await catchUp();
    expect(await grantOf(player)).toMatchObject({ state: 'active', wagered: 3_400 });
    await win(player, open, 0);
    await catchUp();
    expect(await grantOf(player)).toMatchObject({ wagered: 3_500 });
    expect(await money(player)).toEqual([0, 986]);
  });

  it('turns bonus money into real money when it is done, to the cent', async () => {
    const player = await playerWith('twice', 101);
    // Of the stake of 2.01, 1.00 is bonus money: of the win 4.03, div(403 × 100, 201) is.
    await round(player, 201, 403);
    expect(await money(player)).toEqual([203, 1_100]);
    for (let played = 201; played < 2_000; played += 257) await round(player, 257, 257);
    await catchUp();
    const [real, bonus] = await money(player);
    expect([(real ?? 0) + (bonus ?? 0), bonus]).toEqual([1_303, 0]);
    expect(await grantOf(player)).toMatchObject({ state: 'completed', reason: 'wagered' });
    // Nothing counts any more, and nothing is held to the bonus’s rules.
    expect((await bet(player, 600)).status).toBe('OK');
  });

  it('turns no more than the bonus’s most into real money', async () => {
    const player = await playerWith('capped');
    for (let played = 0; played < 2_000; played += 500) await round(player, 500, 500);
    await catchUp();
    expect(await money(player)).toEqual([700, 0]);
    expect(await grantOf(player)).toMatchObject({ state: 'completed', converted: 700 });
    expect(await stepsOf(player)).toEqual([
      'offered 1000',
      'activated 1000',
      'converted 700',
      'burned 300',
      'completed',
    ]);
  });

  it('takes back what was counted for nothing: a stake that is given back counts nothing', async () => {
    const player = await playerWith('long', 100);
    const staked = await bet(player, 300);
    expect(await money(player)).toEqual([0, 800]);
    await rollback(player, staked, 300);
    await catchUp();
    expect(await money(player)).toEqual([100, 1_000]);
    expect(await grantOf(player)).toMatchObject({ state: 'active', wagered: 0 });
  });

  it('counts a round that its bet closes, and every stake of a round that a win closes', async () => {
    const player = await playerWith('long');
    await bet(player, 100, { round_closed: true });
    const first = await bet(player, 200);
    const second = await bet(player, 50, { round_id: first.round });
    await win(player, { tx: second.tx, round: first.round }, 0);
    await catchUp();
    expect(await grantOf(player)).toMatchObject({ wagered: 35_000 });
  });

  it('ends when the bonus money is gone and no round is open', async () => {
    const player = await playerWith('long');
    const staked = await Promise.all([bet(player, 500)]);
    const last = await bet(player, 500);
    await catchUp();
    expect(await money(player)).toEqual([0, 0]);
    expect(await grantOf(player)).toMatchObject({ state: 'active' });
    for (const one of staked) await win(player, one, 0);
    await catchUp();
    expect(await grantOf(player)).toMatchObject({ state: 'active' });
    await win(player, last, 0);
    await catchUp();
    expect(await grantOf(player)).toMatchObject({ state: 'completed', reason: 'run_out', converted: 0 });
  });
});

describe('a stake', () => {
  it('above the most is refused before any money moves, and its repeat too', async () => {
    const player = await playerWith('long', 2_000);
    const refused = await bet(player, 501);
    expect(refused.status).toBe('LIMIT_REACHED');
    expect(await money(player)).toEqual([2_000, 1_000]);
    await end(player);
    const again = { tx_id: refused.tx, round_id: refused.round, amount: 501 };
    expect((await harness.call('bet', player, again)).status).toBe('LIMIT_REACHED');
    expect((await bet(player, 501)).status).toBe('OK');
  });

  it('in parts is held to the same most, while its round is open', async () => {
    const player = await playerWith('long', 2_000);
    const first = await bet(player, 300);
    expect((await bet(player, 201, { round_id: first.round })).status).toBe('LIMIT_REACHED');
    expect((await bet(player, 200, { round_id: first.round })).status).toBe('OK');
    expect((await bet(player, 500)).status).toBe('OK');
  });

  it('in a game that does not count takes real money alone, at any height, and counts nothing', async () => {
    const player = await playerWith('long', 600);
    const { token } = await createSession(
      harness.kernel.db,
      { playerId: player.playerId, authSessionId: randomUUID(), gameId: OTHER_GAME, currency: 'EUR' },
      harness.kernel.clock.now(),
    );
    const elsewhere = { session_token: token, game_id: OTHER_GAME };
    expect((await bet(player, 601, elsewhere)).status).toBe('INSUFFICIENT_FUNDS');
    const staked = await bet(player, 600, elsewhere);
    expect(staked.status).toBe('OK');
    await harness.call('win', player, {
      ...elsewhere,
      ref_tx_id: staked.tx,
      round_id: staked.round,
      round_closed: true,
      amount: 50,
    });
    await catchUp();
    expect(await money(player)).toEqual([50, 1_000]);
    expect(await grantOf(player)).toMatchObject({ wagered: 0 });
  });
});

describe('a round that is open when its bonus ends', () => {
  it('brings the house what its bonus money won, when the bonus was cancelled', async () => {
    const player = await playerWith('long', 100);
    const staked = await bet(player, 300);
    await end(player);
    const answer = await win(player, staked, 901);
    // Two thirds of the stake were bonus money: 6.00 of 9.01; the odd cent is real money.
    expect(answer).toMatchObject({ status: 'OK', balance: 301 });
    await catchUp();
    expect(await money(player)).toEqual([301, 0]);
    expect(await stepsOf(player)).toEqual([
      'offered 1000',
      'activated 1000',
      'burned 800',
      'cancelled',
      'late_burned 600',
    ]);
  });

  it('brings real money, when the bonus was wagered meanwhile', async () => {
    const player = await playerWith('twice');
    const staked = await bet(player, 200);
    for (let played = 0; played < 2_000; played += 500) await round(player, 500, 500);
    await catchUp();
    expect(await grantOf(player)).toMatchObject({ state: 'completed' });
    expect(await money(player)).toEqual([800, 0]);
    expect(await win(player, staked, 350)).toMatchObject({ status: 'OK', balance: 1_150 });
    await catchUp();
    expect(await money(player)).toEqual([1_150, 0]);
    expect(await stepsOf(player)).toContain('late_converted 350');
  });

  it('gives back its real money alone, when its time was over', async () => {
    const player = await playerWith('long', 100);
    const staked = await bet(player, 300);
    harness.clock.ahead = 200 * HOUR;
    expect(await bonuses.expireDue()).toBeGreaterThan(0);
    harness.clock.ahead = 0;
    expect(await grantOf(player)).toMatchObject({ state: 'expired', reason: 'time' });
    expect(await money(player)).toEqual([0, 0]);
    await rollback(player, staked, 300);
    await catchUp();
    expect(await money(player)).toEqual([100, 0]);
  });

  it('belongs to its own bonus, also when another is active', async () => {
    const player = await playerWith('long');
    const staked = await bet(player, 500);
    const id = await bonuses.claims.byLink({ ...player, country: 'DE', language: 'en' }, 'tenth');
    await bonuses.grants.choose({ ...player, country: 'DE', language: 'en' }, id, 'Activated');
    expect(await money(player)).toEqual([0, 1_000]);
    await win(player, staked, 5_000);
    await catchUp();
    expect(await money(player)).toEqual([0, 1_000]);
    expect(await grantOf({ ...player, grant: id })).toMatchObject({ state: 'active', wagered: 0 });
  });
});

it('leaves a currency with nothing of it', async () => {
  const player = await playerWith('long', 100);
  const id = await bonuses.claims.byLink({ ...player, country: 'DE', language: 'en' }, 'tenth');
  await harness.kernel.db.transaction().execute((trx) => bonuses.currencyLeft(trx, player.playerId, 'EUR'));
  expect(await money(player)).toEqual([100, 0]);
  expect(await grantOf(player)).toMatchObject({ state: 'cancelled', reason: 'currency' });
  expect(await grantOf({ ...player, grant: id })).toMatchObject({ state: 'cancelled', reason: 'currency' });
});
