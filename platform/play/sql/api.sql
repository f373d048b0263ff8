-- Writes down what was played, in the transaction that moves its money.
create or replace function play.record(p_movements play.new_movement[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into play.movements (kind, tx_id, ref_tx_id, player_id, currency, game_id, provider_id, round_id, round_closed,
                              real_amount, bonus_amount, stake, bonus_grant_id, free_spin_grant_id)
  select m.kind, m.tx_id, m.ref_tx_id, m.player_id, m.currency, m.game_id, m.provider_id, m.round_id, m.round_closed,
         m.real_amount, m.bonus_amount, m.stake, m.bonus_grant_id, m.free_spin_grant_id
    from unnest(p_movements) m;
end
$$;
