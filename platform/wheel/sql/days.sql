-- The day that it is where a player is, and when it ends; UTC for who has told no zone, or one that is not known here. A midnight
-- that the clocks leap over is the first moment after it.
create or replace function wheel.day_of(p_player uuid, p_now timestamptz, out zone text, out day date, out ends_at timestamptz)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  zone := coalesce((select z.time_zone from players.time_zones z where z.player_id = p_player), 'UTC');
  begin
    day := (p_now at time zone zone)::date;
  exception when invalid_parameter_value then
    zone := 'UTC';
    day := (p_now at time zone zone)::date;
  end;
  ends_at := (day + 1)::timestamp at time zone zone;
end
$$;

grant execute on function wheel.day_of to parlour_app;
