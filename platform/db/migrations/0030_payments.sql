-- Payments: methods on offer, deposits, the provider's events. Amounts are minor units.
create schema payments;
grant usage on schema payments to parlour_app;

-- A method is on offer in a currency when payments.method_limits has the row, and in a country when `countries`
-- is null or names it. `enabled` is switched on only for what works end to end.
create table payments.methods (
  code      text     primary key check (code ~ '^[a-z0-9]{2,32}$'),
  provider  text     not null,
  type      text     not null check (type in ('regular', 'voucher', 'coin')),
  title     text     not null,
  logo_url  text     check (logo_url ~ '^/payments/[a-z0-9-]+\.svg$'),
  options   jsonb    not null default '[]' check (jsonb_typeof(options) = 'array'),
  countries text[],
  enabled   boolean  not null default false,
  position  integer  not null unique
);

create table payments.method_limits (
  method     text   not null references payments.methods,
  currency   text   not null check (currency ~ '^[A-Z]{3}$'),
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null,
  primary key (method, currency),
  check (max_amount >= min_amount)
);

-- Bounds that hold for every method.
create table payments.limits (
  currency   text   primary key check (currency ~ '^[A-Z]{3}$'),
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null,
  check (max_amount >= min_amount)
);
grant select on payments.methods, payments.method_limits, payments.limits to parlour_app;

-- `creating`: the ledger knows the deposit, the provider may or may not have the charge yet.
-- `charge_request` is what the provider is asked, kept so that a repeated call is the same to the byte; it holds
-- the player's e-mail address and is emptied as soon as the charge is known or the deposit is closed.
create table payments.deposits (
  id                    uuid        primary key,
  player_id             text        not null,
  ledger_transaction_id text        not null unique,
  method                text        not null references payments.methods,
  option                text,
  currency              text        not null check (currency ~ '^[A-Z]{3}$'),
  amount                bigint      not null check (amount > 0),
  received              bigint      check (received > 0),
  status                text        not null check (status in ('creating', 'processing', 'complete', 'failed', 'cancel', 'refund')),
  cause                 text        not null,
  provider              text        not null,
  charge_id             text,
  checkout_url          text,
  charge_request        jsonb,
  attempts              integer     not null default 0,
  -- The provider reported money for a deposit that was closed: reconciliation asks it again.
  recheck               boolean     not null default false,
  -- The provider took the money back and the player's balance doesn't cover it.
  refund_due            boolean     not null default false,
  -- A payment that came after the deposit was closed is a deposit of its own, which names the closed one.
  late_of               uuid        unique references payments.deposits,
  idempotency_key       text        not null,
  request_hash          bytea       not null,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  checked_at            timestamptz,
  check (received is not null or status not in ('complete', 'refund')),
  check (status <> 'processing' or charge_id is not null)
);
-- A deposit that never reached the provider gives its key free: the player may try again with it.
create unique index deposits_idempotency on payments.deposits (player_id, idempotency_key)
  where status <> 'failed' or charge_id is not null;
create unique index deposits_charge on payments.deposits (provider, charge_id) where late_of is null;
create index deposits_open on payments.deposits (created_at)
  where status in ('creating', 'processing') or recheck or refund_due;
grant select, insert, update on payments.deposits to parlour_app;

create table payments.deposit_changes (
  id          bigint generated always as identity primary key,
  deposit_id  uuid        not null references payments.deposits,
  from_status text,
  to_status   text        not null,
  cause       text        not null,
  at          timestamptz not null default now()
);
create index deposit_changes_deposit on payments.deposit_changes (deposit_id, id);
grant select on payments.deposit_changes to parlour_app;

-- Every verified event once, with what became of it. Written in the transaction that acts on it.
create table payments.webhook_events (
  provider        text        not null,
  event_id        text        not null check (length(event_id) between 1 and 255),
  type            text        not null,
  occurred_at     timestamptz not null,
  charge_id       text        not null,
  reference       text        not null,
  currency        text        not null,
  amount          bigint      not null,
  amount_received bigint      not null,
  body_hash       bytea       not null,
  deposit_id      uuid        references payments.deposits,
  outcome         text        not null,
  received_at     timestamptz not null,
  primary key (provider, event_id)
);
create index webhook_events_deposit on payments.webhook_events (deposit_id);
create index webhook_events_unsettled on payments.webhook_events (received_at)
  where outcome in ('unknown_reference', 'mismatch', 'refund_due', 'recheck');
grant select, insert on payments.webhook_events to parlour_app;
