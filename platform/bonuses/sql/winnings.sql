-- Raised winnings: a campaign of type 7 counts wins by days, by weeks from Monday, or for as long as it runs.

-- The part of a campaign's time that a moment belongs to, and when it is over. @param p_zone of the licence's days
create or replace function bonuses.period_of(p_trigger jsonb, p_ends_at timestamptz, p_at timestamptz, p_zone text)
returns table (period text, due_at timestamptz)
language sql stable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when e.every = 'day' then to_char(e.local, 'YYYY-MM-DD')
              when e.every = 'week' then to_char(e.local, 'IYYY-"W"IW')
              else 'all' end,
         least(p_ends_at,
               case when e.every = 'day' then (date_trunc('day', e.local) + interval '1 day') at time zone p_zone
                    when e.every = 'week' then (date_trunc('week', e.local) + interval '7 days') at time zone p_zone end)
    from (select coalesce(p_trigger ->> 'every', case when p_ends_at is null then 'week' end) as every,
                 p_at at time zone p_zone as local) e
$$;

-- Whether a campaign of raised winnings counts a game: one of its games or categories; without either every game.
create or replace function bonuses.counts_game(p_trigger jsonb, p_game text, p_categories integer[]) returns boolean
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select coalesce(p_trigger -> 'games' ? p_game, false)
         or exists (select from unnest(p_categories) c where p_trigger -> 'categories' @> to_jsonb(c))
         or not (p_trigger ? 'games' or p_trigger ? 'categories')
$$;

grant execute on function bonuses.period_of, bonuses.counts_game to parlour_app;
