-- Withdrawals: where money can go, and each one's way there. Amounts are minor units.

-- Where a method pays to: back to the instrument that paid in, to a bank account, or to an address of a coin.
create table payments.payout_methods (
  method        text    primary key references payments.methods,
  kind          text    not null check (kind in ('instrument', 'bank', 'coin')),
  -- How long it usually takes once it is sent.
  usual_minutes integer not null check (usual_minutes > 0),
  enabled       boolean not null default true
);
create table payments.payout_limits (
  method     text   not null references payments.payout_methods,
  currency   text   not null check (currency ~ '^[A-Z]{3}$'),
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null,
  fee        bigint not null default 0 check (fee >= 0 and fee < min_amount),
  primary key (method, currency),
  check (max_amount >= min_amount)
);
-- Up to which amount nobody has to decide, and from which one two people do.
create table payments.payout_rules (
  currency        text   primary key check (currency ~ '^[A-Z]{3}$'),
  automatic_until bigint not null check (automatic_until >= 0),
  two_people_from bigint not null check (two_people_from > automatic_until)
);
grant select on payments.payout_methods, payments.payout_limits, payments.payout_rules to parlour_app;

insert into payments.payout_methods (method, kind, usual_minutes) values
  ('card', 'instrument', 10), ('skrill', 'instrument', 10), ('neteller', 'instrument', 10),
  ('ecopayz', 'instrument', 10), ('ezeewallet', 'instrument', 10), ('astropay', 'instrument', 10),
  ('interac', 'instrument', 60), ('banktransfer', 'bank', 1440),
  ('bitcoin', 'coin', 60), ('ethereum', 'coin', 30), ('litecoin', 'coin', 30), ('ripple', 'coin', 10),
  ('tether', 'coin', 30);
insert into payments.payout_limits (method, currency, min_amount, max_amount)
select method, currency, case kind when 'coin' then 3000 else 2000 end, case kind when 'bank' then 1000000 else 500000 end
  from payments.payout_methods cross join unnest('{EUR,USD,AUD,CHF}'::text[]) as currency;
insert into payments.payout_rules (currency, automatic_until, two_people_from)
select currency, 20000, 200000 from unnest('{EUR,USD,AUD,CHF}'::text[]) as currency;

-- `pending` waits for a decision, `processing` is on its way: what is `processing` without a payout is being sent, or
-- its answer was lost. `payout_request` is what the company is asked, kept so that a repeated call is the same to the
-- byte; it holds an address and an account, and is emptied once the payout is known or the withdrawal has ended.
create table payments.withdrawals (
  id                    uuid        primary key,
  -- What people call it: W-10001.
  number                bigint      generated always as identity (start with 10001) unique,
  player_id             text        not null,
  ledger_transaction_id text        not null unique,
  method                text        not null references payments.methods,
  option                text,
  currency              text        not null check (currency ~ '^[A-Z]{3}$'),
  amount                bigint      not null check (amount > 0),
  fee                   bigint      not null check (fee >= 0 and fee < amount),
  status                text        not null
    check (status in ('pending', 'processing', 'complete', 'rejected', 'cancel', 'refund')),
  cause                 text        not null,
  exception             text        check (exception = 'mismatch'),
  -- Why a person decides about it, and what they should know.
  signals               text[]      not null,
  rejection             text,
  -- Of the account or address, as far as it may be shown; null for what was paid with.
  destination           text,
  -- A keyed digest of the same, by which a new one is told.
  destination_print     bytea,
  provider              text        not null,
  payout_id             text,
  payout_request        jsonb,
  attempts              integer     not null default 0,
  -- The operator; null when nobody had to.
  decided_by            text,
  idempotency_key       text        not null,
  request_hash          bytea       not null,
  requested_at          timestamptz not null,
  decided_at            timestamptz,
  sent_at               timestamptz,
  paid_at               timestamptz,
  -- Rejected, cancelled, or come back.
  ended_at              timestamptz,
  checked_at            timestamptz,
  updated_at            timestamptz not null,
  unique (player_id, idempotency_key),
  check ((status = 'rejected') = (rejection is not null)),
  check ((status in ('complete', 'refund')) = (paid_at is not null)),
  check (status not in ('complete', 'refund') or payout_id is not null)
);
-- One at a time.
create unique index withdrawals_waiting on payments.withdrawals (player_id) where status in ('pending', 'processing');
create unique index withdrawals_payout on payments.withdrawals (provider, payout_id);
create index withdrawals_of_player on payments.withdrawals (player_id, requested_at desc);
create index withdrawals_open on payments.withdrawals (requested_at) where status in ('pending', 'processing');
create index withdrawals_paid on payments.withdrawals (paid_at) where paid_at is not null;
create index withdrawals_requested on payments.withdrawals (requested_at desc, id);
grant select, insert, update on payments.withdrawals to parlour_app;

create table payments.withdrawal_changes (
  id            bigint generated always as identity primary key,
  withdrawal_id uuid        not null references payments.withdrawals,
  from_status   text,
  to_status     text        not null,
  cause         text        not null,
  at            timestamptz not null
);
create index withdrawal_changes_withdrawal on payments.withdrawal_changes (withdrawal_id, id);
grant select on payments.withdrawal_changes to parlour_app;

-- Every verified event about a payout once, with what became of it. Written in the transaction that acts on it.
create table payments.payout_events (
  provider      text        not null,
  event_id      text        not null check (length(event_id) between 1 and 255),
  type          text        not null,
  occurred_at   timestamptz not null,
  payout_id     text        not null,
  reference     text        not null,
  currency      text        not null,
  amount        bigint      not null,
  body_hash     bytea       not null,
  withdrawal_id uuid        references payments.withdrawals,
  outcome       text        not null,
  received_at   timestamptz not null,
  primary key (provider, event_id)
);
create index payout_events_withdrawal on payments.payout_events (withdrawal_id);
grant select, insert on payments.payout_events to parlour_app;

-- What a player has paid in by each method.
create index deposits_paid_in on payments.deposits (player_id, method) where status = 'complete';
