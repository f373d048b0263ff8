-- The code that a player types for a campaign; null for one that is not taken by a code.
alter table bonuses.definitions
  add column promocode text unique check (promocode ~ '^[A-Z0-9_-]{1,32}$');

update bonuses.definitions set promocode = upper(replace(id, '-', ''))
 where id in ('welcome-1', 'welcome-2', 'welcome-3', 'welcome-4');

-- The campaign that a deposit is made for.
alter table payments.deposits
  add column bonus_id text check (bonus_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(bonus_id) <= 64);

create index deposits_for_bonus on payments.deposits (player_id, bonus_id) where bonus_id is not null;
