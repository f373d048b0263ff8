-- A round whose bets may cover each other is judged when it closes, over all its stakes and wins. What an open one has brought
-- stands with its stakes until then.

alter table bonuses.stakes
  -- What its wins have brought, in the unit of `counts`. Null: the version before wrote it; one that it has settled stays so.
  add column won         bigint check (won >= 0),
  -- The calls of these wins.
  add column wins        uuid[],
  -- Its last win, after which its round has not closed yet.
  add column waits_since timestamptz;

alter table bonuses.stakes drop constraint stakes_state_check;
-- Covered: it is settled, and counts nothing.
alter table bonuses.stakes
  add constraint stakes_state_check check (state in ('open', 'settled', 'covered', 'returned'));

drop index bonuses.stakes_open;
create index stakes_of_round on bonuses.stakes (grant_id, game_id, round_id);
create index stakes_waiting on bonuses.stakes (waits_since) where waits_since is not null;
