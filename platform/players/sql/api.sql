-- What a player is called: operators find them by it.
create or replace view players.player_names as
select player_id, name, surname from players.profiles;
grant select on players.player_names to parlour_app;

-- Accounts that their players have closed, which nobody opens again.
create or replace view players.closed_accounts as
select player_id, closed_at from players.closures;
grant select on players.closed_accounts to parlour_app;

-- Birthdays, and the zone in which a player has them; null where the player has told none.
create or replace view players.birthdays as
select player_id, birthday, time_zone from players.profiles;
grant select on players.birthdays to parlour_app;

-- A part of a name without what may be spelt one way or another: accents, spaces, signs, capitals.
create or replace function players.spelt_once(p_part text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(replace(normalize(lower(p_part), NFKD), 'ß', 'ss'),
                        E'[\u0300-\u036f\u2018\u2019\u02bc[:space:][:punct:]]', '', 'g')
$$;
grant execute on function players.spelt_once to parlour_app;

-- By what two accounts seem to be of one person or one household. Spelling, spaces and signs make no difference.
create or replace view players.likenesses as
select player_id, birthday, postcode,
       lower(btrim(name)) || ' ' || lower(btrim(surname))             as full_name,
       regexp_replace(lower(address), '[^[:alnum:]]', '', 'g')         as address,
       regexp_replace(lower(city), '[^[:alnum:]]', '', 'g')            as city,
       phone_code || ltrim(phone_number, '0')                          as phone,
       -- Whichever of the two was told first; null while one is missing.
       case when name is not null and surname is not null
            then least(players.spelt_once(name), players.spelt_once(surname)) || ' '
              || greatest(players.spelt_once(name), players.spelt_once(surname)) end as name_key
  from players.profiles;
grant select on players.likenesses to parlour_app;

-- The time zones that players' days are counted in; who has told none is not here.
create or replace view players.time_zones as
select player_id, time_zone from players.profiles where time_zone is not null;
grant select on players.time_zones to parlour_app;
