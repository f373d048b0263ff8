-- Whether an account's owner has shown that it is theirs: by a way in and the mailbox at once. That a link of a letter was
-- opened confirms the address and no more: whoever opened it may never have been in the account.
alter table identity.players add column owner_proven boolean not null default false;
-- Until now the confirmed address was taken for it.
update identity.players set owner_proven = true where email_verified;

-- Whether who agreed in the new mailbox was logged in there.
alter table identity.email_changes add column new_proven boolean not null default false;
