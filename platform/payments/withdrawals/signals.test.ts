import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { audit, byPlayer } from '@/platform/audit/service';
import type { PlayerSession } from '@/platform/kernel/session';
import { openPayoutWorld, type PayoutWorld } from '../testing/withdrawals-harness';
import { MANY_REFUSED } from './signals';

/** What is said of a player's payments and ways in when they ask for money. */

const DAY_MS = 24 * 60 * 60 * 1000;

let world: PayoutWorld;
let player: PlayerSession;
beforeAll(async () => {
  world = await openPayoutWorld();
  await world.control('/delivery', { hold: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.richPlayer();
});
afterEach(() => world.checkLedger());

const signalsOf = async (id: string) => (await world.payments.withdrawals.find(id)).signals;
/** Asks for a little money, which is taken back or paid at once: only one may wait at a time. */
const asked = async () => {
  const withdrawal = await world.withdraw(player, { amount: 2_000 });
  if (withdrawal.status === 'pending') await world.cancel(player, withdrawal.id);
  else await world.send((await world.payoutEvent(withdrawal, 'payout.completed')) as Record<string, unknown>);
  return { ...withdrawal, signals: await signalsOf(withdrawal.id) };
};
const payWith = (card: string, by = player) =>
  world.query(`update payments.deposits set instrument = $2 where player_id = $1`, [by.playerId, card]);
const refuse = async (times: number, by = player) => {
  for (let left = times; left > 0; left -= 1) {
    const deposit = await world.deposit(by, { method: 'card', amount: 5_000 });
    await world.send(await world.event(deposit, 'charge.failed', { amount_received: 0 }));
  }
};

describe('refused payments', () => {
  it('need a person when they are many', async () => {
    await refuse(MANY_REFUSED.times - 1);
    const before = await asked();
    expect(before).toMatchObject({ status: 'processing', checks: [] });
    expect(before.signals).not.toContain('many_refused');
    await refuse(1);
    const after = await asked();
    expect(after).toMatchObject({ status: 'pending', checks: ['payments'] });
    expect(after.signals).toContain('many_refused');
  });

  it('count by a card of the player’s, whoever tried it', async () => {
    const card = `card-${randomUUID()}`;
    await payWith(card);
    const stranger = await world.newPlayer();
    await refuse(MANY_REFUSED.times, stranger);
    expect((await asked()).signals).not.toContain('many_refused');
    await payWith(card, stranger);
    expect((await asked()).signals).toContain('many_refused');
  });
});

it('an account that another player’s money goes to needs a person, each time', async () => {
  const input = {
    method: 'banktransfer',
    amount: 2_000,
    iban: 'DE89370400440532013000',
    holder: 'Mara Klein',
  };
  const ask = async (who: PlayerSession) => {
    const withdrawal = await world.withdraw(who, input);
    await world.decide(withdrawal.id);
    await world.send((await world.payoutEvent(withdrawal, 'payout.completed')) as Record<string, unknown>);
    return { checks: withdrawal.checks, signals: await signalsOf(withdrawal.id) };
  };
  const [one, other] = [await world.richPlayer(60_000, 'paysafe'), await world.richPlayer(60_000, 'paysafe')];
  expect((await ask(one)).signals).not.toContain('shared_destination');
  for (const who of [other, one]) {
    const { checks, signals } = await ask(who);
    expect(signals).toContain('shared_destination');
    expect(checks).toEqual(['destination']);
  }
});

it('a card that another player pays with is said, and holds nothing up', async () => {
  const card = `card-${randomUUID()}`;
  await payWith(card);
  expect((await asked()).signals).not.toContain('shared_instrument');
  await payWith(card, await world.richPlayer());
  const shared = await asked();
  expect(shared.signals).toContain('shared_instrument');
  expect(shared.status).toBe('processing');
});

describe('a way in that changed', () => {
  const happens = (action: AuditAction, by: 'player' | 'operator') =>
    world.kernel.db.transaction().execute((trx) =>
      audit(trx, {
        actor: by === 'player' ? byPlayer(player.playerId) : { kind: 'operator', id: 'op-1' },
        action,
        subject: player.playerId,
      }),
    );

  test.each([
    ['identity.change-email', 'player'],
    ['identity.reset-password', 'player'],
    ['identity.second-factor-off', 'player'],
    ['office.remove-factor', 'operator'],
  ] as const)('by %s of the %s needs a person', async (action, by) => {
    await happens(action, by);
    const waiting = await asked();
    expect(waiting).toMatchObject({ status: 'pending', checks: ['access'] });
    expect(waiting.signals).toContain('access_changed');
  });

  it('is no other player’s, and no log-in', async () => {
    await happens('identity.login', 'player');
    const { playerId } = player;
    player = await world.richPlayer();
    await happens('identity.change-email', 'player');
    player = { ...player, playerId };
    expect((await asked()).signals).not.toContain('access_changed');
  });

  it('is forgotten after three days', async () => {
    await happens('identity.reset-password', 'player');
    world.clock.advance(3 * DAY_MS + 60_000);
    expect((await asked()).signals).not.toContain('access_changed');
  });
});

it('payments that were refused more than a week ago are forgotten', async () => {
  await refuse(MANY_REFUSED.times);
  world.clock.advance(MANY_REFUSED.withinMs + 60_000);
  expect((await asked()).signals).not.toContain('many_refused');
});
