-- p_idle_since is the moment since which a live session has been used.
create or replace function wallet.balance(
  p_token text, p_player uuid, p_currency text, p_game text, p_now timestamptz, p_idle_since timestamptz,
  out o_status text, out o_balance bigint, out o_currency text
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select wallet.admission(true, l.ended_at is not null or l.expires_at <= p_now or l.last_used_at <= p_idle_since,
                          case when s.time_out_until > p_now then 'excluded' else s.status end, l.game_id, p_game, l.currency, p_currency), l.currency
    into o_status, o_currency
    from games.launches l, identity.player_standing s
   where l.token_hash = sha256(convert_to(p_token, 'UTF8'))
     and l.player_id = p_player and s.player_id = p_player;
  o_status := coalesce(o_status, 'INVALID_TOKEN');
  o_currency := coalesce(o_currency, p_currency);
  o_balance := case when o_status = 'INVALID_TOKEN' then 0 else wallet.playable(p_player, o_currency) end;
end
$$;
grant execute on function wallet.balance to parlour_app;
