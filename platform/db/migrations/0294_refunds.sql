-- Refunds that operators decided. What books one is the payment company's own word that the charge is refunded; here is what
-- it was asked for. Written before it is sent, so that nothing is sent that is not known.
create table payments.refunds (
  id          uuid        primary key default gen_random_uuid(),
  deposit_id  uuid        not null references payments.deposits,
  -- The mismatch whose money goes back; null for a deposit that was booked.
  mismatch_id uuid        references payments.mismatches,
  provider    text        not null,
  charge_id   text        not null,
  amount      bigint      not null check (amount > 0),
  currency    text        not null check (currency ~ '^[A-Z]{3}$'),
  state       text        not null default 'sending' check (state in ('sending', 'sent', 'refunded', 'failed')),
  failure     text        check (failure in ('not_supported', 'not_refundable', 'charged_back', 'other')),
  -- What the company calls it.
  refund_id   text,
  -- The operator who asked for it.
  asked_by    text        not null,
  attempts    integer     not null default 0,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  checked_at  timestamptz,
  check ((state = 'failed') = (failure is not null)),
  check (state <> 'sent' or refund_id is not null)
);
create index refunds_deposit on payments.refunds (deposit_id);
-- A charge goes back once.
create unique index refunds_charge on payments.refunds (provider, charge_id) where state <> 'failed';
create index refunds_open on payments.refunds (created_at) where state in ('sending', 'sent');
grant select, insert on payments.refunds to parlour_app;
grant update (state, failure, refund_id, attempts, updated_at, checked_at) on payments.refunds to parlour_app;
