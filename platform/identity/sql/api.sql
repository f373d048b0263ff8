-- What other contexts may know of a player: whether they may play, and the currency that their account is kept in. An account
-- that waits for an operator is on a break without an end.
create or replace view identity.player_standing as
select p.id as player_id, p.status, p.currency, case when b.held <> '{}' then 'infinity' else b.until end as time_out_until
  from identity.players p
  left join identity.time_outs b on b.player_id = p.id;
grant select on identity.player_standing to parlour_app;

-- What lists of other contexts show an operator of a player, and find them by.
create or replace view identity.player_directory as
select id as player_id, email, country from identity.players;
grant select on identity.player_directory to parlour_app;

-- Which letters a player gets: those subscribed to, once the address is confirmed, while the account is open and takes no break;
-- no offers where an operator has stopped them.
create or replace view identity.mail_choices as
select p.id as player_id, choice.list,
       (choice.wanted and p.email_verified and p.status = 'active'
        and coalesce(b.until <= now() and b.held = '{}', true)
        and not (choice.list in ('promo', 'bonuses') and coalesce(b.no_offers, false))) as wanted
  from identity.players p
  left join identity.time_outs b on b.player_id = p.id
 cross join lateral (values ('promo', p.email_promo_sub), ('bonuses', p.email_bonuses_sub),
                            ('financial', p.email_financial_sub), ('technical', p.email_technical_sub))
       as choice (list, wanted);
grant select on identity.mail_choices to parlour_app;

-- Players of whom nothing personal is kept any more.
create or replace view identity.erased_players as
select player_id, erased_at from identity.erasures;
grant select on identity.erased_players to parlour_app;

-- By what other contexts tell players apart whom something is for; `no_offers` for whom an operator lets none be made.
create or replace view identity.player_traits as
select p.id as player_id, p.status, p.country, p.currency, p.language, p.created_at,
       case when b.held <> '{}' then 'infinity' else b.until end as time_out_until, coalesce(b.no_offers, false) as no_offers
  from identity.players p
  left join identity.time_outs b on b.player_id = p.id;
grant select on identity.player_traits to parlour_app;

-- Whether an account may be given something at a moment: it is open and takes no break. Null for no account.
create or replace function identity.may_receive(p_player identity.player_traits, p_at timestamptz) returns boolean
language sql immutable parallel safe
return p_player.status = 'active' and (p_player.time_out_until is null or p_player.time_out_until <= p_at);
-- Whether it may be offered something, too: no operator has stopped its offers.
create or replace function identity.may_be_offered(p_player identity.player_traits, p_at timestamptz) returns boolean
language sql immutable parallel safe
return identity.may_receive(p_player, p_at) and not p_player.no_offers;
grant execute on function identity.may_receive, identity.may_be_offered to parlour_app;

-- Browsers of players, by a keyed hash of the mark that each carries.
create or replace view identity.devices_of_players as
select player_id, device from identity.devices;
grant select on identity.devices_of_players to parlour_app;
