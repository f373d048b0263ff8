-- What a deposit asks of its payer beyond a page to open: params, fields, an address for coins, account details
-- (platform/payments/ask.ts); and two more reasons why nothing came of it.
alter table payments.deposits
  add column ask jsonb check (jsonb_typeof(ask) = 'object'),
  drop constraint deposits_failure_check,
  add constraint deposits_failure_check check (failure in ('declined', 'insufficient_funds', 'three_d_secure',
    'voucher_used', 'voucher_value', 'voucher_locked', 'expired', 'aggregator'));
