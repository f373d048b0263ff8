-- What the house keeps of a withdrawal: an account of its own, opened before a currency's first fee.
alter type ledger.account_kind add value 'fees';

-- A hold tells the fee of its withdrawal when it opens.
alter type ledger.hold_step add attribute fee bigint;
-- It takes a fee now (sql/holds.sql); without one it is 0, as the version before means it.
drop function if exists ledger.open_hold(uuid, text, bigint, text, text, text);
