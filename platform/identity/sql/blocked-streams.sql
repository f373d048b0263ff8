-- A player who is blocked loses the live streams too, on every platform instance and whoever did the blocking:
-- an administrator's statement, a job, a service. An excluded player stays logged in and may withdraw.
create or replace function identity.announce_block() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- The channel and its form are those of platform/notifications/store.ts; it is heard after the commit.
  perform pg_notify('parlour_push', json_build_object('blocked', json_build_array(new.id))::text);
  return null;
end
$$;

create or replace trigger announces_block after update of status on identity.players
  for each row when (new.status = 'blocked' and old.status <> 'blocked')
  execute function identity.announce_block();
