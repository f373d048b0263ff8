-- What is known of an account's owner beside its row: a column of identity.players would hold up bets, which read that
-- table, while an older database is carried over.
create table identity.ownership (
  player_id uuid primary key references identity.players (id) on delete cascade,
  -- Whether an account's owner has shown that it is theirs: by a way in and the mailbox at once. That a link of a letter was
  -- opened confirms the address and no more: whoever opened it may never have been in the account.
  owner_proven boolean not null default false,
  -- How often a player's marks of known devices were made void: those of an earlier count are no marks any more.
  device_era integer not null default 0 check (device_era >= 0)
);
grant select, insert, update, delete on identity.ownership to parlour_app;

-- Until now the confirmed address was taken for it.
insert into identity.ownership (player_id, owner_proven) select id, true from identity.players where email_verified;

-- Whether who agreed in the new mailbox was logged in there.
alter table identity.email_changes add column new_proven boolean not null default false;
