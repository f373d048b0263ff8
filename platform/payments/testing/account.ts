import pg from 'pg';
import type { Books, Payout } from './other-company/books';

interface DepositSum {
  charge: string;
  credited: string;
  /** Taken back, or still owed since the balance does not cover it. */
  refunded: string;
  open: number;
}
interface WithdrawalRow {
  id: string;
  amount: string;
  fee: string;
  status: string;
  payout_id: string | null;
}

/** What a casino and its payment company say of each other. Minor units. */
export interface Account {
  figures: Record<string, number>;
  /** One line for each charge or payout that they disagree about, and for each unit that is not accounted for. */
  faults: string[];
}

/** Withdrawals and deposits that something is still to become of. */
export async function unsettled(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`
    select (select count(*) from payments.withdrawals where status in ('pending', 'processing'))::integer
         + (select count(*) from payments.deposits where status = 'creating' or recheck)::integer as count`);
  return rows[0]?.count ?? 0;
}

/** What each type of transaction brought to the players' real money, in words. */
async function realByType(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ type: string; sum: string }>(`
    select t.type::text as type, sum(e.amount)::text as sum
      from ledger.entries e
      join ledger.accounts a on a.id = e.account_id and a.kind = 'real'
      join ledger.postings p on p.id = e.posting_id
      join ledger.transactions t on t.id = p.transaction_id
     group by 1 order by 1`);
  return rows.map(({ type, sum }) => `${type} ${sum}`).join(', ');
}

/** Compares every charge and payout of the company with what the casino booked. */
export async function readAccount(owner: pg.Pool, books: Books): Promise<Account> {
  const all = async <Row extends pg.QueryResultRow>(text: string) => (await owner.query<Row>(text)).rows;
  const faults: string[] = [];
  const sums: Record<string, bigint> = {};
  const add = (name: string, amount: bigint | number | string) => {
    sums[name] = (sums[name] ?? 0n) + BigInt(amount);
  };
  const differ = (about: string, casino: unknown, company: unknown) => {
    if (String(casino) !== String(company))
      faults.push(`${about}: ${String(casino)}, not ${String(company)}`);
  };

  const deposits = await all<DepositSum>(`
    select coalesce(late_of, further_of, id)::text as charge,
           coalesce(sum(received) filter (where status in ('complete', 'refund')), 0)::text as credited,
           coalesce(sum(received) filter (where status = 'refund' or refund_due), 0)::text as refunded,
           count(*) filter (where status in ('creating', 'processing'))::integer as open
      from payments.deposits group by 1`);
  const casino = new Map(deposits.map((one) => [one.charge, one]));
  for (const { reference, status, amount_received: received } of books.charges.values()) {
    const booked = casino.get(reference);
    const paid = status === 'completed' || status === 'refunded' || status === 'charged_back' ? received : 0;
    const back = status === 'refunded' || status === 'charged_back' ? received : 0;
    add('paid in, says the company', paid);
    add('paid back, says the company', back);
    differ(`credited of ${reference}, which is ${status}`, booked?.credited, paid);
    differ(`taken back of ${reference}, which is ${status}`, booked?.refunded, back);
    // One that nobody has paid yet may have been given up already: its answer was lost for too long.
    const isOpen = status === 'processing' ? 1 : 0;
    if (status !== 'pending')
      differ(`open deposits of ${reference}, which is ${status}`, booked?.open, isOpen);
  }
  const known = new Set([...books.charges.values()].map(({ reference }) => reference));
  for (const one of deposits) {
    add('credited', one.credited);
    add('taken back or owed', one.refunded);
    if (!known.has(one.charge)) differ(`credited of ${one.charge}, which has no charge`, one.credited, 0);
  }

  const withdrawals = await all<WithdrawalRow>(
    'select id::text, amount::text, fee::text, status, payout_id from payments.withdrawals',
  );
  const orders = new Map<string, Payout[]>();
  for (const payout of books.payouts.values()) {
    orders.set(payout.reference, [...(orders.get(payout.reference) ?? []), payout]);
  }
  const AS_TOLD: Readonly<Record<string, string>> = {
    complete: 'completed',
    refund: 'returned',
    rejected: 'failed',
  };
  for (const { id, amount, fee, status } of withdrawals) {
    const made = orders.get(id) ?? [];
    orders.delete(id);
    if (made.length > 1) faults.push(`${id} was paid out ${made.length} times`);
    const [payout] = made;
    if (payout) {
      const net = BigInt(amount) - BigInt(fee);
      const company = `${payout.status} ${payout.amount}`;
      differ(`payout of ${id}`, `${AS_TOLD[status] ?? status} ${net}`, company);
    } else if (status !== 'cancel' && status !== 'rejected')
      faults.push(`${id} is ${status} without a payout`);
    if (status === 'complete') add('paid out', amount);
    if (payout?.status === 'completed') add('paid out, says the company', payout.amount);
  }
  for (const reference of orders.keys()) faults.push(`a payout of ${reference}, which is no withdrawal`);

  const [money] = await all<{ real: string; held: string; holds: number }>(`
    select coalesce(sum("real"), 0)::text as real, coalesce(sum(held), 0)::text as held,
           (select count(*) from ledger.holds where state = 'open')::integer as holds from ledger.wallets`);
  const [owed] = await all<{ owed: string }>(
    'select coalesce(sum(received), 0)::text as owed from payments.deposits where refund_due',
  );
  // Stakes are won back to the cent; what else comes is a jackpot that falls meanwhile, and the bonuses of levels that
  // deposits lead to.
  const [won] = await all<{ jackpots: string; levels: string }>(`
    select coalesce(sum(amount) filter (where type = 'jackpot_win'), 0)::text as jackpots,
           coalesce(sum(amount) filter (where type = 'level_bonus'), 0)::text as levels
      from ledger.transactions`);
  const left =
    (sums.credited ?? 0n) +
    BigInt(won?.jackpots ?? 0) +
    BigInt(won?.levels ?? 0) -
    (sums['taken back or owed'] ?? 0n) +
    BigInt(owed?.owed ?? 0) -
    (sums['paid out'] ?? 0n);
  differ('real money of all players', money?.real, left);
  if (String(money?.real) !== String(left)) faults.push(`real money came by ${await realByType(owner)}`);
  differ('money on hold', money?.held, 0);
  differ('open holds', money?.holds, 0);
  add('with the players', money?.real ?? 0);
  add('won in jackpots', won?.jackpots ?? 0);
  add('bonuses of levels', won?.levels ?? 0);
  add('owed by players', owed?.owed ?? 0);

  // What was won with money that went back is a person's to decide, by rule; nothing else waits for one.
  const [winnings] = await all<{ count: string }>(`
    select count(*)::text as count from payments.mismatches m join payments.deposits d on d.id = m.deposit_id
     where m.reason = 'reversed' and m.resolution is null and m.settled_at is null
       and (d.status = 'refund' or d.refund_due)`);
  add('winnings that wait for a person', winnings?.count ?? 0);
  const disputed = await all<{ what: string }>(`
    select 'deposit ' || d.id || ' (' || d.status || ', charge ' || coalesce(d.charge_id, 'none') || ') waits for a person: '
           || concat_ws(' ', m.reason, m.told_status, m.charge_id, m.amount, m.received) as what
      from payments.mismatches m join payments.deposits d on d.id = m.deposit_id
     where m.resolution is null and m.settled_at is null
       and not (m.reason = 'reversed' and (d.status = 'refund' or d.refund_due))
    union all
    select 'withdrawal ' || id || ' waits for a person' from payments.withdrawals where exception = 'mismatch'
    union all
    -- A refund that the balance does not cover yet is owed: it differs until it is collected.
    select concat_ws(' ', 'the books differ:', f.kind, f.class, f.their_id, f.theirs, f.ours, f.ours_status)
      from payments.differences f left join payments.deposits d on d.id = f.deposit_id
     where f.state = 'open' and not coalesce(d.refund_due, false)`);
  faults.push(...disputed.map(({ what }) => what));
  return {
    figures: Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])),
    faults,
  };
}
