create or replace trigger never_deleted before delete or truncate on wallet.calls
  for each statement execute function ledger.refuse();
create or replace trigger append_only before update or delete or truncate on wallet.granted_stakes
  for each statement execute function ledger.refuse();

-- The only thing that happens to a stored call: an open bet is settled or rolled back.
create or replace trigger settles_once before update on wallet.calls
  for each row when (
    not (old.state = 'open' and new.state in ('settled', 'rolled_back'))
    or (new.tx_id, new.kind, new.player_id, new.amount, new.real_amount, new.bonus_amount, new.wager, new.posting_id, new.status, new.balance)
       is distinct from
       (old.tx_id, old.kind, old.player_id, old.amount, old.real_amount, old.bonus_amount, old.wager, old.posting_id, old.status, old.balance)
  ) execute function ledger.refuse();

-- The player's money in one currency that can be staked: 0 when there is no such wallet.
create or replace function wallet.playable(p_player uuid, p_currency text) returns bigint
language sql volatile set search_path = pg_catalog, pg_temp as $$
  select coalesce((select w.real + w.bonus from ledger.wallets w
                    where w.player_id = p_player and w.currency = p_currency), 0)
$$;

-- The answer to a tx_id that was decided before. A changed parameter moves nothing and says so.
create or replace function wallet.replay(
  c wallet.calls, p_kind wallet.call_kind, p_player uuid, p_currency text, p_game text, p_round text, p_ref uuid, p_amount bigint,
  out o_status text, out o_balance bigint
)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if c.kind = 'tombstone' and p_kind = 'bet' then
    o_status := 'TRANSACTION_ROLLED_BACK';
  elsif (c.kind, c.player_id, c.currency, c.game_id, c.round_id, c.ref_tx_id, c.amount)
        is distinct from (p_kind, p_player, p_currency, p_game, p_round, p_ref, p_amount) then
    o_status := 'DUPLICATE_TRANSACTION';
  elsif c.state = 'rolled_back' then
    -- The studio must not play a round on a stake that was given back.
    o_status := 'TRANSACTION_ROLLED_BACK';
  else
    o_status := c.status;
    o_balance := c.balance;
    return;
  end if;
  o_balance := wallet.playable(p_player, p_currency);
end
$$;

-- Whether a session lets its player stake in a game: OK, or why not.
create or replace function wallet.admission(
  p_known boolean, p_expired boolean, p_player_status text, p_session_game text, p_game text,
  p_session_currency text, p_currency text
) returns text
language sql immutable parallel safe
return case
  when not p_known then 'INVALID_TOKEN'
  when p_expired then 'TOKEN_EXPIRED'
  when p_player_status <> 'active' then 'PLAYER_DISABLED'
  when p_game <> p_session_game then 'INVALID_GAME'
  when p_currency <> p_session_currency then 'WRONG_CURRENCY'
  else 'OK'
end;

-- Where bonus money goes that was staked under a grant: back to it while it is wagered, to real money when it was wagered
-- meanwhile, and otherwise to the house, as when it had run out. Bonus money of no grant goes back to bonus money.
create or replace function wallet.bonus_goes_to(p_grant uuid) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case
    when p_grant is null then 'bonus'
    else coalesce((select case when g.state = 'active' then 'bonus'
                               when g.state = 'completed' and g.end_reason = 'wagered' then 'real'
                               else 'house' end
                     from bonuses.grant_states g where g.grant_id = p_grant), 'house')
  end
$$;

-- How much of bonus money that goes there the player does not get: real money is at most what the grant lets.
create or replace function wallet.bonus_lost(p_place text, p_grant uuid, p_bonus bigint) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case p_place
    when 'house' then p_bonus
    when 'real' then p_bonus - least(p_bonus, coalesce((select g.most_to_real from bonuses.grant_states g
                                                         where g.grant_id = p_grant), p_bonus))
    else 0
  end
$$;

-- Wins and rollbacks. They are accepted whatever became of the session and the player: a round that was staked
-- is settled. What they refer to says who they belong to, and the studio's signature who may say so.

-- Why a call cannot refer to this bet; null when it can.
create or replace function wallet.mismatch(
  b wallet.calls, p_player uuid, p_currency text, p_game text, p_round text
) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when b.player_id <> p_player then 'TRANSACTION_DOES_NOT_EXIST'
    when b.currency <> p_currency then 'WRONG_CURRENCY'
    when b.game_id <> p_game or b.round_id <> p_round then 'TRANSACTION_DOES_NOT_EXIST'
  end
$$;

-- Studios and the platform measure the pace of rounds apart: so much sooner a round may be here. Milliseconds.
create or replace function wallet.pace_slack_ms() returns integer
language sql immutable parallel safe return 250;

-- Whether a stake of the round was taken before, within a day: a game that nobody touches for so long is ended.
create or replace function wallet.goes_on(p_player uuid, p_game text, p_round text) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from ledger.posted p
      join wallet.calls b on b.tx_id = substring(p.idempotency_key from 8)::uuid
     where p.player_id = p_player and p.type = 'bet' and p.idempotency_key like 'wallet:%'
       and p.created_at > clock_timestamp() - interval '25 hours'
       and b.kind = 'bet' and b.state in ('open', 'settled') and (b.game_id, b.round_id) = (p_game, p_round))
$$;
