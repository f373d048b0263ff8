-- What a euro is worth in the other currencies. A rate is never changed: the latest one of a currency holds.
create table payments.rates (
  id       bigint         generated always as identity primary key,
  currency text           not null check (currency ~ '^[A-Z]{3}$' and currency <> 'EUR'),
  -- Units of the currency for one euro.
  per_euro numeric(20, 8) not null check (per_euro > 0),
  -- `shipped` came with the product; `operator` was set by two people.
  source   text           not null check (source in ('shipped', 'operator')),
  -- Who asked for it.
  set_by   text,
  at       timestamptz    not null,
  check ((source = 'operator') = (set_by is not null))
);
create index rates_latest on payments.rates (currency, id desc);
grant select, insert on payments.rates to parlour_app;

insert into payments.rates (currency, per_euro, source, at)
values ('USD', 1.1628, 'shipped', now()), ('AUD', 1.7791, 'shipped', now()), ('CHF', 0.9302, 'shipped', now());

-- Bounds stand in euros, and hold for other currencies at the rate. A row of a currency's own goes before that; those
-- that nobody has changed are left to the rate.
delete from payments.payout_rules where currency <> 'EUR' and automatic_until = 20000 and two_people_from = 200000;
