import type { PlayerSession } from '@/platform/kernel/session';
import { openBooksWorld, type BooksWorld } from '../testing/books-harness';
import type { WithdrawalJson } from '../testing/withdrawals-harness';

const HOUR = 3_600_000;
const FEE = 150;

let here: BooksWorld;
let player: PlayerSession;

beforeEach(async () => {
  here = await openBooksWorld();
  await here.world.query("update payments.payout_limits set fee = $1 where method = 'card'", [FEE]);
  player = await here.world.richPlayer();
  // The company has the deposit as paid too.
  const [{ charge_id: charge } = { charge_id: '' }] = await here.world.query<{ charge_id: string }>(
    'select charge_id from payments.deposits where player_id = $1',
    [player.playerId],
  );
  await here.world.control(`/charges/${charge}/move`, { status: 'completed', silent: true });
});
afterEach(() => here.close());

/** Entries of a house account in euros, minor units; null while it is not open. */
const houseHas = async (kind: 'payments' | 'fees') =>
  (
    await here.world.query<{ sum: bigint | null }>(
      `select sum(e.amount)::integer as sum from ledger.accounts a join ledger.entries e on e.account_id = a.id
        where a.player_id is null and a.currency = 'EUR' and a.kind::text = $1`,
      [kind],
    )
  )[0]?.sum;
/** What a player's history says of their withdrawals. */
const line = async () => {
  const answer = await here.world.ledger.transactions(player.playerId, {
    types: ['withdraw'],
    sort: 'dateDesc',
    page: 1,
    perPage: 5,
  });
  return answer.rows.map(({ amount, fee, status, balance }) => [amount, fee, status, balance]);
};
const tell = async (withdrawal: WithdrawalJson, status: 'completed' | 'returned' | 'failed') => {
  await here.world.movePayout(withdrawal.id, { status, silent: true });
  await here.world.send(
    (await here.world.payoutEvent(withdrawal, `payout.${status}`)) as Record<string, unknown>,
  );
};
/** Reads the company's list until nothing can be on its way any more. */
const readBooks = async () => {
  await here.world.payments.books.read();
  here.world.clock.advance(2 * HOUR);
  await here.world.payments.books.read();
  await here.world.payments.books.findUnlisted();
};

it('is said beforehand, approved, paid: the company pays the rest, and the house keeps the fee', async () => {
  const asked = await here.world.withdraw(player, { amount: 25_000 });
  expect(asked).toMatchObject({ status: 'pending', amount: 25_000, fee: FEE, net: 24_850 });
  expect(await here.world.real(player)).toBe(25_000n);
  expect(await here.world.held(player)).toBe(25_000n);
  expect(await line()).toEqual([[25_000n, 150n, 'pending', 25_000n]]);
  await here.world.decide(asked.id);
  const { json } = await here.world.control(`/payouts/named/${asked.id}`);
  expect(json.payout).toMatchObject({ amount: 24_850 });
  expect(await houseHas('fees')).toBeNull();

  await tell(asked, 'completed');
  expect(await here.world.held(player)).toBe(0n);
  expect(await here.world.real(player)).toBe(25_000n);
  expect(await line()).toEqual([[25_000n, 150n, 'complete', 25_000n]]);
  expect(await houseHas('fees')).toBe(FEE);
  expect(await houseHas('payments')).toBe(-50_000 + 24_850);
  const [{ id: transaction } = { id: '' }] = (
    await here.world.ledger.transactions(player.playerId, {
      types: ['withdraw'],
      sort: 'dateDesc',
      page: 1,
      perPage: 1,
    })
  ).rows;
  expect(
    (await here.world.ledger.moves(transaction)).map(({ account, amount }) => [account, amount]),
  ).toEqual([
    ['real', -25_000n],
    ['held', 25_000n],
    ['held', -24_850n],
    ['held', -150n],
  ]);
  expect(here.world.letters.at(-1)).toMatchObject({ kind: 'withdrawal_paid', params: { amount: '€248.50' } });

  await readBooks();
  expect(await here.differences()).toEqual([]);
});

it('is given back with the rest when the money comes back', async () => {
  const asked = await here.world.withdraw(player);
  await tell(asked, 'completed');
  await tell(asked, 'returned');
  expect(await here.world.real(player)).toBe(50_000n);
  expect(await line()).toEqual([[10_000n, 150n, 'refund', 50_000n]]);
  expect(await houseHas('fees')).toBe(0);
  expect(await houseHas('payments')).toBe(-50_000);
  await readBooks();
  expect(await here.differences()).toEqual([]);
});

it.each(['cancelled', 'rejected', 'not paid by the company'])(
  'is never taken of one that is %s',
  async (end) => {
    const asked = await here.world.withdraw(player, {
      amount: end === 'not paid by the company' ? 9_000 : 30_000,
    });
    if (end === 'cancelled') await here.world.cancel(player, asked.id);
    else if (end === 'rejected') await here.world.decide(asked.id, 'reject');
    else await tell(asked, 'failed');
    expect(await here.world.real(player)).toBe(50_000n);
    expect(await here.world.held(player)).toBe(0n);
    expect(await houseHas('fees')).toBeNull();
    expect(await houseHas('payments')).toBe(-50_000);
  },
);

it('a company that says it paid the whole amount is not believed', async () => {
  const asked = await here.world.withdraw(player);
  const event = await here.world.payoutEvent(asked, 'payout.completed', { amount: 10_000 });
  await here.world.send(event as Record<string, unknown>);
  expect(await here.world.withdrawal(player, asked.id)).toMatchObject({ status: 'processing' });
  expect(await houseHas('fees')).toBeNull();
});

it.each([10_000, 9_849])('the books tell when the company paid %i instead of the rest', async (paid) => {
  const asked = await here.world.withdraw(player);
  await tell(asked, 'completed');
  await here.alter('payout', (await here.world.payout(asked.id)).id, { amount: paid });
  await readBooks();
  expect(await here.differences()).toEqual([`payout amount ${paid} EUR 9850 EUR complete open`]);
});
