-- Money of a whole charge that is kept aside is found by the charge, when the books are compared.
create index bank_money_charge on payments.bank_money (provider, substr(money_id, 8)) where money_id like 'charge %';
