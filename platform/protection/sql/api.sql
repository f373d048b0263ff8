-- What the wallet asks of limits, under the lock of the player's wallet: all that is staked is counted when it is.

-- Limits on play as they run; what was used counts until `ends_at`. Of time in seconds, else minor units.
create or replace view protection.limits_of_play as
select player_id, kind, currency, amount, used, ends_at from protection.limits where kind <> 'deposit';

-- Counts stakes (above 0), wins and stakes that were given back (below 0). `p_real` is what moved of real money, which losses
-- are made of, and `p_staked` what counts as staked. A stake that is given back counts in its own period alone.
create or replace function protection.count_play(
  p_players uuid[], p_currencies text[], p_real bigint[], p_staked bigint[], p_staked_at timestamptz[], p_now timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  -- Most players have none: what they play costs a look at an index.
  if not exists (select from protection.limits l where l.player_id = any (p_players) and l.kind <> 'deposit') then
    return;
  end if;
  update protection.limits l
     set began_at = n.began_at, ends_at = n.ends_at,
         used = case when l.ends_at > p_now then l.used else 0 end
                + case when c.staked_at < n.began_at then 0
                       when l.kind = 'wager' then c.staked
                       when l.kind = 'loss' then c.real
                       -- Between two stakes a player plays for five minutes at most; after half an hour they were away.
                       when c.staked > 0 and p_now - l.last_at <= interval '30 minutes'
                         then greatest(0, floor(extract(epoch from least(p_now - greatest(l.last_at, n.began_at), interval '5 minutes'))))::bigint
                       else 0 end,
         -- Parts of a second are counted with the next stake.
         last_at = case when l.kind <> 'time' or c.staked <= 0 then l.last_at
                        when p_now - l.last_at < interval '5 minutes'
                          then l.last_at + greatest(interval '0', date_trunc('second', p_now - l.last_at))
                        else greatest(p_now, l.last_at) end
    from unnest(p_players, p_currencies, p_real, p_staked, p_staked_at) as c (player_id, currency, real, staked, staked_at),
         lateral (select x.player_id, x.kind, x.period, x.began_at, x.ends_at from protection.limits x
                   where x.player_id = c.player_id and x.kind <> 'deposit') k,
         lateral protection.running(k.player_id, k.period, p_now, k.began_at, k.ends_at) as n (began_at, ends_at)
   where l.player_id = k.player_id and l.kind = k.kind and l.period = k.period
     and (l.kind = 'time' or l.currency = c.currency);
end
$$;

-- Until when a session of play pauses at a moment; null while it doesn't. Pauses come again and again: what a player does
-- neither brings them nearer nor puts them off.
create or replace function protection.paused_until(p_from timestamptz, p_after interval, p_for interval, p_now timestamptz)
returns timestamptz
language sql immutable parallel safe
return case
  when p_from is null or p_now < p_from then null
  when mod(extract(epoch from p_now - p_from), extract(epoch from p_after + p_for)) < extract(epoch from p_after) then null
  else p_now + make_interval(secs => (extract(epoch from p_after + p_for)
                                      - mod(extract(epoch from p_now - p_from), extract(epoch from p_after + p_for)))::double precision)
end;
grant execute on function protection.paused_until to parlour_app;

-- Whether a session of play runs at a moment: nobody has ended it, and its last launch or stake is less than half an hour ago.
create or replace function protection.is_running(p_ended_at timestamptz, p_last_at timestamptz, p_now timestamptz)
returns boolean
language sql immutable parallel safe
return p_ended_at is null and p_now < p_last_at + interval '30 minutes';
grant execute on function protection.is_running to parlour_app;

-- What the law and the player's own reality check say of the next round of a player, in their last session of play.
create or replace view protection.play_rules as
select player_id, slot_ms, other_ms, most_stake, check_at, pause_from, pause_after, pause_for, round_at, round_game, round_id,
       last_at, ended_at
  from protection.play_sessions where is_latest;

-- Counts stakes in the sessions of their players, and notes the rounds that begin. A free spin costs nothing and begins a round.
create or replace function protection.count_stakes(
  p_players uuid[], p_currencies text[], p_staked bigint[], p_games text[], p_rounds text[], p_begins boolean[],
  p_own_pace boolean[], p_now timestamptz
) returns void
language sql security definer set search_path = pg_catalog, pg_temp
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  update protection.play_sessions s
     set staked = s.staked + c.staked, last_at = greatest(s.last_at, p_now),
         round_at   = case when c.begins and c.own_pace then p_now else s.round_at end,
         round_game = case when c.begins and c.own_pace then c.game else s.round_game end,
         round_id   = case when c.begins and c.own_pace then c.round else s.round_id end
    from unnest(p_players, p_currencies, p_staked, p_games, p_rounds, p_begins, p_own_pace)
           as c (player_id, currency, staked, game, round, begins, own_pace)
   where s.player_id = c.player_id and s.is_latest and s.currency = c.currency
$$;

-- Counts wins in the sessions of their players.
create or replace function protection.count_wins(p_players uuid[], p_currencies text[], p_won bigint[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  update protection.play_sessions s set won = s.won + c.won
    from unnest(p_players, p_currencies, p_won) as c (player_id, currency, won)
   where s.player_id = c.player_id and s.is_latest and s.currency = c.currency
$$;

-- Takes stakes that were given back out of the sessions that they were made in.
create or replace function protection.count_returns(
  p_players uuid[], p_currencies text[], p_staked bigint[], p_staked_at timestamptz[]
) returns void
language sql security definer set search_path = pg_catalog, pg_temp
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
  update protection.play_sessions s
     set staked = s.staked - c.staked
    from unnest(p_players, p_currencies, p_staked, p_staked_at) as c (player_id, currency, staked, staked_at)
   where s.player_id = c.player_id and s.is_latest and s.currency = c.currency and c.staked_at >= s.opened_at
$$;
