-- What payment companies told of deposits that can't be true, each thing once, and what people decided about it. A deposit's
-- exception `mismatch` stays until it is decided, or until the company tells what can be true.
create table payments.mismatches (
  id          uuid        primary key default gen_random_uuid(),
  deposit_id  uuid        not null references payments.deposits,
  reason      text        not null check (reason in ('amount', 'currency', 'empty', 'over', 'charge', 'words', 'taken_back', 'rest')),
  -- As the company told it; null where it told nothing of it. Minor units.
  charge_id   text,
  told_status text,
  amount      bigint,
  received    bigint,
  currency    text,
  told_at     timestamptz not null,
  -- `return`: the payment company is to send it back.
  resolution  text        check (resolution in ('credit', 'return', 'nothing')),
  resolved_at timestamptz,
  resolved_by text,
  check ((resolution is null) = (resolved_at is null) and (resolution is null) = (resolved_by is null)),
  unique nulls not distinct (deposit_id, reason, charge_id, told_status, amount, received, currency)
);
create index mismatches_told on payments.mismatches (told_at, id);
create index mismatches_open on payments.mismatches (told_at, id) where resolution is null;
grant select, insert on payments.mismatches to parlour_app;
grant update (resolution, resolved_at, resolved_by) on payments.mismatches to parlour_app;

-- Those that are open already, with what was told last of them. Bank money is decided in its own list.
insert into payments.mismatches (deposit_id, reason, charge_id, told_status, amount, received, currency, told_at)
select d.id, 'words', e.charge_id, split_part(e.type, '.', 2), e.amount, e.amount_received, e.currency,
       coalesce(e.received_at, d.updated_at)
  from payments.deposits d
  left join lateral (select * from payments.webhook_events e
                      where e.deposit_id = d.id and e.outcome in ('mismatch', 'altered')
                      order by e.received_at desc limit 1) e on true
 where d.exception = 'mismatch'
   and not exists (select from payments.bank_money b where b.deposit_id = d.id and b.resolution is null);
