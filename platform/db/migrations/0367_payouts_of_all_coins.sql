-- Every coin that is taken goes back the way it came: two of them were added when payouts stood already.
insert into payments.payout_methods (method, kind, usual_minutes) values
  ('bitcoincash', 'coin', 60), ('dogecoin', 'coin', 20);
insert into payments.payout_limits (method, currency, min_amount, max_amount)
select method, currency, 3000, 500000
  from unnest('{EUR,USD,AUD,CHF}'::text[]) as currency cross join unnest('{bitcoincash,dogecoin}'::text[]) as method;
