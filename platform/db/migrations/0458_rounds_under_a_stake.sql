-- Bets that are under way have the player's session of play locked, and then write their call: all locks or none, as in 0160.
do $$
begin
  loop
    begin
      set local lock_timeout = '500ms';
      lock table wallet.calls, protection.play_sessions in access exclusive mode;
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.1);
    end;
  end loop;
  set local lock_timeout = 0;
end
$$;

-- What a law lets a round of slots cost counts for all stakes of the round, whichever round its player began last: the stakes
-- themselves say what they come to.
alter table wallet.calls
  -- A stake, or a free spin, of a slot whose law names the highest one.
  add column under_stake boolean not null default false;
create index calls_under_stake on wallet.calls (player_id, game_id, round_id) where under_stake;
alter type wallet.decision add attribute under_stake boolean;

-- Made again by platform/protection/sql/api.sql.
drop view if exists protection.play_rules;
alter table protection.play_sessions drop column round_staked;
