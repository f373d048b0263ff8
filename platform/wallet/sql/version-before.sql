-- What instances of the version before call while they are being replaced (docs/operations.md, Deploy): one call as a
-- batch of one. To be dropped by a migration of the next version.

-- The same without free spins.
create or replace function wallet.bets(
  p_tx uuid[], p_token text[], p_player uuid[], p_currency text[], p_game text[], p_round text[], p_closed boolean[],
  p_amount bigint[], p_now timestamptz, p_idle_since timestamptz
) returns table (o_place integer, o_status text, o_balance bigint, o_currency text, o_moved boolean)
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select s.o_place, s.o_status, s.o_balance, s.o_currency, s.o_moved
    from wallet.stakes(p_tx, p_token, p_player, p_currency, p_game, p_round, p_closed, p_amount,
                       array_fill(null::uuid, array[cardinality(p_tx)]), p_now, p_idle_since) s
$$;

create or replace function wallet.bet(
  p_tx uuid, p_token text, p_player uuid, p_currency text, p_game text, p_round text, p_closed boolean,
  p_amount bigint, p_now timestamptz, p_idle_since timestamptz,
  out o_status text, out o_balance bigint, out o_currency text, out o_moved boolean
)
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select b.o_status, b.o_balance, b.o_currency, b.o_moved
    from wallet.bets(array[p_tx], array[p_token], array[p_player], array[p_currency], array[p_game], array[p_round],
                     array[p_closed], array[p_amount], p_now, p_idle_since) b
$$;

create or replace function wallet.win(
  p_tx uuid, p_ref uuid, p_player uuid, p_currency text, p_game text, p_round text, p_closed boolean, p_amount bigint,
  out o_status text, out o_balance bigint, out o_currency text, out o_moved boolean
)
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select w.o_status, w.o_balance, w.o_currency, w.o_moved
    from wallet.wins(array[p_tx], array[p_ref], array[p_player], array[p_currency], array[p_game], array[p_round],
                     array[p_closed], array[p_amount]) w
$$;

create or replace function wallet.rollback(
  p_tx uuid, p_ref uuid, p_player uuid, p_currency text, p_game text, p_round text, p_amount bigint,
  out o_status text, out o_balance bigint, out o_currency text, out o_moved boolean
)
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select r.o_status, r.o_balance, r.o_currency, r.o_moved
    from wallet.rollbacks(array[p_tx], array[p_ref], array[p_player], array[p_currency], array[p_game], array[p_round],
                          array[p_amount]) r
$$;

grant execute on function wallet.bets, wallet.bet, wallet.win, wallet.rollback to parlour_app;
