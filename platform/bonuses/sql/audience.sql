-- For whom a campaign is.

-- The least amount that a part of a segment asks for in a currency; null when the part leaves the currency out.
create or replace function bonuses.least(p_part jsonb, p_currency text) returns bigint
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select (p_part -> 'atLeast' ->> p_currency)::bigint
$$;

-- From when a part of a segment looks: so many days back, or ever.
create or replace function bonuses.looks_from(p_part jsonb, p_now timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select coalesce(p_now - make_interval(days => (p_part ->> 'days')::integer), '-infinity'::timestamptz)
$$;

-- In which hundredth of all players somebody is for a campaign, 0 to 99: the same for good, and of each campaign another one.
create or replace function bonuses.hundredth(p_bonus text, p_player uuid) returns integer
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select ('x' || substr(md5(p_bonus || ' ' || p_player::text), 1, 7))::bit(28)::integer % 100
$$;

-- Whether a player is of the share of a segment that has a campaign. Who is in 30 percent is in 40 too.
create or replace function bonuses.in_share(p_share integer, p_bonus text, p_player uuid) returns boolean
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select bonuses.hundredth(p_bonus, p_player) < p_share
$$;

-- Whether a player belongs to a segment (platform/bonuses/audience/segment.ts), but for the VIP level. What is asked for in
-- amounts is for nobody in a currency that it leaves out, and nothing for whom an operator lets no offers be made. What costs little is asked first.
create or replace function bonuses.fits(
  p_segment jsonb, p_countries text[], p_bonus text, p_player uuid, p_currency text, p_now timestamptz
) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_player identity.player_traits;
  v_part   jsonb;
begin
  select * into v_player from identity.player_traits t where t.player_id = p_player;
  if not found or v_player.no_offers or not coalesce(v_player.country = any (p_countries), true)
     or not coalesce(p_segment -> 'languages' ? v_player.language, true) then
    return false;
  end if;
  if p_segment -> 'listed' = 'true'
     and not exists (select from bonuses.listed l where l.bonus_id = p_bonus and l.player_id = p_player) then
    return false;
  end if;
  v_part := p_segment -> 'standing';
  if v_part ->> 'is' = 'new' and v_player.created_at < bonuses.looks_from(v_part, p_now) then
    return false;
  end if;
  if v_part ->> 'is' = 'returning'
     and (v_player.created_at >= bonuses.looks_from(v_part, p_now)
          or exists (select from history.real_moves m
                      where m.player_id = p_player and m.quarter >= bonuses.looks_from(v_part, p_now))) then
    return false;
  end if;
  v_part := p_segment -> 'deposited';
  if v_part is not null
     and (select coalesce(sum(d.amount), 0) from ledger.made_deposits d
           where d.player_id = p_player and d.currency = p_currency
             and d.created_at >= bonuses.looks_from(v_part, p_now)) >= bonuses.least(v_part, p_currency) is not true then
    return false;
  end if;
  v_part := p_segment -> 'lost';
  if v_part is not null
     and (select coalesce(-sum(m.real_moved), 0) from history.real_moves m
           where m.player_id = p_player and m.currency = p_currency
             and m.quarter >= bonuses.looks_from(v_part, p_now)) >= bonuses.least(v_part, p_currency) is not true then
    return false;
  end if;
  return true;
end
$$;
grant execute on function bonuses.least, bonuses.looks_from, bonuses.hundredth, bonuses.in_share, bonuses.fits to parlour_app;

-- Takes locks that last as long as the transaction, so that two accounts of one person do not pass each other.
create or replace function bonuses.lock_person(p_player uuid) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(k.key)
     from (select distinct hashtextextended(t.text, 7204) as key
             from (select 'instrument ' || i.instrument as text from payments.instruments_of_players i
                    where i.player_id = p_player::text
                   union all
                   select 'device ' || d.device from identity.devices_of_players d where d.player_id = p_player
                   union all
                   select 'name ' || l.name_key || l.birthday from players.likenesses l where l.player_id = p_player
                   union all
                   select 'address ' || l.address || l.postcode from players.likenesses l where l.player_id = p_player) t
            where t.text is not null
            order by 1) k;
end
$$;

-- By what a player and another one seem to be the same person. Asked in a statement of its own, after the locks. Another question
-- than that of protection.candidates and its marks, which find the excluded again (docs/adr/0040-limits-of-players.md): here one
-- sign is enough, also that of a shared device, because no more than a second gift is at stake, and locks hold what it goes by.
create or replace function bonuses.same_person(p_player uuid)
returns table (other_id uuid, reason text)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select distinct other.player_id::uuid, 'instrument'
      from payments.instruments_of_players own
      join payments.instruments_of_players other on other.instrument = own.instrument
     where own.player_id = p_player::text and other.player_id <> p_player::text
    union all
    select other.player_id, 'name_birthday'
      from players.likenesses own
      join players.likenesses other on other.birthday = own.birthday and other.name_key = own.name_key
     where own.player_id = p_player and other.player_id <> p_player
    union all
    select other.player_id, 'address'
      from players.likenesses own
      join players.likenesses other
        on other.postcode = own.postcode and other.address = own.address and other.city = own.city
     where own.player_id = p_player and other.player_id <> p_player
    union all
    select distinct other.player_id, 'device'
      from identity.devices_of_players own
      join identity.devices_of_players other on other.device = own.device
     where own.player_id = p_player and other.player_id <> p_player;
end
$$;
grant execute on function bonuses.lock_person, bonuses.same_person to parlour_app;

-- When a player has first played, or had a bonus: one that was taken, waits for an answer, or that a deposit is under way for;
-- null for who has not. Some laws let one be given only before that. One that was turned down, that nobody took, or whose deposit
-- went back is none. Play is known by the quarter of an hour: this is its end.
create or replace function bonuses.begun_at(p_player uuid) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select least((select min(m.quarter) + interval '15 minutes' from history.real_moves m where m.player_id = p_player),
               (select min(coalesce(g.activated_at, g.offered_at)) from bonuses.grants g
                 where g.player_id = p_player and (g.activated_at is not null or g.ended_at is null)
                   and g.end_reason is distinct from 'deposit_back'),
               (select min(d.created_at) from payments.bonus_deposits d
                 where d.player_id = p_player::text and d.status in ('creating', 'processing')))
$$;

create or replace function bonuses.has_begun(p_player uuid) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select bonuses.begun_at(p_player) is not null
$$;

-- How often a player has had a campaign; one whose deposit went back leaves it to be had again.
create or replace function bonuses.times_had(p_bonus text, p_player uuid) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select count(*) from bonuses.grants g
   where g.bonus_id = p_bonus and g.player_id = p_player and g.end_reason is distinct from 'deposit_back'
$$;

-- Whether this cause was refused to a player as a second account of one person, and nobody has decided that it is given.
create or replace function bonuses.is_refused(p_bonus text, p_player uuid, p_trigger_key text) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (select from bonuses.refused_causes c
                   join bonuses.refusals r on r.player_id = c.player_id and r.bonus_id = c.bonus_id
                  where c.bonus_id = p_bonus and c.player_id = p_player and c.trigger_key = p_trigger_key
                    and r.other_id is not null and r.decision is distinct from 'given')
$$;

grant execute on function bonuses.begun_at, bonuses.has_begun, bonuses.times_had, bonuses.is_refused to parlour_app;
