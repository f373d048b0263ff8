-- Periods in a zone: a day from midnight, a week from Monday, a month of the calendar.

-- The first end of a period after a moment.
create or replace function protection.next_end(p_period protection.limit_period, p_after timestamptz, p_zone text)
returns timestamptz
language sql stable parallel safe set search_path = pg_catalog, pg_temp
return (date_trunc(p_period::text, p_after at time zone p_zone) + ('1 ' || p_period)::interval) at time zone p_zone;

-- The period that a moment is in. One that runs stays as it is, so the first period after a change of zone begins where the one
-- before has ended, and is never shorter than others: nobody gets a day more by a journey.
create or replace function protection.period_at(
  p_period protection.limit_period, p_at timestamptz, p_zone text, p_before_ended timestamptz,
  out o_began timestamptz, out o_ends timestamptz
)
language plpgsql stable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  -- The shortest that a period of the clock can be: an hour is lost in spring.
  v_shortest constant interval := case p_period when 'day' then interval '23 hours' when 'week' then interval '167 hours'
                                                else interval '671 hours' end;
begin
  o_began := date_trunc(p_period::text, p_at at time zone p_zone) at time zone p_zone;
  o_ends := protection.next_end(p_period, p_at, p_zone);
  if p_before_ended > o_began then
    o_began := p_before_ended;
    if o_ends - o_began < v_shortest then
      o_ends := protection.next_end(p_period, o_ends, p_zone);
    end if;
  end if;
end
$$;

create or replace function protection.zone_of(p_player uuid) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce((select z.time_zone from players.time_zones z where z.player_id = p_player), 'UTC')
$$;
-- The period of a limit that runs at a moment: its own until it is over.
create or replace function protection.running(
  p_player uuid, p_period protection.limit_period, p_now timestamptz, inout o_began timestamptz, inout o_ends timestamptz
)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if o_ends <= p_now then
    select p.o_began, p.o_ends into o_began, o_ends
      from protection.period_at(p_period, p_now, protection.zone_of(p_player), o_ends) p;
  end if;
end
$$;
grant execute on function protection.running, protection.next_end, protection.period_at, protection.zone_of to parlour_app;
