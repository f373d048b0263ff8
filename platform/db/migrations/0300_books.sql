-- What payment companies say that moved, and where it differs from what is booked here. Amounts are minor units.

-- How far each company's list was read.
create table payments.movement_cursors (
  provider text        primary key,
  cursor   text        check (length(cursor) between 1 and 128),
  -- False: the company keeps no such list.
  listed   boolean     not null default true,
  -- When it was last read to its end; null before the first time.
  read_at  timestamptz,
  tried_at timestamptz not null,
  -- Why it could not be read the last time.
  problem  text
);
grant select, insert, update on payments.movement_cursors to parlour_app;

-- Written once. `amount` is below zero where the company takes back what it had listed.
create table payments.movements (
  provider    text        not null,
  movement_id text        not null check (length(movement_id) between 1 and 128),
  kind        text        not null
    check (kind in ('payment', 'refund', 'chargeback', 'payout', 'payout_return', 'bank_money')),
  -- The company's charge, payout or bank money.
  their_id    text        not null,
  reference   text        not null,
  amount      bigint      not null,
  currency    text        not null check (currency ~ '^[A-Z]{3}$'),
  at          timestamptz not null,
  read_at     timestamptz not null,
  compared_at timestamptz,
  -- Our books say the same.
  agreed_at   timestamptz,
  primary key (provider, movement_id)
);
create index movements_subject on payments.movements (provider, kind, their_id);
create index movements_open on payments.movements (compared_at nulls first) where agreed_at is null;
create index movements_at on payments.movements (at);
grant select, insert on payments.movements to parlour_app;
grant update (compared_at, agreed_at) on payments.movements to parlour_app;

-- `missing_here`: the company lists what is not booked. `missing_there`: booked, and the company does not list it.
-- `amount`: both have it, with other sums or currencies. `state`: what it belongs to has ended here in another way.
create table payments.differences (
  id              uuid        primary key default gen_random_uuid(),
  provider        text        not null,
  kind            text        not null,
  their_id        text        not null,
  class           text        not null check (class in ('missing_here', 'missing_there', 'amount', 'state')),
  reference       text        not null,
  -- Null where that side has nothing.
  theirs          bigint,
  theirs_currency text,
  ours            bigint,
  ours_currency   text,
  -- How it stands here: a deposit's or a withdrawal's state; null when nobody knows what it belongs to.
  ours_status     text,
  deposit_id      uuid        references payments.deposits,
  withdrawal_id   uuid        references payments.withdrawals,
  moved_at        timestamptz not null,
  found_at        timestamptz not null,
  -- `resolved` by itself when both sides agree; `closed` by a person.
  state           text        not null default 'open' check (state in ('open', 'resolved', 'closed')),
  ended_at        timestamptz,
  closed_by       text,
  reason          text        check (length(reason) between 1 and 1000),
  unique (provider, kind, their_id, class),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'closed') = (closed_by is not null and reason is not null))
);
create index differences_found on payments.differences (found_at desc, id);
create index differences_open on payments.differences (found_at, id) where state = 'open';
grant select, insert, update on payments.differences to parlour_app;

-- What is booked, by the company's name for it and by when it was.
create index deposits_of_charge on payments.deposits (provider, charge_id) where charge_id is not null;
create index deposit_changes_money on payments.deposit_changes (at) where to_status in ('complete', 'refund');
create index withdrawal_changes_money on payments.withdrawal_changes (at) where to_status in ('complete', 'refund');

-- What each run of the ledger's check found.
create table ledger.checks (
  id     bigint generated always as identity primary key,
  at     timestamptz not null,
  holds  boolean     not null,
  -- The invariants that do not hold, with a few rows of each.
  broken jsonb       not null
);
grant select on ledger.checks to parlour_app;
