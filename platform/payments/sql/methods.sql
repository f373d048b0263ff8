-- What can be paid by each method and currency: the company's limits, with those of the casino that hold for a country.
-- Nothing where a method is off, or nothing is left between minimum and maximum.
create or replace function payments.limits_for(p_direction text, p_currency text, p_country text)
  returns table (method text, min_amount bigint, max_amount bigint, fee bigint) language sql stable as $$
  select company.method, narrowed.min_amount, narrowed.max_amount, company.fee
    from (select l.method, l.min_amount, l.max_amount, 0::bigint as fee
            from payments.method_limits l where p_direction = 'deposit' and l.currency = p_currency
          union all
          select l.method, l.min_amount, l.max_amount, l.fee
            from payments.payout_limits l where p_direction = 'withdrawal' and l.currency = p_currency) company
    cross join lateral (
      select greatest(company.min_amount, max(o.min_amount)) as min_amount,
             least(company.max_amount, min(o.max_amount)) as max_amount
        from payments.own_limits o
       where o.method = company.method and o.direction = p_direction and o.currency = p_currency
         and o.country in ('', coalesce(p_country, ''))) narrowed
   where narrowed.min_amount <= narrowed.max_amount
     and not exists (select from payments.method_switches s
                      where s.method = company.method and s.direction = p_direction and not s.enabled)
$$;
grant execute on function payments.limits_for(text, text, text) to parlour_app;
