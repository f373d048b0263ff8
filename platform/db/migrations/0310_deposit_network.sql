-- The network that a deposit was begun from, as a keyed hash: refused payments are counted by it. Nobody can read an address
-- from it.
alter table payments.deposits add column network bytea check (octet_length(network) = 32);
