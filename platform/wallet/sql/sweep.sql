-- Bets made before a moment that are still open, and whose round no win closed: the sweep rolls them back. Only
-- those since the last sweep are looked at, because it left none open before.
create or replace function wallet.open_bets(p_before timestamptz, p_limit integer)
returns table (tx_id uuid, player_id uuid, currency text, game_id text, round_id text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select b.tx_id, b.player_id, b.currency, b.game_id, b.round_id
    from wallet.calls b
   where b.created_at >= (select swept_until from wallet.sweeps) and b.created_at < p_before
     and b.kind = 'bet' and b.state = 'open' and not b.round_closed
     and not exists (select from wallet.calls w
                      where w.kind = 'win' and w.round_closed and w.player_id = b.player_id
                        and w.game_id = b.game_id and w.round_id = b.round_id)
   order by b.created_at
   limit p_limit
$$;

create or replace function wallet.swept(p_until timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update wallet.sweeps set swept_until = greatest(swept_until, p_until)
$$;

grant execute on function wallet.open_bets, wallet.swept to parlour_app;
