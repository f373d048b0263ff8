-- Credits a win to the money that was staked: in the stake's proportion of real and bonus, odd cents to real.
create or replace function wallet.win(
  p_tx uuid, p_ref uuid, p_player uuid, p_currency text, p_game text, p_round text, p_closed boolean, p_amount bigint,
  out o_status text, out o_balance bigint, out o_currency text, out o_moved boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_known       wallet.calls;
  v_bet         wallet.calls;
  v_real_id     bigint;
  v_bonus_id    bigint;
  v_real        bigint;
  v_bonus       bigint;
  v_to_bonus    bigint;
  v_transaction uuid;
  v_posting     bigint;
begin
  o_moved := false;
  o_currency := p_currency;
  select a.id, a.balance into v_real_id, v_real
    from ledger.accounts a
   where a.player_id = p_player and a.currency = p_currency and a.kind = 'real' for update;

  select * into v_known from wallet.calls c where c.tx_id = p_tx;
  if found then
    select r.o_status, r.o_balance into o_status, o_balance
      from wallet.replay(v_known, 'win', p_player, p_currency, p_game, p_round, p_ref, p_amount) r;
    return;
  end if;

  select * into v_bet from wallet.calls c where c.tx_id = p_ref;
  if not found or v_bet.kind not in ('bet', 'tombstone') or v_bet.state = 'refused' then
    o_status := 'TRANSACTION_DOES_NOT_EXIST';
  else
    o_status := wallet.mismatch(v_bet, p_player, p_currency, p_game, p_round);
    if o_status is null and (v_bet.kind = 'tombstone' or v_bet.state = 'rolled_back') then
      o_status := 'TRANSACTION_ROLLED_BACK';
    end if;
  end if;
  if o_status is not null then
    -- Not stored: a win that overtook its bet must be taken when it is repeated.
    o_balance := wallet.playable(p_player, p_currency);
    return;
  end if;

  select a.id, a.balance into v_bonus_id, v_bonus
    from ledger.accounts a
   where a.player_id = p_player and a.currency = p_currency and a.kind = 'bonus';
  o_status := 'OK';
  o_balance := v_real + v_bonus + p_amount;
  v_to_bonus := case when v_bet.bonus_amount = 0 then 0
                     else div(p_amount::numeric * v_bet.bonus_amount, v_bet.amount)::bigint end;
  if p_amount > 0 then
    v_transaction := ledger.new_id();
    insert into ledger.transactions (id, player_id, currency, type, status, amount, requested, balance, game_id, reference)
    values (v_transaction, p_player, p_currency, 'win', 'complete', p_amount, p_amount,
            v_real + p_amount - v_to_bonus, p_game, p_round);
    insert into ledger.postings (transaction_id, idempotency_key)
    values (v_transaction, 'wallet:' || p_tx) returning id into v_posting;
    insert into ledger.entries (posting_id, account_id, currency, amount)
    select v_posting, e.account, p_currency, e.amount
      from (values (v_real_id, p_amount - v_to_bonus), (v_bonus_id, v_to_bonus),
                   (ledger.house_account('gaming', p_currency), -p_amount)) as e (account, amount)
     where e.amount <> 0;
    o_moved := true;
  end if;
  update wallet.calls set state = 'settled' where tx_id = p_ref and state = 'open';
  insert into wallet.calls (tx_id, kind, player_id, currency, game_id, round_id, round_closed, ref_tx_id, amount,
                            real_amount, bonus_amount, transaction_id, posting_id, state, status, balance)
  values (p_tx, 'win', p_player, p_currency, p_game, p_round, p_closed, p_ref, p_amount,
          p_amount - v_to_bonus, v_to_bonus, v_transaction, v_posting, 'final', o_status, o_balance)
  on conflict do nothing;
  if not found then
    raise exception 'wallet: tx_id % was decided for another player meanwhile', p_tx using errcode = 'serialization_failure';
  end if;
end
$$;

grant execute on function wallet.win to parlour_app;
