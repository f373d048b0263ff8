-- Stakes given back whole: their exact split of real and bonus money, and their part of the deposit wager. One call of
-- each player at most; a row for each call, at its place.
create or replace function wallet.rollbacks(
  p_tx uuid[], p_ref uuid[], p_player uuid[], p_currency text[], p_game text[], p_round text[], p_amount bigint[]
) returns table (o_place integer, o_status text, o_balance bigint, o_currency text, o_moved boolean)
language plpgsql security definer set search_path = pg_catalog, pg_temp
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_decisions wallet.decision[];
begin
  perform ledger.lock_wallets(p_player, p_currency);

  select array_agg(row(
           c.place, 'rollback', c.tx, c.ref, c.player, c.currency, c.game, c.round, false, c.amount,
           a.status, 'final',
           coalesce(w.real + w.bonus, 0)
             + case when m.moved then b.real_amount + b.bonus_amount
                                        - wallet.bonus_lost(o.place, granted.grant_id, b.bonus_amount) else 0 end,
           c.currency,
           case when m.moved then b.real_amount else 0 end, case when m.moved then b.bonus_amount else 0 end,
           case when m.moved then -b.wager else 0 end, w.real + b.real_amount,
           case when m.moved then ledger.new_id() end,
           case when m.moved then ledger.new_posting_id() end,
           m.moved, a.status = 'OK',
           g.provider_id, null, b.game_id, b.round_id, case when spin.tx_id is null then b.amount else 0 end,
           case when m.moved then b.transaction_id end, case when m.moved then b.posting_id end,
           granted.grant_id, o.place, case when m.ends then spin.free_spin_grant_id end, null, null, null, null, null)::wallet.decision)
         -- The bet may still come: its tombstone is there first.
         || coalesce(array_agg(row(
              null, 'tombstone', c.ref, null, c.player, c.currency, c.game, c.round, false, null,
              'TRANSACTION_ROLLED_BACK', 'final', coalesce(w.real + w.bonus, 0), c.currency, 0, 0, 0, null, null, null,
              false, true, null, null, null, null, null, null, null, null, 'bonus', null, null, null, null, null, null)::wallet.decision)
            filter (where a.status = 'OK' and b.tx_id is null), '{}')
    into v_decisions
    from unnest(p_tx, p_ref, p_player, p_currency, p_game, p_round, p_amount) with ordinality
           as c (tx, ref, player, currency, game, round, amount, place)
    left join wallet.calls k on k.tx_id = c.tx
    left join wallet.calls b on b.tx_id = c.ref
    left join wallet.granted_stakes granted on granted.tx_id = c.ref
    left join bonuses.free_spin_calls spin on spin.tx_id = c.ref
    left join lateral (
      select * from ledger.wallets x where x.player_id = c.player and x.currency = c.currency limit 1) w on true
    left join games.catalogue g on g.game_id = b.game_id
    cross join lateral (
      select case
               when k.tx_id is not null then 'KNOWN'
               when b.tx_id is null and w.real is null then 'INVALID_TOKEN'
               when b.tx_id is null then 'OK'
               when b.kind = 'rollback' then 'TRANSACTION_DOES_NOT_EXIST'
               else coalesce(
                 wallet.mismatch(b, c.player, c.currency, c.game, c.round),
                 case when b.kind = 'win' or b.state = 'settled' then 'ALREADY_SETTLED' end,
                 'OK')
             end as status) a
    cross join lateral (
      select e.ends, e.ends and b.posting_id is not null as moved
        from (select a.status = 'OK' and coalesce(b.kind = 'bet' and b.state = 'open', false) as ends) e) m
    cross join lateral (select wallet.bonus_goes_to(granted.grant_id) as place) o;

  perform wallet.record(v_decisions);
  perform protection.count_play(array_agg(d.player_id), array_agg(d.currency), array_agg(-d.real_amount),
                                array_agg(-d.real_amount - d.bonus_amount), array_agg(b.created_at), now())
     from unnest(v_decisions) d join wallet.calls b on b.tx_id = d.ref_tx_id where d.moved
   having count(*) > 0;
  perform protection.count_returns(array_agg(d.player_id), array_agg(d.currency), array_agg(d.real_amount + d.bonus_amount),
                                   array_agg(b.created_at))
     from unnest(v_decisions) d join wallet.calls b on b.tx_id = d.ref_tx_id where d.moved
   having count(*) > 0;
  update wallet.calls b set state = 'rolled_back'
    from unnest(v_decisions) d
   where (d.moved or d.free_spin_grant_id is not null) and b.tx_id = d.ref_tx_id and b.state = 'open';
  perform bonuses.return_free_spins(array_agg(d.ref_tx_id), array_agg(d.tx_id))
     from unnest(v_decisions) d where d.status = 'OK' and d.free_spin_grant_id is not null
   having count(*) > 0;

  return query
    select d.place, coalesce(r.o_status, d.status), case when r.o_status is null then d.balance else r.o_balance end,
           d.currency, d.moved
      from unnest(v_decisions) d
      left join lateral (
        select r.o_status, r.o_balance
          from (select k from wallet.calls k where d.status = 'KNOWN' and k.tx_id = d.tx_id limit 1) stored,
               wallet.replay(stored.k, 'rollback', d.player_id, d.currency, d.game_id, d.round_id, d.ref_tx_id, d.amount) r) r on true
     where d.kind <> 'tombstone';
end
$$;
grant execute on function wallet.rollbacks to parlour_app;
