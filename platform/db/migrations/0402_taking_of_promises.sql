-- How the player wants to take a bonus that a deposit is made for: active as soon as it is there, whatever is in play, or in the
-- queue. Null: active when nothing else is; else it waits for an answer.
alter table bonuses.promises add column taking text check (taking in ('now', 'queue'));
