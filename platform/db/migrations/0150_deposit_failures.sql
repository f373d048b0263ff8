-- Why a deposit brought nothing, and the game that it was begun in: both are for its player.
alter table payments.deposits
  add column failure text
    check (failure in ('declined', 'insufficient_funds', 'voucher_used', 'expired', 'aggregator')),
  add column game text check (game ~ '^[a-z0-9-]{1,100}$');

create index deposits_open_of_player on payments.deposits (player_id, created_at desc)
  where status = 'processing';
