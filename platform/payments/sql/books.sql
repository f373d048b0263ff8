-- Payments of companies that came otherwise than agreed and are booked nowhere, each once.
create or replace view payments.kept_charges as
  select distinct on (d.provider, m.charge_id) d.provider, m.charge_id, m.deposit_id, m.received, m.currency, m.told_at
    from payments.mismatches m
    join payments.deposits d on d.id = m.deposit_id
   where m.told_status = 'completed' and m.received > 0 and m.settled_at is null
     and coalesce(d.ask ->> 'kind', '') <> 'address'
     and not exists (select from payments.deposits b
                      where b.provider = d.provider and b.charge_id = m.charge_id and b.status in ('complete', 'refund'))
     and not exists (select from payments.bank_money b
                      where b.provider = d.provider and b.money_id = 'charge ' || m.charge_id)
   order by d.provider, m.charge_id, m.told_at desc, m.id;
grant select on payments.kept_charges to parlour_app;

-- Money that moved at a payment company, as it is booked here: one row for each step, by the company's name for it.
create or replace view payments.own_movements as
  -- Bank money that is credited beside a charge is a row of its own below.
  select d.provider, 'payment'::text as kind, d.charge_id as their_id, d.id::text as reference, d.received as amount,
         d.currency, c.at, d.id as deposit_id, null::uuid as withdrawal_id
    from payments.deposits d
    join payments.deposit_changes c on c.deposit_id = d.id and c.to_status = 'complete'
   where d.charge_id is not null
     -- A key alone may be a player's own words.
     and not (d.further_of is not null and d.idempotency_key like 'bank-money:%')
  union all
  select d.provider, coalesce(d.reversal, 'refund'), d.charge_id, d.id::text, d.received, d.currency, c.at, d.id, null
    from payments.deposits d
    join payments.deposit_changes c on c.deposit_id = d.id and c.to_status = 'refund'
   where d.charge_id is not null
  union all
  select w.provider, case c.to_status when 'complete' then 'payout' else 'payout_return' end, w.payout_id, w.id::text,
         w.amount - w.fee, w.currency, c.at, null, w.id
    from payments.withdrawals w
    join payments.withdrawal_changes c on c.withdrawal_id = w.id and c.to_status in ('complete', 'refund')
   where w.payout_id is not null
  union all
  select b.provider, 'bank_money', b.money_id, coalesce(b.deposit_id::text, b.money_id), b.amount, b.currency,
         b.received_at, b.deposit_id, null
    from payments.bank_money b
   where b.money_id not like 'charge %'
  union all
  -- A payment that is kept aside because of the name on it, and is not credited: it is the charge's all the same.
  select b.provider, 'payment', substr(b.money_id, 8), b.deposit_id::text, b.amount, b.currency, b.received_at,
         b.deposit_id, null
    from payments.bank_money b
   where b.money_id like 'charge %' and b.resolution is distinct from 'credit'
  union all
  select b.provider, 'refund', substr(b.money_id, 8), b.deposit_id::text, b.amount, b.currency, b.resolved_at,
         b.deposit_id, null
    from payments.bank_money b
   where b.money_id like 'charge %' and b.resolution = 'return'
  union all
  -- What came otherwise than agreed waits for people, or is decided and not credited: it is the charge's all the same, as it
  -- was told last.
  select k.provider, 'payment', k.charge_id, k.deposit_id::text, k.received, k.currency, k.told_at, k.deposit_id, null
    from payments.kept_charges k
  union all
  select k.provider, 'refund', k.charge_id, k.deposit_id::text, k.received, k.currency, r.updated_at, k.deposit_id, null
    from payments.kept_charges k
    join payments.refunds r on r.provider = k.provider and r.charge_id = k.charge_id and r.mismatch_id is not null
                           and r.state = 'refunded';
grant select on payments.own_movements to parlour_app;
