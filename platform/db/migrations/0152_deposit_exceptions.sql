-- What is out of the ordinary about a deposit, beside its state: another amount than asked, money that came late, or
-- reports that contradict each other (platform/payments/deposit-state.ts).
alter table payments.deposits
  add column exception text check (exception in ('partial', 'over', 'late', 'mismatch'));
update payments.deposits set exception = case
    when late_of is not null then 'late'
    when received < amount then 'partial'
    when received > amount then 'over'
  end
 where late_of is not null or received <> amount;

create index deposits_mismatch on payments.deposits (updated_at) where exception = 'mismatch';
