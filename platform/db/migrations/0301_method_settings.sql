-- What the casino decides about methods, over what the payment company allows. It only ever narrows. Amounts are minor
-- units. Read with every offer, so that it holds at once.

-- Without a row a method is on.
create table payments.method_switches (
  method     text        not null references payments.methods,
  direction  text        not null check (direction in ('deposit', 'withdrawal')),
  enabled    boolean     not null,
  reason     text        not null check (length(reason) between 1 and 1000),
  -- The operator.
  changed_by text        not null,
  changed_at timestamptz not null,
  primary key (method, direction)
);
grant select, insert, update on payments.method_switches to parlour_app;

create table payments.own_limits (
  method     text        not null references payments.methods,
  direction  text        not null check (direction in ('deposit', 'withdrawal')),
  currency   text        not null check (currency ~ '^[A-Z]{3}$'),
  -- ISO 3166-1 alpha-2 of the player; empty for all of them.
  country    text        not null default '' check (country ~ '^([A-Z]{2})?$'),
  min_amount bigint      check (min_amount > 0),
  max_amount bigint      check (max_amount > 0),
  reason     text        not null check (length(reason) between 1 and 1000),
  changed_by text        not null,
  changed_at timestamptz not null,
  primary key (method, direction, currency, country),
  check (min_amount is not null or max_amount is not null),
  check (min_amount <= max_amount)
);
grant select, insert, update, delete on payments.own_limits to parlour_app;
