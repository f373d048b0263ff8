-- What was won with a deposit that was taken back is decided by a person, in the same list.
alter table payments.mismatches drop constraint mismatches_reason_check;
alter table payments.mismatches add constraint mismatches_reason_check check (
  reason in ('amount', 'currency', 'empty', 'over', 'charge', 'words', 'taken_back', 'rest', 'reversed'));
