create or replace function games.note_change() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create or replace trigger note_change before update on games.games for each row
  when ((old.slug, old.name, old.provider_id, old.theme, old.source, old.volatility, old.rtp, old.lines, old.max_win,
         old.released, old.has_demo, old.limit_min, old.limit_max, old.categories, old.art, old.active, old.playable)
    is distinct from
        (new.slug, new.name, new.provider_id, new.theme, new.source, new.volatility, new.rtp, new.lines, new.max_win,
         new.released, new.has_demo, new.limit_min, new.limit_max, new.categories, new.art, new.active, new.playable))
  execute function games.note_change();

-- A studio's name stands on the pages of all its games.
create or replace function games.note_studio_change() returns trigger language plpgsql as $$
begin
  update games.games set updated_at = now() where provider_id = new.id;
  return null;
end
$$;

create or replace trigger note_studio_change after update on games.providers for each row
  when (old.name is distinct from new.name)
  execute function games.note_studio_change();
