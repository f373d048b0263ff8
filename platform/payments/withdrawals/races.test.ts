import { sql } from 'kysely';
import type { PlayerSession } from '@/platform/kernel/session';
import type { LedgerService } from '@/platform/ledger/service';
import {
  openPayoutWorld,
  refusal,
  type PayoutWorld,
  type WithdrawalJson,
} from '../testing/withdrawals-harness';

/** What comes to a balance, or leaves it, between the moment that a withdrawal is looked at and the one that it is held. */

type Trx = Parameters<LedgerService['adjust']>[0];

let world: PayoutWorld;
let player: PlayerSession;

beforeAll(async () => {
  world = await openPayoutWorld({ providerTimeoutMs: 1_000 });
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.richPlayer();
});
afterEach(() => world.checkLedger());

/** Asks while a wallet is locked, and does something to the wallet before the request gets to it. */
async function meanwhile(asked: () => Promise<Response>, work: (trx: Trx) => Promise<unknown>) {
  let answer: Promise<Response> | undefined;
  await world.kernel.db.transaction().execute(async (trx) => {
    await world.ledger.lockWallet(trx, player.playerId, 'EUR');
    answer = asked();
    await somebodyWaits();
    await work(trx);
  });
  if (!answer) throw new Error('nothing was asked');
  return answer;
}
async function somebodyWaits(): Promise<void> {
  const waiting = await world.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  if (waiting.length === 0) await somebodyWaits();
}

const limitCards = (max: number) =>
  world.query(
    `insert into payments.own_limits (method, direction, currency, max_amount, reason, changed_by, changed_at)
     values ('card', 'withdrawal', 'EUR', $1, 'a test', 'op-1', now())
     on conflict (method, direction, currency, country) do update set max_amount = excluded.max_amount`,
    [max],
  );
/** Asks for 600.00 of 500.00 while 200.00 more come. */
const askWhileWinning = () =>
  meanwhile(
    () => world.ask(player, { amount: 60_000 }),
    (trx) =>
      world.ledger.adjust(trx, {
        playerId: player.playerId,
        currency: 'EUR',
        type: 'change_balance_inc',
        amount: 20_000n,
        idempotencyKey: `test:${player.playerId}`,
        reference: 'a win',
      }),
  );

it('a win that comes meanwhile can leave', async () => {
  await limitCards(500_000);
  expect((await askWhileWinning()).status).toBe(201);
  expect(await world.held(player)).toBe(60_000n);
});

it('and lifts no limit of the way', async () => {
  await limitCards(20_000);
  expect(await refusal(askWhileWinning())).toMatchObject({ status: 422, code: 'client_api_32' });
  expect(await world.held(player)).toBe(0n);
});

it('a deposit that comes into dispute meanwhile has a person decide', async () => {
  let answer: Promise<Response> | undefined;
  await world.kernel.db.transaction().execute(async (trx) => {
    const [deposit] = await world.query<{ id: string }>(
      'select id from payments.deposits where player_id = $1',
      [player.playerId],
    );
    await sql`update payments.deposits set exception = 'mismatch' where id = ${deposit?.id}`.execute(trx);
    answer = world.ask(player);
    await somebodyWaits();
  });
  const asked = (await (await answer)?.json()) as { data: WithdrawalJson } | undefined;
  expect(asked?.data).toMatchObject({ status: 'pending', checks: ['deposit'] });
});
