-- Stakes, one call of each player at most; a row for each call, at its place.

-- Which money a stake is taken from: real money first, then bonus money; and what it takes off the deposit wager.
create or replace function wallet.split(p_real bigint, p_deposit_wager bigint, p_amount bigint)
returns table (real_part bigint, bonus_part bigint, wager_part bigint)
language sql immutable parallel safe
begin atomic
  select least(p_real, p_amount), p_amount - least(p_real, p_amount), least(p_deposit_wager, p_real, p_amount);
end;

-- p_spins: the free spins that a call takes one of instead of money; null for a stake of money. o_spins: how many of them
-- can be used today after it.
create or replace function wallet.stakes(
  p_tx uuid[], p_token text[], p_player uuid[], p_currency text[], p_game text[], p_round text[], p_closed boolean[],
  p_amount bigint[], p_spins uuid[], p_now timestamptz, p_idle_since timestamptz
) returns table (o_place integer, o_status text, o_balance bigint, o_currency text, o_moved boolean, o_spins integer)
language plpgsql security definer set search_path = pg_catalog, pg_temp
-- Every table is looked up by its key, also while it is small or its statistics are old.
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_decisions wallet.decision[];
  v_touched   uuid[];
begin
  perform ledger.lock_wallets(p_player, p_currency);

  -- A statement of its own, after the locks: it sees what the calls before these have committed.
  select array_agg(row(
           c.place, 'bet', c.tx, null, c.player, c.currency, c.game, c.round, c.closed, c.amount,
           a.status, case a.status when 'OK' then 'open' else 'refused' end,
           case when a.status = 'OK' then w.real + w.bonus - m.amount else coalesce(w.real + w.bonus, 0) end,
           coalesce(l.currency, c.currency),
           s.real_part, s.bonus_part, -s.wager_part, w.real - s.real_part,
           case when m.moved then ledger.new_id() end,
           case when m.moved then ledger.new_posting_id() end,
           m.moved,
           -- What follows from the parameters alone is answered the same way again without a stored answer. Other
           -- refusals are final: a late copy of such a bet must not take the money after all.
           a.status in ('OK', 'TOKEN_EXPIRED', 'PLAYER_DISABLED', 'LIMIT_REACHED', 'INSUFFICIENT_FUNDS',
                        'INVALID_FREE_SPIN', 'FREE_SPINS_OVER'),
           l.provider_id,
           -- Once a minute is enough, and spares every bet a write.
           case when d.admission = 'OK' and a.status <> 'WRONG_CURRENCY' and l.last_used_at < p_now - interval '1 minute' then l.session_id end,
           null, null, null, null, null,
           -- What a free spin brings is its own bonus's, whichever is active.
           case when a.status <> 'OK' then null
                when c.spins is not null then case f.wins_as when 'bonus' then f.bonus_grant_id end
                when g.weight > 0 then g.grant_id end,
           'bonus', c.spins, case a.status when 'OK' then f.today - 1 when 'FREE_SPINS_OVER' then 0 end,
           own.limit_reached or law.waits, law.begins, l.own_pace, law.under_stake and a.status = 'OK')::wallet.decision)
    into v_decisions
    from unnest(p_tx, p_token, p_player, p_currency, p_game, p_round, p_closed, p_amount, p_spins) with ordinality
           as c (tx, token, player, currency, game, round, closed, amount, spins, place)
    left join wallet.calls k on k.tx_id = c.tx
    -- By the player's own rows, whatever the planner believes of the table's size: never a join of all wallets.
    left join lateral (
      select * from ledger.wallets x where x.player_id = c.player and x.currency = c.currency limit 1) w on true
    left join games.launches l on l.token_hash = sha256(convert_to(c.token, 'UTF8')) and l.player_id = c.player
    left join identity.player_standing p on p.player_id = c.player
    -- The bonus that the player is wagering. Where its rules count nothing of a stake, only real money can be staked.
    left join lateral (
      select x.grant_id, x.max_bet, bonuses.weight(x.weights, x.excluded_games, c.game, l.categories) as weight
        from bonuses.active_grants x where x.player_id = c.player and x.currency = c.currency limit 1) g on true
    left join lateral (
      select x.*, bonuses.free_spins_today(x.free_spin_grant_id, p_now) as today
        from bonuses.free_spins x where x.free_spin_grant_id = c.spins limit 1) f on c.spins is not null
    -- What the session of play says of a round that begins; one that goes on is settled.
    left join lateral (
      select x.*, protection.is_running(x.ended_at, x.last_at, p_now) as is_running
        from protection.play_rules x where x.player_id = c.player limit 1) r on true
    cross join lateral (
      select case
               when k.tx_id is not null then 'KNOWN'
               else wallet.admission(
                 l.session_id is not null,
                 -- In a game that is closed a round goes on to its end, and none begins. Outside of a session of play nothing is staked.
                 l.ended_at is not null or not coalesce(r.is_running, true) or l.expires_at <= p_now or l.last_used_at <= p_idle_since
                   or case when l.closed then not wallet.has_open_round(c.player, c.game, c.round) else false end,
                 case when p.time_out_until > p_now then 'excluded' else p.status end, l.game_id, c.game, l.currency, c.currency)
             end as admission) d
    -- Whether the stake is more than the player's own limits leave to stake, to lose, or to play.
    left join lateral (
      select coalesce(bool_or(
               case x.kind when 'time' then x.room <= 0
                           when 'wager' then c.spins is null and c.amount > x.room
                           else c.spins is null and w.real > 0 and least(w.real, c.amount) > x.room end), false) as limit_reached
        from (select y.kind, y.amount - case when y.ends_at > p_now then y.used else 0 end as room
                from protection.limits_of_play y
               where y.player_id = c.player and (y.kind = 'time' or y.currency = c.currency)) x) own on true
    cross join lateral (
      select coalesce(r.check_at <= p_now or protection.paused_until(r.pause_from, r.pause_after, r.pause_for, p_now) is not null,
                      false) as is_due,
             -- A clock that was put back by more makes nobody wait for longer.
             coalesce(l.own_pace and abs(extract(epoch from p_now - r.round_at)) * 1000
                                     < case when l.is_slot then r.slot_ms else r.other_ms end - wallet.pace_slack_ms(),
                      false) as is_early,
             (r.round_game, r.round_id) is not distinct from (c.game, c.round) as is_last) m0
    cross join lateral (
      select case when m0.is_last then false
                  -- Another round of the player's began since: only then it has to be looked for.
                  when m0.is_due or m0.is_early then not wallet.goes_on(c.player, c.game, c.round)
                  else true end as begins) m1
    -- All stakes of the round together, its free spins by what they are worth. Looked for where the law names the highest stake alone;
    -- in a table of its own, because an expression would be worked out at each place that goes by it.
    left join lateral (
      select sum(b.amount) as staked from wallet.calls b
       where l.is_slot and r.most_stake is not null
         and b.under_stake and (b.player_id, b.game_id, b.round_id) = (c.player, c.game, c.round)
         and b.state in ('open', 'settled')) whole on true
    cross join lateral (
      select m1.begins, coalesce(l.is_slot and r.most_stake is not null, false) as under_stake,
             coalesce(m1.begins and (m0.is_due or m0.is_early)
                      or l.is_slot and c.amount + coalesce(whole.staked, 0) > r.most_stake, false) as waits) law
    cross join lateral (
      select case
               when d.admission <> 'OK' then d.admission
               when w.real is null then 'WRONG_CURRENCY'
               when law.waits then 'LIMIT_REACHED'
               when c.spins is not null then case
                 when own.limit_reached then 'LIMIT_REACHED'
                 when (f.player_id, f.currency, f.bet_amount) is distinct from (c.player, c.currency, c.amount)
                      or c.game <> all (f.games) then 'INVALID_FREE_SPIN'
                 when f.today < 1 then 'FREE_SPINS_OVER'
                 else 'OK' end
               -- All stakes of a round together, however a game splits them.
               when g.weight > 0 and c.amount + coalesce((
                      select sum(b.amount) from wallet.granted_stakes r
                        join wallet.calls b on b.tx_id = r.tx_id and b.state = 'open' and b.posting_id is not null
                       where r.grant_id = g.grant_id and r.game_id = c.game and r.round_id = c.round), 0) > g.max_bet then 'LIMIT_REACHED'
               when w.real + case when g.weight = 0 then 0 else w.bonus end < c.amount then 'INSUFFICIENT_FUNDS'
               when own.limit_reached then 'LIMIT_REACHED'
               else 'OK'
             end as status
      -- Worked out once, and not again at each place that goes by it: twice as fast in batches of 64.
      offset 0) a
    cross join lateral (
      select a.status = 'OK' and c.spins is null as moved, case when c.spins is null then c.amount else 0 end as amount) m
    cross join lateral wallet.split(w.real, w.deposit_wager, m.amount) s;

  perform wallet.record(v_decisions);
  perform protection.count_play(array_agg(d.player_id), array_agg(d.currency), array_agg(d.real_amount),
                                array_agg(d.real_amount + d.bonus_amount), array_agg(p_now), p_now)
     from unnest(v_decisions) d where d.moved
   having count(*) > 0;
  perform protection.count_stakes(array_agg(d.player_id), array_agg(d.currency),
                                  array_agg(case when d.moved then d.real_amount + d.bonus_amount else 0 end),
                                  array_agg(d.game_id), array_agg(d.round_id), array_agg(d.begins), array_agg(d.own_pace), p_now)
     from unnest(v_decisions) d where d.status = 'OK'
   having count(*) > 0;
  perform bonuses.use_free_spins(array_agg(d.tx_id), array_agg(d.free_spin_grant_id), array_agg(d.free_spins_left), p_now)
     from unnest(v_decisions) d where d.status = 'OK' and d.free_spin_grant_id is not null
   having count(*) > 0;
  -- No write where nothing was refused for it.
  perform bonuses.note_refused_stakes(array_agg(d.player_id), array_agg(d.currency), array_agg(d.amount))
     from unnest(v_decisions) d where d.status = 'LIMIT_REACHED' and d.own_limit is not true
   having count(*) > 0;
  select array_agg(d.session_id) into v_touched from unnest(v_decisions) d where d.session_id is not null;
  if v_touched is not null then
    perform games.touch_sessions(v_touched, p_now);
  end if;

  return query
    select d.place,
           case when o.other then 'DUPLICATE_TRANSACTION' else coalesce(r.o_status, d.status) end,
           case
             when o.other then wallet.playable(d.player_id, d.currency)
             when r.o_status is not null then r.o_balance
             when d.status = 'INVALID_TOKEN' then 0
             when d.status in ('INVALID_GAME', 'WRONG_CURRENCY') then wallet.playable(d.player_id, d.answer_currency)
             else d.balance
           end,
           case when d.status in ('INVALID_GAME', 'WRONG_CURRENCY') then d.answer_currency else d.currency end,
           d.moved,
           case when o.other then null
                else coalesce(u.left_today, d.free_spins_left, case r.o_status when 'FREE_SPINS_OVER' then 0 end) end
      from unnest(v_decisions) d
      left join lateral (
        select r.o_status, r.o_balance
          from (select k from wallet.calls k where d.status = 'KNOWN' and k.tx_id = d.tx_id limit 1) stored,
               wallet.replay(stored.k, 'bet', d.player_id, d.currency, d.game_id, d.round_id, null, d.amount) r) r on true
      left join lateral (
        select x.free_spin_grant_id, x.left_today from bonuses.free_spin_calls x
         where r.o_status = 'OK' and x.tx_id = d.tx_id limit 1) u on true
      -- A spin is repeated as a spin, and money as money.
      cross join lateral (
        select coalesce(r.o_status = 'OK' and u.free_spin_grant_id is distinct from d.free_spin_grant_id, false) as other) o;
end
$$;
grant execute on function wallet.stakes to parlour_app;
