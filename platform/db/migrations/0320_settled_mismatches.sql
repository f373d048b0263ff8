-- A mismatch is open until people decide about it, or until its company tells of the same payment what can be true. What was
-- credited by a decision is known by its deposit: what is told of the payment later belongs to that one.
alter table payments.mismatches
  add column settled_at timestamptz,
  add column credited_deposit uuid references payments.deposits,
  add check (settled_at is null or resolution is null),
  add check (credited_deposit is null or resolution = 'credit');
grant update (settled_at, credited_deposit) on payments.mismatches to parlour_app;

-- The same may be told again after what settled it.
do $$
begin
  execute (select format('alter table payments.mismatches drop constraint %I', conname)
             from pg_constraint where conrelid = 'payments.mismatches'::regclass and contype = 'u');
end
$$;
create unique index mismatches_once on payments.mismatches
  (deposit_id, reason, charge_id, told_status, amount, received, currency) nulls not distinct
  where settled_at is null;
drop index payments.mismatches_open;
create index mismatches_open on payments.mismatches (told_at, id) where resolution is null and settled_at is null;
create index mismatches_charge on payments.mismatches (charge_id);

-- Whether what was credited came late, also while something else is marked.
alter table payments.deposits add column late boolean not null default false;

-- What stands already; the guards are for what is written from here on.
alter table payments.mismatches disable trigger user;
alter table payments.deposits disable trigger user;
update payments.deposits set late = true where exception = 'late' or late_of is not null;
update payments.mismatches m set settled_at = d.updated_at
  from payments.deposits d
 where d.id = m.deposit_id and m.resolution is null and d.exception is distinct from 'mismatch';
update payments.mismatches m set credited_deposit = c.deposit_id
  from payments.deposit_changes c
 where m.resolution = 'credit' and c.to_status = 'complete' and c.cause = 'mismatch ' || m.id;
update payments.deposits d set charge_id = m.charge_id
  from payments.mismatches m
 where m.credited_deposit = d.id and m.reason = 'charge' and d.further_of is not null;
alter table payments.mismatches enable trigger user;
alter table payments.deposits enable trigger user;

-- Another payment beside a deposit's own is credited once, whatever was told of it how often.
create unique index deposits_other_charge on payments.deposits (provider, charge_id)
  where further_of is not null and idempotency_key like 'charge:%';
