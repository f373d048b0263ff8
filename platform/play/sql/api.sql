-- What moved, for the proof of the ledger: of each call of a studio there is one movement, or none.
create or replace view play.moved as
select tx_id, kind, player_id, currency, real_amount, bonus_amount from play.movements;

-- Writes down what was played, in the transaction that moves its money.
create or replace function play.record(p_movements play.new_movement[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into play.movements (kind, tx_id, ref_tx_id, player_id, currency, game_id, provider_id, round_id, round_closed,
                              real_amount, bonus_amount, stake, bonus_grant_id, free_spin_grant_id)
  select m.kind, m.tx_id, m.ref_tx_id, m.player_id, m.currency, m.game_id, m.provider_id, m.round_id, m.round_closed,
         m.real_amount, m.bonus_amount, m.stake, m.bonus_grant_id, m.free_spin_grant_id
    from unnest(p_movements) m;
end
$$;

-- Whether play was written by a server whose transactions had higher numbers than this one's: a database that was
-- restored, and not migrated since. Rows that can be seen are committed, so none of this server's is at or above xmax.
create or replace function play.of_another_server() returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (select from play.movements where xid >= pg_snapshot_xmax(pg_current_snapshot()))
         or exists (select from play.cursors where xid >= pg_snapshot_xmax(pg_current_snapshot()))
$$;
grant execute on function play.of_another_server to parlour_app;

-- After a restore into another server, whose transactions are numbered below those of the rows: followers would wait
-- until it has caught up. All rows are committed, so they are put before everything that comes, in their order, and each
-- cursor to the same row. @returns whether there was anything to do.
create or replace function play.adopt_movements() returns boolean
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_last bigint;
begin
  -- No transaction of this server has a number from here on. Looked for without a lock first: bets would wait for it at
  -- every start.
  if not play.of_another_server() then
    return false;
  end if;
  lock table play.cursors, play.movements in exclusive mode;
  if not play.of_another_server() then
    return false;
  end if;
  update play.cursors c
     set xid = '3',
         id  = (select count(*) from play.movements m where (m.xid, m.id) <= (c.xid, c.id));
  with taken as (
    delete from play.movements returning *
  )
  insert into play.movements (xid, id, kind, tx_id, ref_tx_id, player_id, currency, game_id, provider_id, round_id,
                              round_closed, real_amount, bonus_amount, stake, bonus_grant_id, free_spin_grant_id, created_at)
  overriding system value
  select '3', row_number() over (order by t.xid, t.id), t.kind, t.tx_id, t.ref_tx_id, t.player_id, t.currency, t.game_id,
         t.provider_id, t.round_id, t.round_closed, t.real_amount, t.bonus_amount, t.stake, t.bonus_grant_id,
         t.free_spin_grant_id, t.created_at
    from taken t;
  select coalesce(max(id), 1) into v_last from play.movements;
  perform setval(pg_get_serial_sequence('play.movements', 'id'), v_last);
  return true;
end
$$;
