-- Wins, one call of each player at most; a row for each call, at its place. They are taken whatever became of the session
-- and the player: a round that was staked is settled. What they refer to says whose they are, and the studio's signature
-- who may say so.
create or replace function wallet.wins(
  p_tx uuid[], p_ref uuid[], p_player uuid[], p_currency text[], p_game text[], p_round text[], p_closed boolean[],
  p_amount bigint[]
) returns table (o_place integer, o_status text, o_balance bigint, o_currency text, o_moved boolean)
language plpgsql security definer set search_path = pg_catalog, pg_temp
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_decisions wallet.decision[];
begin
  perform ledger.lock_wallets(p_player, p_currency);

  select array_agg(row(
           c.place, 'win', c.tx, c.ref, c.player, c.currency, c.game, c.round, c.closed, c.amount,
           a.status, 'final',
           coalesce(w.real + w.bonus, 0)
             + case when a.status = 'OK' then c.amount - wallet.bonus_lost(o.place, granted.grant_id, s.to_bonus) else 0 end,
           c.currency,
           -- To the money that was staked, in the stake's proportion; odd cents are real money. Of a free spin, as it says.
           c.amount - s.to_bonus, s.to_bonus, 0, w.real + c.amount - s.to_bonus,
           case when a.status = 'OK' and c.amount > 0 then ledger.new_id() end,
           case when a.status = 'OK' and c.amount > 0 then ledger.new_posting_id() end,
           a.status = 'OK' and c.amount > 0,
           -- A refusal is not stored: a win that overtook its bet must be taken when it is repeated.
           a.status = 'OK',
           g.provider_id, null, b.game_id, b.round_id, case when spin.tx_id is null then b.amount else 0 end, null, null,
           granted.grant_id, o.place, spin.free_spin_grant_id, null, null, null, null, null)::wallet.decision)
    into v_decisions
    from unnest(p_tx, p_ref, p_player, p_currency, p_game, p_round, p_closed, p_amount) with ordinality
           as c (tx, ref, player, currency, game, round, closed, amount, place)
    left join wallet.calls k on k.tx_id = c.tx
    left join wallet.calls b on b.tx_id = c.ref
    left join wallet.granted_stakes granted on granted.tx_id = c.ref
    left join bonuses.free_spin_calls spin on spin.tx_id = c.ref
    left join lateral (
      select * from ledger.wallets x where x.player_id = c.player and x.currency = c.currency limit 1) w on true
    left join games.catalogue g on g.game_id = c.game
    cross join lateral (
      select case when spin.tx_id is not null then case spin.wins_as when 'bonus' then c.amount else 0 end
                  when b.kind is distinct from 'bet' or b.bonus_amount = 0 then 0
                  else div(c.amount::numeric * b.bonus_amount, b.amount)::bigint end as to_bonus) s
    cross join lateral (select wallet.bonus_goes_to(granted.grant_id) as place) o
    cross join lateral (
      select case
               when k.tx_id is not null then 'KNOWN'
               when b.tx_id is null or b.kind not in ('bet', 'tombstone') or b.state = 'refused'
                 then 'TRANSACTION_DOES_NOT_EXIST'
               else coalesce(
                 wallet.mismatch(b, c.player, c.currency, c.game, c.round),
                 case when b.kind = 'tombstone' or b.state = 'rolled_back' then 'TRANSACTION_ROLLED_BACK' end,
                 'OK')
             end as status) a;

  perform wallet.record(v_decisions);
  perform protection.count_play(array_agg(d.player_id), array_agg(d.currency), array_agg(-d.real_amount),
                                array_agg(0::bigint), array_agg('infinity'::timestamptz), now())
     from unnest(v_decisions) d where d.moved and d.real_amount > 0
   having count(*) > 0;
  perform protection.count_wins(array_agg(d.player_id), array_agg(d.currency), array_agg(d.real_amount + d.bonus_amount))
     from unnest(v_decisions) d where d.moved
   having count(*) > 0;
  perform bonuses.free_spins_won(array_agg(d.bonus_grant_id), array_agg(d.bonus_amount))
     from unnest(v_decisions) d where d.moved and d.free_spin_grant_id is not null and d.bonus_amount > 0
   having count(*) > 0;
  update wallet.calls b set state = 'settled'
    from unnest(v_decisions) d
   where d.status = 'OK' and b.tx_id = d.ref_tx_id and b.state = 'open';

  return query
    select d.place, coalesce(r.o_status, d.status), case when r.o_status is null then d.balance else r.o_balance end,
           d.currency, d.moved
      from unnest(v_decisions) d
      left join lateral (
        select r.o_status, r.o_balance
          from (select k from wallet.calls k where d.status = 'KNOWN' and k.tx_id = d.tx_id limit 1) stored,
               wallet.replay(stored.k, 'win', d.player_id, d.currency, d.game_id, d.round_id, d.ref_tx_id, d.amount) r) r on true;
end
$$;
grant execute on function wallet.wins to parlour_app;
