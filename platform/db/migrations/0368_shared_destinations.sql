-- Whether another player's money goes to the same account or address is looked at with every withdrawal to one.
create index withdrawals_destination on payments.withdrawals (destination_print) where destination_print is not null;
