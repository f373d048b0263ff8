-- Where a player stands in a period that began at a moment, for what no limit has counted: minor units, or seconds.
create or replace function protection.used_since(
  p_kind protection.limit_kind, p_player uuid, p_currency text, p_since timestamptz, out o_used bigint, out o_last timestamptz
)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  case p_kind
    when 'deposit' then o_used := payments.paid_in_since(p_player, p_currency, p_since);
    when 'wager' then select p.o_staked into o_used from wallet.played_since(p_player, p_currency, p_since) p;
    when 'loss' then select p.o_lost into o_used from wallet.played_since(p_player, p_currency, p_since) p;
    when 'time' then select p.o_seconds, p.o_last into o_used, o_last from wallet.seconds_played(p_player, p_since) p;
  end case;
end
$$;
grant execute on function protection.used_since to parlour_app;
