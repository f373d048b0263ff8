-- Stakes that were made under a grant. A table of its own: bets go on while this is applied, and most are under none.
create table wallet.granted_stakes (
  -- The studio's call.
  tx_id    uuid primary key,
  grant_id uuid not null,
  game_id  text not null,
  round_id text not null
);
create index granted_stakes_of_round on wallet.granted_stakes (grant_id, game_id, round_id);

-- Of a win or a returned stake: where its bonus money goes, by what has become of the grant.
alter type wallet.decision add attribute bonus_grant_id uuid, add attribute bonus_goes_to text;
