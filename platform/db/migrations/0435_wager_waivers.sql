-- Parts of deposits that need not be staked any more, since operators say so. No money moves by them.
create table ledger.wager_waivers (
  idempotency_key text          primary key,
  -- The real account of the wallet.
  account_id      bigint        not null,
  amount          ledger.amount not null,
  -- The operator who did it without a colleague; null where two agreed.
  alone_by        text,
  waived_at       timestamptz   not null
);
create index wager_waivers_of_account on ledger.wager_waivers (account_id, waived_at);
create index wager_waivers_alone on ledger.wager_waivers (alone_by, waived_at) where alone_by is not null;
grant select on ledger.wager_waivers to parlour_app;
