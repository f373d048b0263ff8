-- What the company lists of a payout and is not booked: the company is asked about it at the next turn.
alter table payments.withdrawals add column recheck boolean not null default false;
create index withdrawals_recheck on payments.withdrawals (requested_at) where recheck;
