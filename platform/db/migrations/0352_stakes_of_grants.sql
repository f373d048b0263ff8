-- Under which grant a stake was made, and whatever refers to it.
alter table wallet.calls add column bonus_grant_id uuid;
-- Of a win or a returned stake: where its bonus money goes, by what has become of the grant.
alter type wallet.decision add attribute bonus_grant_id uuid, add attribute bonus_goes_to text;
create index calls_open_under_grant on wallet.calls (bonus_grant_id)
  where kind = 'bet' and state = 'open' and bonus_grant_id is not null;
