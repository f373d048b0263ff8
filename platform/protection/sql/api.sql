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
