-- Wins and rollbacks. They are accepted whatever became of the session and the player: a round that was staked
-- is settled. What they refer to says who they belong to, and the studio's signature who may say so.

-- Why a call cannot refer to this bet; null when it can.
create function wallet.mismatch(
  b wallet.calls, p_player uuid, p_currency text, p_game text, p_round text
) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when b.player_id <> p_player then 'TRANSACTION_DOES_NOT_EXIST'
    when b.currency <> p_currency then 'WRONG_CURRENCY'
    when b.game_id <> p_game or b.round_id <> p_round then 'TRANSACTION_DOES_NOT_EXIST'
  end
$$;

-- Credits a win to the money that was staked: in the stake's proportion of real and bonus, odd cents to real.
create function wallet.win(
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

-- Gives a stake back whole: its exact split of real and bonus money, and its part of the deposit wager.
create function wallet.rollback(
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

-- Bets made before a moment that are still open, and whose round no win closed: the sweep rolls them back. Only
-- those since the last sweep are looked at, because it left none open before.
create function wallet.open_bets(p_before timestamptz, p_limit integer)
returns table (tx_id uuid, player_id uuid, currency text, game_id text, round_id text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select b.tx_id, b.player_id, b.currency, b.game_id, b.round_id
    from wallet.calls b
   where b.created_at >= (select swept_until from wallet.sweeps) and b.created_at < p_before
     and b.kind = 'bet' and b.state = 'open' and not b.round_closed
     and not exists (select from wallet.calls w
                      where w.kind = 'win' and w.round_closed and w.player_id = b.player_id
                        and w.game_id = b.game_id and w.round_id = b.round_id)
   order by b.created_at
   limit p_limit
$$;

create function wallet.swept(p_until timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update wallet.sweeps set swept_until = greatest(swept_until, p_until)
$$;

revoke execute on all functions in schema wallet from public;
grant select on wallet.calls, wallet.sweeps to parlour_app;
grant execute on function wallet.balance, wallet.bet, wallet.win, wallet.rollback, wallet.open_bets, wallet.swept to parlour_app;
