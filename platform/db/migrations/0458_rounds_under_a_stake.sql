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
