-- Bank money that could not be booked is credited or sent back, as people decide (two of them).
alter table payments.bank_money
  add column id          uuid not null default gen_random_uuid() unique,
  -- `return`: the payment company is to send it back, or has.
  add column resolution  text check (resolution in ('credit', 'return')),
  add column resolved_at timestamptz,
  -- The operator who asked for it; null when the company sent the money back by itself.
  add column resolved_by text,
  add check ((resolution is null) = (resolved_at is null)),
  add check (resolved_by is null or resolution is not null);
create index bank_money_received on payments.bank_money (received_at, id);
create index bank_money_open on payments.bank_money (received_at, id) where resolution is null;
grant update (resolution, resolved_at, resolved_by) on payments.bank_money to parlour_app;
