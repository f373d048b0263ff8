-- A player's history, filtered. Bets and wins are nearly all rows and nearly always complete: what is something else is
-- found by these, which cost a bet nothing.
create index transactions_besides_play on ledger.transactions (player_id, type, created_at, id)
  where type not in ('bet', 'win');
create index transactions_not_complete on ledger.transactions (player_id, status, created_at, id)
  where status <> 'complete';
-- By amount nothing but an index of all of them finds its way among a million (docs/adr/0027).
create index transactions_by_amount on ledger.transactions (player_id, amount, created_at, id);
