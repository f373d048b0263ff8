-- Coins on their way to deposits, by what names them in their network. Amounts are base units of the coin; `credited` is
-- minor units of the account's currency. The first transfer that is final completes its deposit; each further one is
-- credited as a deposit of its own, which names the first (docs/adr/0026-coins-and-bank-money.md).
create table payments.transfers (
  network          text          not null check (network ~ '^[A-Z0-9]{2,16}$'),
  txid             text          not null check (txid ~ '^[A-Za-z0-9]{1,128}$'),
  output           integer       not null check (output >= 0),
  deposit_id       uuid          not null references payments.deposits,
  amount           numeric(40,0) not null check (amount > 0),
  confirmations    integer       not null check (confirmations >= 0),
  state            text          not null check (state in ('seen', 'confirming', 'credited', 'gone')),
  version          integer       not null check (version >= 0),
  rate_minor       numeric(40,0),
  rate_per         numeric(40,0),
  credited         bigint        check (credited >= 0),
  credited_deposit uuid          unique references payments.deposits,
  seen_at          timestamptz   not null,
  updated_at       timestamptz   not null,
  primary key (network, txid, output),
  check ((state = 'credited') = (credited is not null)),
  check ((state = 'credited') = (rate_minor is not null and rate_per is not null))
);
create index transfers_deposit on payments.transfers (deposit_id, seen_at);
grant select, insert, update on payments.transfers to parlour_app;

-- Bank money that can't be booked: without the digits that name its deposit, for a deposit that is closed, or under
-- another name than the player's. A person decides.
create table payments.bank_money (
  provider    text        not null,
  money_id    text        not null check (length(money_id) between 1 and 255),
  deposit_id  uuid        references payments.deposits,
  amount      bigint      not null check (amount > 0),
  currency    text        not null check (currency ~ '^[A-Z]{3}$'),
  sender_name text        not null,
  description text        not null,
  reason      text        not null check (reason in ('no_digits', 'closed', 'other_name')),
  received_at timestamptz not null,
  primary key (provider, money_id)
);
create index bank_money_deposit on payments.bank_money (deposit_id);
grant select, insert on payments.bank_money to parlour_app;
grant update (sender_name, description) on payments.bank_money to parlour_app;

alter table payments.deposits
  -- A further transfer to the same address is a deposit of its own, which names the one that it was made for.
  add column further_of uuid references payments.deposits,
  -- Stands for the card or wallet that was used, and whether the name on it is the player's.
  add column instrument text check (length(instrument) between 1 and 128),
  add column name_match text check (name_match in ('exact', 'near', 'different', 'unknown')),
  -- Who took a refunded deposit back.
  add column reversal text check (reversal in ('refund', 'chargeback'));

drop index payments.deposits_charge;
create unique index deposits_charge on payments.deposits (provider, charge_id)
  where late_of is null and further_of is null;
create index deposits_further on payments.deposits (further_of) where further_of is not null;
create index deposits_instrument on payments.deposits (instrument, created_at) where instrument is not null;
-- Reconciliation follows the addresses of coins for days.
create index deposits_coins on payments.deposits (created_at) where ask ->> 'kind' = 'address';
