-- What the proof of the ledger asks of the wallet: that each stored answer is posted, and each posting of play was
-- answered; and that followers of play are told of what moved, and of nothing else.

create or replace view wallet.answers as
select tx_id from wallet.calls;

create or replace view wallet.broken_answers as
select format('%s %s: answered %s, transaction %s', c.kind, c.tx_id, c.status, coalesce(p.status::text, 'missing')) as offender
  from wallet.calls c
  left join ledger.posted p
    on p.posting_id = c.posting_id and p.idempotency_key = 'wallet:' || c.tx_id and p.transaction_id = c.transaction_id
 where case
         when c.status <> 'OK' or (c.kind = 'win' and c.amount = 0) then c.posting_id is not null
         when c.kind = 'bet' and c.posting_id is null
           then c.real_amount + c.bonus_amount <> 0 or not exists (select from bonuses.free_spin_calls s where s.tx_id = c.tx_id)
         when c.kind = 'rollback'
           then c.posting_id is not null
                and (p.transaction_id is null or p.type <> 'rollback_bet' or p.status <> 'complete')
         else p.transaction_id is null or p.amount <> c.amount
              or p.type::text <> case when c.kind = 'win' and exists (
                                        select from bonuses.free_spin_calls s where s.tx_id = c.ref_tx_id)
                                      then 'free_spin_win' else c.kind::text end
              or c.real_amount + c.bonus_amount <> c.amount
              or p.status <> (case c.state when 'rolled_back' then 'rollback' else 'complete' end)::ledger.transaction_status
       end
union all
select format('posting %s (%s) belongs to no call', p.posting_id, p.idempotency_key)
  from ledger.posted p
 where p.type in ('bet', 'win', 'rollback_bet', 'free_spin_win')
   and not exists (select from wallet.calls c where c.posting_id = p.posting_id)
union all
select format('%s %s: moved %s and %s, its movement is %s', coalesce(c.kind::text, 'call'), coalesce(c.tx_id, m.tx_id),
              c.real_amount, c.bonus_amount,
              coalesce(format('a %s of %s and %s', m.kind, m.real_amount, m.bonus_amount), 'missing'))
  from (select * from wallet.calls
         where status = 'OK'
           and (kind in ('bet', 'win')
                or (kind = 'rollback' and (posting_id is not null or exists (
                      select from bonuses.free_spin_calls s where s.tx_id = ref_tx_id and s.returned_by = wallet.calls.tx_id))))) c
  full join play.moved m on m.tx_id = c.tx_id
 where c.tx_id is null or m.tx_id is null
    or m.kind::text <> case c.kind when 'bet' then case when c.posting_id is null then 'free_spin' else 'stake' end
                                   when 'win' then 'win' else 'return' end
    or (m.player_id, m.currency, m.real_amount, m.bonus_amount)
       is distinct from (c.player_id, c.currency, c.real_amount, c.bonus_amount)
union all
select format('call %s has %s movements', tx_id, count(*)) from play.moved group by tx_id having count(*) > 1
union all
select format('call %s took a free spin, and is none that was answered', s.tx_id)
  from bonuses.free_spin_calls s
 where not exists (select from wallet.calls c where c.tx_id = s.tx_id and c.kind = 'bet' and c.status = 'OK'
                      and (s.returned_by is not null) = (c.state = 'rolled_back'));

grant select on wallet.answers, wallet.broken_answers to parlour_app;

-- Whether a round of the player may still bring money. After 14 days the sweep has given every open bet back. Read from
-- the player's own transactions, because calls are not in the order of players.
create or replace function wallet.has_open_bets(p_player uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from ledger.posted p
      join wallet.calls b on b.tx_id = substring(p.idempotency_key from 8)::uuid
     where p.player_id = p_player and p.type = 'bet' and p.idempotency_key like 'wallet:%'
       and p.created_at > clock_timestamp() - interval '15 days'
       and b.kind = 'bet' and b.state = 'open' and not b.round_closed
       and not exists (select from wallet.calls w
                        where w.kind = 'win' and w.round_closed and w.player_id = b.player_id
                          and w.game_id = b.game_id and w.round_id = b.round_id))
$$;
grant execute on function wallet.has_open_bets to parlour_app;

-- Whether a round of the player in a game may still bring money: a certain one, or any.
create or replace function wallet.has_open_round(p_player uuid, p_game text, p_round text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from ledger.posted p
      join wallet.calls b on b.tx_id = substring(p.idempotency_key from 8)::uuid
     where p.player_id = p_player and p.type = 'bet' and p.idempotency_key like 'wallet:%'
       and p.created_at > clock_timestamp() - interval '15 days'
       and b.kind = 'bet' and b.state = 'open' and not b.round_closed
       and b.game_id = p_game and b.round_id = coalesce(p_round, b.round_id)
       and not exists (select from wallet.calls w
                        where w.kind = 'win' and w.round_closed and w.player_id = b.player_id
                          and w.game_id = b.game_id and w.round_id = b.round_id))
$$;
grant execute on function wallet.has_open_round to parlour_app;

-- Stakes that were made under a grant, and whether each has been settled, or given back.
create or replace view wallet.stakes_of_grants as
select r.tx_id, r.grant_id,
       b.state <> 'open' or b.round_closed
         or exists (select from wallet.calls w
                     where w.kind = 'win' and w.round_closed and w.player_id = b.player_id
                       and w.game_id = b.game_id and w.round_id = b.round_id) as is_over
  from wallet.granted_stakes r
  join wallet.calls b on b.tx_id = r.tx_id;
grant select on wallet.stakes_of_grants to parlour_app;

-- Whether a round that was staked under a grant may still bring bonus money: a win that does not close it may be followed by
-- another.
create or replace function wallet.has_open_stakes(p_grant uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from wallet.granted_stakes r
      join wallet.calls b on b.tx_id = r.tx_id
     where r.grant_id = p_grant and b.state in ('open', 'settled') and not b.round_closed
       and not exists (select from wallet.calls w
                        where w.kind = 'win' and w.round_closed and w.player_id = b.player_id
                          and w.game_id = b.game_id and w.round_id = b.round_id))
$$;
grant execute on function wallet.has_open_stakes to parlour_app;

-- What a player has staked since a moment, all money, and what they have lost of real money; below 0 who is ahead. Stakes that
-- were given back count nothing. In a currency's minor units, others at the rate of now.
create or replace function wallet.played_since(p_player uuid, p_currency text, p_since timestamptz, out o_staked bigint, out o_lost bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(ceil(s.staked * s.rate)), 0)::bigint, coalesce(sum(ceil(s.lost * s.rate)), 0)::bigint
    from (select c.currency,
                 sum(case c.kind when 'bet' then c.real_amount + c.bonus_amount else 0 end) as staked,
                 sum(case c.kind when 'bet' then c.real_amount else -c.real_amount end)     as lost,
                 case when c.currency = p_currency then 1
                      else payments.rate_of(p_currency) / payments.rate_of(c.currency) end   as rate
            from ledger.posted p
            join wallet.calls c on c.tx_id = substring(p.idempotency_key from 8)::uuid
           where p.player_id = p_player and p.created_at >= p_since and p.type in ('bet', 'win', 'free_spin_win')
             and p.idempotency_key like 'wallet:%' and c.kind in ('bet', 'win') and c.status = 'OK' and c.state <> 'rolled_back'
           group by c.currency) s
$$;

-- Seconds that a player has played since a moment: between two stakes five minutes at most, and none after half an hour
-- without one. The last stake as well, null without any.
create or replace function wallet.seconds_played(p_player uuid, p_since timestamptz, out o_seconds bigint, out o_last timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(extract(epoch from least(s.pause, interval '5 minutes'))) filter (where s.pause <= interval '30 minutes'), 0)::bigint,
         max(s.created_at)
    from (select p.created_at, p.created_at - lag(p.created_at) over (order by p.created_at) as pause
            from ledger.posted p
           where p.player_id = p_player and p.type = 'bet' and p.created_at >= p_since) s
$$;
grant execute on function wallet.played_since, wallet.seconds_played to parlour_app;

-- Real money that a player has lost from one moment up to another, in one currency; below 0 who is ahead.
create or replace function wallet.lost_between(p_player uuid, p_currency text, p_from timestamptz, p_to timestamptz) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(case c.kind when 'bet' then c.real_amount else -c.real_amount end), 0)::bigint
    from ledger.posted p
    join wallet.calls c on c.tx_id = substring(p.idempotency_key from 8)::uuid
   where p.player_id = p_player and p.created_at >= p_from and p.created_at < p_to and c.currency = p_currency
     and p.type in ('bet', 'win', 'free_spin_win') and p.idempotency_key like 'wallet:%' and c.kind in ('bet', 'win')
     and c.status = 'OK' and c.state <> 'rolled_back'
$$;
grant execute on function wallet.lost_between to parlour_app;

-- Games in which a player has a round open: one that waits to be settled, a day at most, or one that paid and may go on, half an
-- hour at most.
create or replace function wallet.games_in_play(p_player uuid) returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct b.game_id
    from ledger.posted p
    join wallet.calls b on b.tx_id = substring(p.idempotency_key from 8)::uuid
   where p.player_id = p_player and p.type = 'bet' and p.idempotency_key like 'wallet:%'
     and p.created_at > clock_timestamp() - interval '1 day'
     and b.kind = 'bet' and not b.round_closed
     and (b.state = 'open' or b.state = 'settled' and b.created_at > clock_timestamp() - interval '30 minutes')
     and not exists (select from wallet.calls w
                      where w.kind = 'win' and w.round_closed and w.player_id = b.player_id
                        and w.game_id = b.game_id and w.round_id = b.round_id)
$$;
grant execute on function wallet.games_in_play to parlour_app;
