-- Free spins of which no game is on offer any more, and no other takes the place of one: their time stands still until there is
-- one again, or an operator has settled it. `time_kept_to`: until when it was made up for so far.
alter table bonuses.free_spin_grants add column stranded_at timestamptz, add column time_kept_to timestamptz;
create index free_spin_grants_stranded on bonuses.free_spin_grants (stranded_at) where state = 'open' and stranded_at is not null;
