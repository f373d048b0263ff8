import { sql, type Kysely, type RawBuilder } from 'kysely';

/** One invariant, and the rows that violate it. */
export interface InvariantResult {
  /** 1 to 7, as in docs/adr/0002-ledger.md. */
  number: number;
  name: string;
  /** How many rows were looked at. */
  checked: number;
  broken: number;
  /** The first few that break it, readable. */
  offenders: string[];
}

export interface LedgerReport {
  holds: boolean;
  results: InvariantResult[];
}

interface Invariant {
  name: string;
  /** One number: what there is to look at. */
  checked: RawBuilder<{ checked: number }>;
  /** One text per row that breaks it. */
  broken: RawBuilder<{ offender: string }>;
}

const OFFENDERS_SHOWN = 5;

/** What a transaction does to the player's real and bonus money, by its own type and status. */
const EFFECT = sql`
  case
    when t.type = 'deposit' then case when t.status in ('complete', 'refund') then t.amount else 0 end
    when t.type = 'withdraw' then case when t.status in ('pending', 'processing', 'complete') then -t.amount else 0 end
    when t.type in ('bet', 'sport_bet', 'refund', 'rollback_win', 'change_balance_dec', 'cancel_bonus_fine', 'zeroing')
      then -t.amount
    -- Points that became money, by the words of their key; else from one of the player's own accounts to another.
    when t.type = 'convert_balance' and t.idempotency_key like 'points:%' then t.amount
    when t.type = 'convert_balance' then 0
    else t.amount
  end`;

const INVARIANTS: Invariant[] = [
  {
    name: 'all entries sum to zero, per posting and currency',
    checked: sql`select count(*)::integer as checked from ledger.entries`,
    broken: sql`
      select format('posting %s: %s %s', posting_id, sum(amount), currency) as offender
        from ledger.entries group by posting_id, currency having sum(amount) <> 0
      union all
      select format('posting %s has no entries', p.id) from ledger.postings p
       where not exists (select from ledger.entries e where e.posting_id = p.id)
      union all
      select format('an entry of posting %s stands on account %s, which is no account of %s', e.posting_id, e.account_id, e.currency)
        from ledger.entries e left join ledger.accounts a on a.id = e.account_id and a.currency = e.currency
       where a.id is null`,
  },
  {
    name: 'every stored balance is the sum of its entries, every deposit wager the sum of its postings less what was waived',
    checked: sql`select count(*)::integer as checked from ledger.accounts where balance is not null`,
    broken: sql`
      select format('account %s (%s of %s): stored %s, entries %s, wager %s, postings %s, waived %s, version %s, count %s',
                    a.id, a.kind, coalesce('player ' || a.player_id, 'the house'), a.balance, coalesce(s.total, 0), a.deposit_wager,
                    coalesce(s.wager, 0), coalesce(w.amount, 0), a.version, coalesce(s.number, 0) + coalesce(w.number, 0)) as offender
        from ledger.accounts a
        left join (select e.account_id, sum(e.amount) as total, sum(p.wager) as wager, count(*) as number
                     from ledger.entries e join ledger.postings p on p.id = e.posting_id group by e.account_id) s
          on s.account_id = a.id
        left join (select account_id, sum(amount) as amount, count(*) as number
                     from ledger.wager_waivers group by account_id) w
          on w.account_id = a.id
       where a.balance is not null
         and (a.balance <> coalesce(s.total, 0) or a.version <> coalesce(s.number, 0) + coalesce(w.number, 0)
              or (a.kind = 'real' and a.deposit_wager <> coalesce(s.wager, 0) - coalesce(w.amount, 0)))`,
  },
  {
    name: 'no account that stores its balance is below zero; a player and a jackpot have no other',
    checked: sql`select count(*)::integer as checked from ledger.accounts where balance is not null`,
    broken: sql`
      select format('account %s (%s of %s): %s', id, kind, coalesce('player ' || player_id, 'the house'), balance) as offender
        from ledger.accounts
       where balance < 0
          or (balance is null and (player_id is not null or kind in ('jackpot_max', 'jackpot_mid', 'jackpot_mini')))`,
  },
  {
    name: 'one posting per idempotency key, one reversal per posting, which is its exact opposite',
    checked: sql`select count(*)::integer as checked from ledger.postings`,
    broken: sql`
      select format('key %s: %s postings', idempotency_key, count(*)) as offender
        from ledger.postings group by idempotency_key having count(*) > 1
      union all
      select format('posting %s was reversed %s times', reverses, count(*))
        from ledger.postings where reverses is not null group by reverses having count(*) > 1
      union all
      select format('posting %s is not the opposite of posting %s', p.id, p.reverses)
        from ledger.postings p left join ledger.postings r on r.id = p.reverses
       where p.reverses is not null
         and (r.id is null or p.wager <> -r.wager
              or exists (select from ledger.entries e where e.posting_id in (p.id, r.id)
                          group by e.account_id having sum(e.amount) <> 0))`,
  },
  {
    name: 'deposits − withdrawals − holds + wins − bets + bonuses = balances, what fed the jackpots and was not won is theirs, and payments and fees have what went there',
    checked: sql`select count(*)::integer as checked from ledger.transactions`,
    broken: sql`
      select format('player %s, %s: transactions %s, balances %s', w.player_id, w.currency, coalesce(t.total, 0), w.real + w.bonus) as offender
        from ledger.wallets w
        left join (select t.player_id, t.currency, sum(${EFFECT}) as total from ledger.transactions t group by 1, 2) t
          on t.player_id = w.player_id and t.currency = w.currency
       where coalesce(t.total, 0) <> w.real + w.bonus
      union all
      select format('player %s, %s: open holds %s, held %s', w.player_id, w.currency, coalesce(h.total, 0), w.held)
        from ledger.wallets w
        left join (select player_id, currency, sum(amount) as total from ledger.holds where state = 'open' group by 1, 2) h
          on h.player_id = w.player_id and h.currency = w.currency
       where coalesce(h.total, 0) <> w.held
      union all
      select format('transaction %s (%s) of player %s has no wallet', t.id, t.type, t.player_id)
        from ledger.transactions t
       where t.player_id is not null
         and not exists (select from ledger.wallets w where w.player_id = t.player_id and w.currency = t.currency)
      union all
      select format('jackpots in %s: transactions %s, balances %s', currency, sum(fed), sum(held))
        from (select currency, sum(case type when 'jackpot_win' then -amount else amount end) as fed, 0 as held
                from ledger.transactions
               where type in ('jackpot_increasing', 'jackpot_win') group by 1
              union all
              select currency, 0, balance from ledger.accounts
               where kind in ('jackpot_max', 'jackpot_mid', 'jackpot_mini')) j
       group by currency having sum(fed) <> sum(held)
      union all
      select format('%s in %s: transactions %s, entries %s', kind, currency, sum(told), sum(booked))
        from (select f.kind, t.currency, sum(f.amount) as told, 0 as booked
                from ledger.transactions t
                cross join lateral (values
                  ('payments', case when t.type = 'deposit' and t.status in ('complete', 'refund') then -t.amount
                                    when t.type = 'refund' then t.amount
                                    when t.type = 'withdraw' and t.status = 'complete' then t.amount - t.fee end),
                  ('fees', case when t.type <> 'withdraw' or t.status = 'complete' then t.fee end)) as f (kind, amount)
               where t.type in ('deposit', 'refund', 'withdraw') or t.fee > 0
               group by 1, 2
              union all
              select a.kind::text, a.currency, 0, sum(e.amount)
                from ledger.accounts a join ledger.entries e on e.account_id = a.id
               where a.player_id is null and a.kind::text in ('payments', 'fees')
               group by 1, 2) g
       group by kind, currency having coalesce(sum(told), 0) <> sum(booked)
      union all
      select format('transaction %s (%s) of the house moves a player''s money', t.id, t.type)
        from ledger.transactions t
       where t.player_id is null
         and (t.type <> 'jackpot_increasing'
              or exists (select from ledger.postings p
                           join ledger.entries e on e.posting_id = p.id
                           join ledger.accounts a on a.id = e.account_id
                          where p.transaction_id = t.id and a.player_id is not null))`,
  },
  {
    name: 'withdrawable is at most the real balance, and 0 while the deposit wager is open',
    checked: sql`select count(*)::integer as checked from ledger.wallets`,
    broken: sql`
      select format('player %s, %s: withdrawable %s, real %s, wager %s', player_id, currency, withdrawable, "real", deposit_wager) as offender
        from ledger.wallets
       where withdrawable > "real" or (deposit_wager > 0 and withdrawable <> 0)`,
  },
  {
    name: 'what was acknowledged is posted and played, and what is posted was acknowledged',
    checked: sql`select count(*)::integer as checked from wallet.answers`,
    broken: sql`
      select offender from wallet.broken_answers
      union all
      select format('%s %s is %s without a posting', t.type, t.id, t.status)
        from ledger.transactions t
       where (t.status in ('complete', 'refund', 'rollback') or (t.type = 'withdraw'))
         and not exists (select from ledger.postings p where p.transaction_id = t.id)
      union all
      select format('%s %s is %s and yet posted', t.type, t.id, t.status)
        from ledger.transactions t
       where t.type = 'deposit' and t.status in ('processing', 'failed', 'cancel')
         and exists (select from ledger.postings p where p.transaction_id = t.id)
      union all
      select format('withdraw %s is %s, its hold %s', t.id, t.status, coalesce(h.state::text, 'missing'))
        from ledger.transactions t left join ledger.holds h on h.transaction_id = t.id
       where t.type = 'withdraw'
         and h.state is distinct from (case when t.status in ('complete', 'refund') then 'captured'
                                            when t.status in ('cancel', 'rejected') then 'released'
                                            else 'open' end)::ledger.hold_state`,
  },
];

/** Examines the invariants with the eyes of one transaction. */
export async function examineLedger(trx: Kysely<unknown>): Promise<LedgerReport> {
  const results: InvariantResult[] = [];
  for (const [index, { name, checked, broken }] of INVARIANTS.entries()) {
    const counted = await checked.execute(trx);
    const found = await sql<{ offender: string; broken: number }>`
      select offender, (count(*) over ())::integer as broken from (${broken}) b
       limit ${OFFENDERS_SHOWN}`.execute(trx);
    results.push({
      number: index + 1,
      name,
      checked: counted.rows[0]?.checked ?? 0,
      broken: found.rows[0]?.broken ?? 0,
      offenders: found.rows.map((row) => row.offender),
    });
  }
  return { holds: results.every((result) => result.broken === 0), results };
}

/**
 * Proves the invariants of the ledger on one snapshot of the database, which may be in use meanwhile. Reads all
 * of it; needs the right to read the schemas `ledger` and `wallet`, no more.
 */
export function checkLedger(db: Kysely<unknown>): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return examineLedger(trx);
    });
}

/** The report as a person reads it, one line per invariant and up to five offenders below a broken one. */
export function describeReport(report: LedgerReport): string {
  const lines = report.results.flatMap((result) => [
    `${result.broken === 0 ? 'ok    ' : 'BROKEN'} ${result.number}. ${result.name} (${result.checked} checked${
      result.broken > 0 ? `, ${result.broken} broken` : ''
    })`,
    ...result.offenders.map((offender) => `         ${offender}`),
    ...(result.broken > result.offenders.length
      ? [`         and ${result.broken - result.offenders.length} more`]
      : []),
  ]);
  return [...lines, report.holds ? 'All seven invariants hold.' : 'The ledger is broken.'].join('\n');
}
