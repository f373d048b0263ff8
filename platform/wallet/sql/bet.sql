-- Takes a stake: real money first, then bonus money.
create or replace function wallet.bet(
  p_tx uuid, p_token text, p_player uuid, p_currency text, p_game text, p_round text, p_closed boolean,
  p_amount bigint, p_now timestamptz, p_idle_since timestamptz,
  out o_status text, out o_balance bigint, out o_currency text, out o_moved boolean
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_real_id     bigint;
  v_real        bigint;
  v_wager       bigint;
  v             record;
  v_known       wallet.calls;
  v_from_real   bigint;
  v_from_bonus  bigint;
  v_transaction uuid;
  v_posting     bigint;
begin
  o_moved := false;
  o_currency := p_currency;
  select a.id, a.balance, a.deposit_wager into v_real_id, v_real, v_wager
    from ledger.accounts a
   where a.player_id = p_player and a.currency = p_currency and a.kind = 'real' for update;

  -- A statement of its own, after the lock: it sees what the call before this one committed.
  select c.tx_id, b.id as bonus_id, coalesce(b.balance, 0) as bonus, h.id as house_id,
         s.id as session, s.currency, s.game_id, s.last_used_at, pl.status as player,
         s.ended_at is not null or s.expires_at <= p_now or s.last_used_at <= p_idle_since as expired
    into v
    from (values (1)) as one
    left join wallet.calls c on c.tx_id = p_tx
    left join ledger.accounts b on b.player_id = p_player and b.currency = p_currency and b.kind = 'bonus'
    left join ledger.accounts h on h.player_id is null and h.currency = p_currency and h.kind = 'gaming'
    left join games.sessions s on s.token_hash = sha256(convert_to(p_token, 'UTF8'))
                              and s.player_id = p_player
    left join identity.players pl on pl.id = p_player;

  if v.tx_id is not null then
    select * into v_known from wallet.calls c where c.tx_id = p_tx;
    select r.o_status, r.o_balance into o_status, o_balance
      from wallet.replay(v_known, 'bet', p_player, p_currency, p_game, p_round, null, p_amount) r;
    return;
  end if;

  o_status := wallet.admission(v.session is not null, v.expired, v.player, v.game_id, p_game, v.currency, p_currency);
  if o_status = 'OK' and v_real_id is null then
    o_status := 'WRONG_CURRENCY';
  end if;
  if o_status in ('INVALID_TOKEN', 'INVALID_GAME', 'WRONG_CURRENCY') then
    -- These follow from the parameters alone: the same call gets them again without a stored answer.
    o_currency := coalesce(v.currency, p_currency);
    o_balance := case when o_status = 'INVALID_TOKEN' then 0 else wallet.playable(p_player, o_currency) end;
    return;
  end if;
  if o_status = 'OK' and v.last_used_at < p_now - interval '1 minute' then
    -- Play keeps the session alive. Once a minute is enough, and spares every bet a write.
    update games.sessions set last_used_at = p_now where id = v.session;
  end if;
  if o_status = 'OK' and v_real + v.bonus < p_amount then
    o_status := 'INSUFFICIENT_FUNDS';
  end if;

  if o_status <> 'OK' then
    o_balance := coalesce(v_real + v.bonus, 0);
    -- A refusal is final: a late copy of this bet must not take the money after all.
    insert into wallet.calls (tx_id, kind, player_id, currency, game_id, round_id, round_closed, amount, state, status, balance)
    values (p_tx, 'bet', p_player, p_currency, p_game, p_round, p_closed, p_amount, 'refused', o_status, o_balance)
    on conflict do nothing;
  else
    v_from_real := least(v_real, p_amount);
    v_from_bonus := p_amount - v_from_real;
    v_wager := -least(v_wager, v_from_real);
    v_transaction := ledger.new_id();
    o_balance := v_real + v.bonus - p_amount;
    insert into ledger.transactions (id, player_id, currency, type, status, amount, requested, balance, game_id, reference)
    values (v_transaction, p_player, p_currency, 'bet', 'complete', p_amount, p_amount, v_real - v_from_real, p_game, p_round);
    insert into ledger.postings (transaction_id, idempotency_key, wager)
    values (v_transaction, 'wallet:' || p_tx, v_wager) returning id into v_posting;
    if v_from_bonus = 0 then
      insert into ledger.entries (posting_id, account_id, currency, amount)
      values (v_posting, v_real_id, p_currency, -p_amount), (v_posting, v.house_id, p_currency, p_amount);
    else
      insert into ledger.entries (posting_id, account_id, currency, amount)
      select v_posting, e.account, p_currency, e.amount
        from (values (v_real_id, -v_from_real), (v.bonus_id, -v_from_bonus), (v.house_id, p_amount)) as e (account, amount)
       where e.amount <> 0;
    end if;
    insert into wallet.calls (tx_id, kind, player_id, currency, game_id, round_id, round_closed, amount, real_amount,
                              bonus_amount, wager, transaction_id, posting_id, state, status, balance)
    values (p_tx, 'bet', p_player, p_currency, p_game, p_round, p_closed, p_amount, v_from_real,
            v_from_bonus, v_wager, v_transaction, v_posting, 'open', 'OK', o_balance)
    on conflict do nothing;
    o_moved := true;
  end if;
  if not found then
    raise exception 'wallet: tx_id % was decided for another player meanwhile', p_tx using errcode = 'serialization_failure';
  end if;
end
$$;

grant execute on function wallet.bet to parlour_app;
