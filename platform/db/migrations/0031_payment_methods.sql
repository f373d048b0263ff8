-- The brands of SPEC §1. What goes through the hosted checkout is enabled; coins and bank transfer are known
-- but off until their own flows stand.
insert into payments.methods (code, provider, type, title, countries, enabled, position, options) values
  ('card',          'sandbox', 'regular', 'Bank card',      null, true, 10, '[]'),
  ('skrill',        'sandbox', 'regular', 'Skrill',         null, true, 20, '[]'),
  ('neteller',      'sandbox', 'regular', 'Neteller',       null, true, 30, '[]'),
  ('ecopayz',       'sandbox', 'regular', 'EcoPayz',        null, true, 40, '[]'),
  ('ezeewallet',    'sandbox', 'regular', 'Ezeewallet',
    '{AT,BE,CH,CZ,DE,DK,ES,FI,FR,GR,HR,HU,IE,IT,LU,NO,PL,PT,RO,SE,SI,SK}', true, 50, '[]'),
  ('astropay',      'sandbox', 'regular', 'Astropay',       null, true, 60, '[]'),
  ('interac',       'sandbox', 'regular', 'Interac',        '{CA}', true, 70, '[]'),
  ('mb',            'sandbox', 'regular', 'MB',             '{PT}', true, 80, '[]'),
  ('paysafe',       'sandbox', 'voucher', 'Paysafe',        null, true, 90, '[]'),
  ('neosurf',       'sandbox', 'voucher', 'Neosurf',        '{AU,CA,NZ,ZA}', true, 100, '[]'),
  ('neosurfeurope', 'sandbox', 'voucher', 'Neosurf',
    '{AT,BE,CH,DE,DK,ES,FI,FR,IE,IT,LU,NO,PL,PT,SE}', true, 110, '[]'),
  ('flexepin',      'sandbox', 'voucher', 'Flexepin',
    '{AT,AU,BE,CA,CH,DE,ES,FI,FR,IE,IT,LU,NO,NZ,PL,PT,SE,ZA}', true, 120, '[]'),
  ('cashtocode',    'sandbox', 'voucher', 'Cashtocode',
    '{AT,AU,BE,CA,CH,CZ,DE,DK,ES,FI,FR,GR,IE,IT,LU,NO,NZ,PL,PT,SE}', true, 130, '[]'),
  ('banktransfer',  'sandbox', 'regular', 'BankTransfer',   null, false, 140, '[]'),
  ('bitcoin',       'sandbox', 'coin',    'Bitcoin',        null, false, 150,
    '[{"id":"BTC","title":"Bitcoin","name":"Bitcoin"}]'),
  ('ethereum',      'sandbox', 'coin',    'Ethereum',       null, false, 160,
    '[{"id":"ETH","title":"Ethereum","name":"Ethereum"}]'),
  ('litecoin',      'sandbox', 'coin',    'Litecoin',       null, false, 170,
    '[{"id":"LTC","title":"Litecoin","name":"Litecoin"}]'),
  ('ripple',        'sandbox', 'coin',    'Ripple',         null, false, 180,
    '[{"id":"XRP","title":"XRP","name":"Ripple"}]'),
  ('tether',        'sandbox', 'coin',    'Tether',         null, false, 190,
    '[{"id":"USDTTRC20","title":"USDT (TRC-20)","name":"Tether on Tron"},
      {"id":"USDTERC20","title":"USDT (ERC-20)","name":"Tether on Ethereum"}]');

insert into payments.limits (currency, min_amount, max_amount)
select currency, 1000, 500000 from unnest('{EUR,USD,AUD,CHF}'::text[]) as currency;

insert into payments.method_limits (method, currency, min_amount, max_amount)
select method, currency, min_amount, max_amount
from unnest('{EUR,USD,AUD,CHF}'::text[]) as currency
cross join (values
  ('card', 1000, 500000), ('skrill', 1000, 500000), ('neteller', 1000, 500000), ('ecopayz', 1000, 500000),
  ('ezeewallet', 2000, 300000), ('astropay', 1000, 200000), ('interac', 2000, 300000), ('mb', 1000, 300000),
  ('paysafe', 1000, 100000), ('neosurf', 1000, 25000), ('neosurfeurope', 1000, 25000),
  ('flexepin', 2000, 50000), ('cashtocode', 2000, 75000), ('banktransfer', 5000, 500000),
  ('bitcoin', 3000, 500000), ('ethereum', 3000, 500000), ('litecoin', 2000, 500000), ('ripple', 2000, 500000),
  ('tether', 2000, 500000)
) as bounds (method, min_amount, max_amount);

update payments.methods
set logo_url = '/payments/' || case code when 'neosurfeurope' then 'neosurf' else code end || '.svg';
