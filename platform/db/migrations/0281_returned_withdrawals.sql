-- A payout that was made and came back to the company, and so to the player's balance.
insert into ledger.status_steps (type, from_status, to_status) values ('withdraw', 'complete', 'refund');
