-- What other contexts may know of games and of the sessions in which they are played.

create or replace view games.catalogue as
select id as game_id, provider_id, categories, offered from games.games;

-- Every launch for money, ended ones too: wins and rollbacks may still arrive for them.
create or replace view games.launches as
select s.id as session_id, s.token_hash, s.player_id, s.game_id, s.currency, s.last_used_at, s.expires_at, s.ended_at,
       g.provider_id, g.categories
from games.sessions s
join games.games g on g.id = s.game_id;

grant select on games.catalogue to parlour_app;

-- Play keeps a session alive.
create or replace function games.touch_sessions(p_sessions uuid[], p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update games.sessions set last_used_at = p_now where id = any (p_sessions)
$$;
