-- Carries out what was decided about calls of different players, all of one kind: posts what moves, stores each answer
-- for the call's repeats, and writes down the play. A player has at most one call among them.
create or replace function wallet.record(p_decisions wallet.decision[]) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_stored  integer;
  v_written integer;
  v_late    wallet.decision;
begin
  perform ledger.post(
    p_transactions => (
      select array_agg(row(d.transaction_id, d.player_id, d.currency,
                           (case when d.kind = 'rollback' then 'rollback_bet'
                                 when d.kind = 'win' and d.free_spin_grant_id is not null then 'free_spin_win'
                                 else d.kind::text end)::ledger.transaction_type,
                           'complete', d.real_amount + d.bonus_amount, d.real_amount + d.bonus_amount, d.real_balance, null,
                           coalesce(d.game_id, d.bet_game), coalesce(d.round_id, d.bet_round), d.reverses_transaction,
                           null)::ledger.new_transaction order by d.place)
        from unnest(p_decisions) d where d.moved),
    p_postings => (
      select array_agg(row(d.posting_id, d.transaction_id, d.player_id, d.currency, 'wallet:' || d.tx_id, d.wager,
                           d.reverses_posting)::ledger.new_posting order by d.place)
        from unnest(p_decisions) d where d.moved),
    p_lines => (
      select array_agg(row(d.posting_id, l.account, case d.kind when 'bet' then -l.amount else l.amount end)::ledger.new_line)
        from unnest(p_decisions) d,
             lateral (values ('real'::ledger.account_kind, d.real_amount), ('bonus', d.bonus_amount),
                             ('gaming', -d.real_amount - d.bonus_amount)) as l (account, amount)
       where d.moved and l.amount <> 0),
    p_changes => (
      select coalesce(array_agg(row(d.reverses_transaction, 'rollback', null, null)::ledger.changed_transaction), '{}')
        from unnest(p_decisions) d where d.moved and d.reverses_transaction is not null));

  insert into wallet.calls (tx_id, kind, player_id, currency, game_id, round_id, round_closed, ref_tx_id, amount,
                            real_amount, bonus_amount, wager, transaction_id, posting_id, state, status, balance, under_stake)
  select d.tx_id, d.kind, d.player_id, d.currency, d.game_id, d.round_id, d.round_closed, d.ref_tx_id, d.amount,
         case when d.status = 'OK' then d.real_amount else 0 end, case when d.status = 'OK' then d.bonus_amount else 0 end,
         case when d.moved then d.wager else 0 end, d.transaction_id, d.posting_id, d.state, d.status, d.balance,
         coalesce(d.under_stake, false)
    from unnest(p_decisions) d where d.stored
   -- In one order, so that two statements that write the same ids never wait for each other.
   order by d.tx_id
  on conflict do nothing;
  get diagnostics v_written = row_count;
  select count(*) into v_stored from unnest(p_decisions) d where d.stored;
  if v_written <> v_stored then
    raise exception 'wallet: a tx_id was decided for another player meanwhile' using errcode = 'serialization_failure';
  end if;

  insert into wallet.granted_stakes (tx_id, grant_id, game_id, round_id)
  select d.tx_id, d.bonus_grant_id, d.game_id, d.round_id
    from unnest(p_decisions) d where d.kind = 'bet' and d.bonus_grant_id is not null
   order by d.tx_id;

  perform play.record(
    (select array_agg(row((case when d.kind = 'bet' and d.free_spin_grant_id is not null then 'free_spin'
                                when d.kind = 'bet' then 'stake'
                                when d.kind = 'win' then 'win' else 'return' end)::play.movement_kind,
                          d.tx_id, d.ref_tx_id, d.player_id, d.currency, coalesce(d.game_id, d.bet_game), d.provider_id,
                          coalesce(d.round_id, d.bet_round), d.round_closed, d.real_amount, d.bonus_amount, d.stake,
                          d.bonus_grant_id, d.free_spin_grant_id)::play.new_movement order by d.place)
       from unnest(p_decisions) d
      -- A win of nothing moves no money, and settles its stake; neither does a free spin, or its return.
      where d.moved or (d.status = 'OK' and (d.kind = 'win' or d.free_spin_grant_id is not null))));

  -- Bonus money of a grant that has ended does not stay bonus money, and the history says so.
  foreach v_late in array coalesce((
    select array_agg(d order by d.place) from unnest(p_decisions) d
     where d.moved and d.kind <> 'bet' and d.bonus_amount > 0 and d.bonus_goes_to <> 'bonus'), '{}')
  loop
    perform ledger.settle_bonus(
      v_late.player_id, v_late.currency, v_late.bonus_amount,
      case v_late.bonus_goes_to
        when 'real' then bonuses.convert_late(v_late.bonus_grant_id, v_late.bonus_amount) else 0 end,
      format('grant:%s:late:%s', v_late.bonus_grant_id, v_late.tx_id), v_late.bonus_grant_id::text);
  end loop;
end
$$;
