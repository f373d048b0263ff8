-- What kernel.audit of the version before is written to (platform/kernel/sql/version-before.sql).
create or replace function audit.take_from_before(
  p_actor text, p_action text, p_subject text, p_request_id text, p_detail jsonb
) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into audit.entries (actor_kind, actor, action, subject, after, request_id)
  values (case when p_actor like 'player:%' then 'player' else 'system' end::audit.actor_kind,
          regexp_replace(p_actor, '^player:', ''), p_action, p_subject, nullif(p_detail, '{}'), p_request_id)
$$;

-- What the entries about an erased player, and those of the player's own deeds, say of them. Nobody may update the table;
-- its guard refuses this, too, for a player who was not erased.
create or replace function audit.forget(p_player uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update audit.entries set before = null, after = null, reason = null
   where (subject = p_player::text or (actor_kind = 'player' and actor = p_player::text))
     and (before is not null or after is not null or reason is not null)
$$;
grant execute on function audit.forget to parlour_app;
