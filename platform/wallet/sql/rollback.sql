-- Gives a stake back whole: its exact split of real and bonus money, and its part of the deposit wager.
create or replace function wallet.rollback(
  p_tx uuid, p_ref uuid, p_player uuid, p_currency text, p_game text, p_round text, p_amount bigint,
  out o_status text, out o_balance bigint, out o_currency text, out o_moved boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_known       wallet.calls;
  v_bet         wallet.calls;
  v_real        bigint;
  v_unknown     boolean;
  v_transaction uuid;
  v_posting     bigint;
  v_written     integer;
begin
  o_moved := false;
  o_currency := p_currency;
  select a.balance into v_real
    from ledger.accounts a
   where a.player_id = p_player and a.currency = p_currency and a.kind = 'real' for update;

  select * into v_known from wallet.calls c where c.tx_id = p_tx;
  if found then
    select r.o_status, r.o_balance into o_status, o_balance
      from wallet.replay(v_known, 'rollback', p_player, p_currency, p_game, p_round, p_ref, p_amount) r;
    return;
  end if;

  select * into v_bet from wallet.calls c where c.tx_id = p_ref;
  v_unknown := not found;
  o_status := case
    when v_unknown and v_real is null then 'INVALID_TOKEN'
    when v_unknown then 'OK'
    when v_bet.kind = 'rollback' then 'TRANSACTION_DOES_NOT_EXIST'
    else coalesce(wallet.mismatch(v_bet, p_player, p_currency, p_game, p_round),
                  case when v_bet.kind = 'win' or v_bet.state = 'settled' then 'ALREADY_SETTLED' end,
                  'OK')
  end;
  if o_status <> 'OK' then
    o_balance := wallet.playable(p_player, p_currency);
    return;
  end if;

  if not v_unknown and v_bet.kind = 'bet' and v_bet.state = 'open' then
    v_transaction := ledger.new_id();
    insert into ledger.transactions (id, player_id, currency, type, status, amount, requested, balance, game_id, reference, reverses)
    values (v_transaction, p_player, p_currency, 'rollback_bet', 'complete', v_bet.amount, v_bet.amount,
            v_real + v_bet.real_amount, v_bet.game_id, v_bet.round_id, v_bet.transaction_id);
    insert into ledger.postings (transaction_id, idempotency_key, wager, reverses)
    values (v_transaction, 'wallet:' || p_tx, -v_bet.wager, v_bet.posting_id) returning id into v_posting;
    insert into ledger.entries (posting_id, account_id, currency, amount)
    select v_posting, e.account_id, e.currency, -e.amount from ledger.entries e where e.posting_id = v_bet.posting_id;
    update ledger.transactions set status = 'rollback', updated_at = clock_timestamp() where id = v_bet.transaction_id;
    update wallet.calls set state = 'rolled_back' where tx_id = p_ref;
    o_moved := true;
  end if;
  o_balance := wallet.playable(p_player, p_currency);

  insert into wallet.calls (tx_id, kind, player_id, currency, game_id, round_id, ref_tx_id, amount,
                            real_amount, bonus_amount, wager, transaction_id, posting_id, state, status, balance)
  select c.tx_id, c.kind, p_player, p_currency, p_game, p_round, c.ref, p_amount,
         c.real_amount, c.bonus_amount, c.wager, c.transaction_id, c.posting_id, 'final', c.status, o_balance
    from (select p_tx as tx_id, 'rollback'::wallet.call_kind as kind, p_ref as ref,
                 case when o_moved then v_bet.real_amount else 0 end as real_amount,
                 case when o_moved then v_bet.bonus_amount else 0 end as bonus_amount,
                 case when o_moved then -v_bet.wager else 0 end as wager,
                 v_transaction as transaction_id, v_posting as posting_id, 'OK' as status
          union all
          -- The bet may still come: its tombstone is there first.
          select p_ref, 'tombstone', null, 0, 0, 0, null, null, 'TRANSACTION_ROLLED_BACK' where v_unknown) c
   -- In one order, so that two calls that write the same pair of ids never wait for each other.
   order by c.tx_id
  on conflict do nothing;
  get diagnostics v_written = row_count;
  if v_written <> 1 + v_unknown::integer then
    raise exception 'wallet: tx_id % was decided for another player meanwhile', p_tx using errcode = 'serialization_failure';
  end if;
end
$$;

grant execute on function wallet.rollback to parlour_app;
