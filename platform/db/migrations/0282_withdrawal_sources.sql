alter table payments.withdrawals
  -- Stands for the card or wallet that the money goes back to, as deposits name it; empty for every other way.
  add column source text not null default '',
  -- How the name on the account, or on what was paid with, compares with the player's; null where there is none.
  add column name_match text check (name_match in ('exact', 'near', 'different', 'unknown'));
