-- Bonus money that goes back to the house, SPEC §4: its history says that the wager was set back.
insert into ledger.status_steps (type, from_status, to_status) values
  ('zeroing', null, 'wager_zeroing'),
  ('cancel_bonus_fine', null, 'wager_zeroing');
