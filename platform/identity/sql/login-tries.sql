create or replace function identity.count_login_try(p_key text, p_window interval, p_now timestamptz)
returns identity.login_tries
language sql
as $$
  insert into identity.login_tries as counted (key, tries, expires_at)
  values (p_key, 1, p_now + p_window)
  on conflict (key) do update
    set tries      = case when counted.expires_at <= p_now then 1 else counted.tries + 1 end,
        expires_at = case when counted.expires_at <= p_now then p_now + p_window else counted.expires_at end
  returning *;
$$;

-- Takes one try before the password is looked at, so that tries sent at the same moment are counted too.
-- Answers the seconds to wait, 0 when the try may go on. docs/adr/0003-accounts.md tells the rules.
create or replace function identity.begin_login(
  p_origin  text,        -- this account from this address, or this account from this known device
  p_account text,
  p_address text,        -- the network: of strangers, or of known devices
  p_known   boolean,     -- the device has logged in to this account before
  p_now     timestamptz
) returns integer
language plpgsql
as $$
declare
  counted   identity.login_tries;
  strangers integer := 0;
  budget    integer := 5;
  pause     interval := interval '15 minutes';
begin
  if not p_known then
    select tries into strangers from identity.login_tries where key = p_account and expires_at > p_now;
    strangers := coalesce(strangers, 0);
    -- Many strangers at one account: each of them gets one try, and waits longer and longer for the next.
    if strangers >= 50 then
      budget := 1;
      pause := case when strangers >= 1000 then interval '60 minutes'
                    when strangers >= 200 then interval '30 minutes'
                    else pause end;
    end if;
  end if;

  counted := identity.count_login_try(p_origin, pause, p_now);
  if counted.tries > budget then
    return greatest(1, ceil(extract(epoch from counted.expires_at - p_now)))::integer;
  end if;

  counted := identity.count_login_try(p_address, interval '1 hour', p_now);
  if counted.tries > 100 then
    return greatest(1, ceil(extract(epoch from counted.expires_at - p_now)))::integer;
  end if;
  if not p_known then
    perform identity.count_login_try(p_account, interval '1 hour', p_now);
  end if;
  return 0;
end
$$;

-- After the right password: removes the attempt that begin_login counted.
create or replace function identity.forgive_login(p_origin text, p_account text, p_address text, p_known boolean)
returns void
language sql
as $$
  -- In begin_login's order, so that two log-ins never wait for each other.
  delete from identity.login_tries where key = p_origin;
  update identity.login_tries set tries = greatest(0, tries - 1) where key = p_address;
  update identity.login_tries set tries = greatest(0, tries - 1) where not p_known and key = p_account;
$$;

grant execute on function identity.count_login_try, identity.begin_login, identity.forgive_login to parlour_app;
