-- Coins and bank transfer are on: their flows stand. Two coins are new.
insert into payments.methods (code, provider, type, title, logo_url, countries, enabled, position, options) values
  ('bitcoincash', 'sandbox', 'coin', 'Bitcoin Cash', '/payments/bitcoincash.svg', null, true, 155,
    '[{"id":"BCH","title":"Bitcoin Cash","name":"Bitcoin Cash"}]'),
  ('dogecoin', 'sandbox', 'coin', 'Dogecoin', '/payments/dogecoin.svg', null, true, 175,
    '[{"id":"DOGE","title":"Dogecoin","name":"Dogecoin"}]');

insert into payments.method_limits (method, currency, min_amount, max_amount)
select method, currency, 2000, 500000
from unnest('{EUR,USD,AUD,CHF}'::text[]) as currency cross join unnest('{bitcoincash,dogecoin}'::text[]) as method;

update payments.methods set enabled = true
 where code in ('banktransfer', 'bitcoin', 'ethereum', 'litecoin', 'ripple', 'tether');
