-- What payments open to other contexts. Nobody else names one of their tables.

-- Deposits that were made for a bonus, how far each of them is, and what came of it. `begun_as` is the deposit that the
-- player began: another one when its money came late, or in parts.
create or replace view payments.bonus_deposits as
select id as deposit_id, player_id, bonus_id, status, created_at, received, currency,
       coalesce(late_of, further_of, id) as begun_as
  from payments.deposits where bonus_id is not null;
grant select on payments.bonus_deposits to parlour_app;

-- Instruments that players have paid in with, as the payment company names them.
create or replace view payments.instruments_of_players as
select player_id, instrument from payments.deposits where instrument is not null;
grant select on payments.instruments_of_players to parlour_app;

-- What a euro is worth in a currency now; 1 for one without a rate.
create or replace function payments.rate_of(p_currency text) returns numeric
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((select r.per_euro from payments.rates r where r.currency = p_currency order by r.id desc limit 1), 1)
$$;

-- What a player has paid in since a moment, or begun to pay in at any time and not paid yet; in a currency's minor units,
-- rounded up.
create or replace function payments.paid_in_since(p_player uuid, p_currency text, p_since timestamptz) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(case when d.currency = p_currency then d.paid
                           else ceil(d.paid * payments.rate_of(p_currency) / payments.rate_of(d.currency)) end), 0)::bigint
    from (select currency, sum(coalesce(received, amount)) as paid
            from payments.deposits o
           where player_id = p_player::text
             and (status in ('creating', 'processing')
                  or status = 'complete'
                     and (created_at >= p_since
                          or exists (select from payments.deposit_changes c
                                      where c.deposit_id = o.id and c.to_status = 'complete' and c.at >= p_since)))
           group by currency) d
$$;
grant execute on function payments.rate_of, payments.paid_in_since to parlour_app;

-- What a player was paid out since a moment and has got; in a currency's minor units, rounded down.
create or replace function payments.paid_out_since(p_player uuid, p_currency text, p_since timestamptz) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(case when w.currency = p_currency then w.amount
                           else floor(w.amount * payments.rate_of(p_currency) / payments.rate_of(w.currency)) end), 0)::bigint
    from payments.withdrawals w
   where w.player_id = p_player::text and w.status = 'complete' and w.paid_at >= p_since
$$;
grant execute on function payments.paid_out_since to parlour_app;

-- Deposits that players began themselves, and how they ended: `refused` by who keeps their money. What the company could not do,
-- or nobody finished, is left out; money that came late or in further parts was begun once.
create or replace view payments.attempts as
select player_id::uuid as player_id, created_at, currency, coalesce(received, amount) as amount,
       case when status = 'failed' then 'refused' else 'paid' end as outcome
  from payments.deposits
 where late_of is null and further_of is null
   and (status in ('complete', 'refund')
        or status = 'failed' and failure in ('declined', 'insufficient_funds', 'three_d_secure', 'voucher_used',
                                             'voucher_value', 'voucher_locked'));

-- Withdrawals that players took back while they waited.
create or replace view payments.taken_back as
select player_id::uuid as player_id, ended_at, currency, amount from payments.withdrawals where status = 'cancel';

-- Who has begun to pay in, or taken a withdrawal back, since a moment.
create or replace function payments.players_since(p_since timestamptz) returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select d.player_id::uuid from payments.deposits d where d.created_at >= p_since
  union
  select w.player_id::uuid from payments.withdrawals w where w.status = 'cancel' and w.ended_at >= p_since
$$;
grant select on payments.attempts, payments.taken_back to parlour_app;
grant execute on function payments.players_since to parlour_app;
