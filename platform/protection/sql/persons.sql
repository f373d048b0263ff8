-- What is told of players, by which one of them may be found again under another name.
create or replace function protection.persons(p_players uuid[])
returns table (player_id uuid, email text, full_name text, birthday text, phone text, home text, documents text[],
               instruments text[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
  select d.player_id, d.email::text, l.full_name, l.birthday::text, l.phone,
         l.postcode || '|' || l.address || '|' || l.city,
         (select coalesce(array_agg(distinct f.sha256), '{}')
            from verification.papers_of_players f where f.player_id = d.player_id),
         (select coalesce(array_agg(distinct i.instrument), '{}')
            from payments.instruments_of_players i where i.player_id = d.player_id::text)
    from identity.player_directory d
    left join players.likenesses l on l.player_id = d.player_id
   where d.player_id = any (p_players);
end
$$;

-- Who else may be a player: everybody who has told one of these things. Whether they are, their marks say. Another question than
-- bonuses.same_person: see docs/adr/0040-limits-of-players.md.
create or replace function protection.candidates(p_player uuid) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
  select o.player_id from players.likenesses w
    join players.likenesses o on o.birthday = w.birthday or o.phone = w.phone or o.postcode = w.postcode and o.address = w.address
   where w.player_id = p_player and o.player_id <> p_player
  union
  select o.player_id::uuid from payments.instruments_of_players w
    join payments.instruments_of_players o on o.instrument = w.instrument
   where w.player_id = p_player::text and o.player_id <> p_player::text
  union
  select o.player_id from verification.papers_of_players w
    join verification.papers_of_players o on o.sha256 = w.sha256
   where w.player_id = p_player and o.player_id <> p_player
  union
  select o.player_id from identity.player_directory w
    join identity.player_directory o
      on replace(split_part(split_part(lower(o.email::text), '@', 1), '+', 1), '.', '')
       = replace(split_part(split_part(lower(w.email::text), '@', 1), '+', 1), '.', '')
   where w.player_id = p_player and o.player_id <> p_player;
end
$$;
grant execute on function protection.persons, protection.candidates to parlour_app;
