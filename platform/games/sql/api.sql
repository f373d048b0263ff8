-- What other contexts may know of games and of the sessions in which they are played.

-- gone: it comes back only if an operator or the studio thinks better of it; a game in maintenance is not offered, and not gone.
create or replace view games.catalogue as
select g.id as game_id, g.provider_id, g.categories, g.offered, g.name, g.popularity,
       not (g.in_catalogue and g.playable) or exists (
         select from games.closures c
          where c.kind = 'withdrawn' and (c.game_id = g.id or c.provider_id = g.provider_id)) as gone
  from games.games g;

-- The game that takes the place of another: of the same studio and kind, with the same lines, which decide its stakes; the
-- most played one that is not among others. Null when there is none.
create or replace function games.stand_in(p_game text, p_others text[]) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select g.id from games.games w
    join games.games g on g.provider_id = w.provider_id and g.kind = w.kind and g.lines = w.lines and g.offered
   where w.id = p_game and g.id <> all (p_others)
   order by g.popularity, g.id limit 1
$$;
-- The games of any studio that could take the place of one of some games: of the same kind and with the same lines, the most
-- played first.
create or replace function games.stand_ins(p_games text[]) returns table (game_id text, name text)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select g.id, g.name from games.games g
   where g.offered and g.id <> all (p_games)
     and exists (select from games.games w where w.id = any (p_games) and w.kind = g.kind and w.lines = g.lines)
   order by g.popularity, g.id
$$;
grant execute on function games.stand_in, games.stand_ins to parlour_app;

-- Every launch for money, ended ones too: wins and rollbacks may still arrive for them. closed: no new round begins in its game.
create or replace view games.launches as
select s.id as session_id, s.token_hash, s.player_id, s.game_id, s.currency, s.last_used_at, s.expires_at, s.ended_at,
       g.provider_id, g.categories,
       -- Rounds that many share keep the time of their table.
       g.kind = 'slot' as is_slot, g.source = 0 and g.kind <> 'crash' as own_pace,
       not g.active as closed
from games.sessions s
join games.games g on g.id = s.game_id;

grant select on games.catalogue to parlour_app;

-- Play keeps a session alive.
create or replace function games.touch_sessions(p_sessions uuid[], p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update games.sessions set last_used_at = p_now where id = any (p_sessions)
$$;
