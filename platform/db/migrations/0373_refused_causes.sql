-- What set a bonus off that was refused to a second account of one person: where the office finds that they are two, that
-- very thing is given, and its cause gives nothing more.

create table bonuses.refused_causes (
  player_id   uuid        not null,
  bonus_id    text        not null references bonuses.definitions (id),
  trigger_key text        not null,
  currency    text        not null,
  -- Bonus money, minor units; null is what the campaign gives.
  amount      bigint      check (amount >= 0),
  -- The deposit that would have brought it.
  deposit_id  uuid,
  -- When it was refused first.
  at          timestamptz not null,
  primary key (bonus_id, player_id, trigger_key)
);
create index refused_causes_of_player on bonuses.refused_causes (player_id);
grant select, insert, delete on bonuses.refused_causes to parlour_app;

-- Those that wait for a decision. Of birthdays and periods nobody knows which ones were refused; the calendar's job gives
-- those of the last two days by itself.
insert into bonuses.refused_causes (player_id, bonus_id, trigger_key, currency, at)
select r.player_id, r.bonus_id,
       case b.type when 2 then 'first-log-in' when 3 then 'code' when 8 then 'link' else 'registration' end,
       p.currency, max(r.at)
  from bonuses.refusals r
  join bonuses.definitions b on b.id = r.bonus_id and b.type in (0, 1, 2, 3, 8)
  join identity.players p on p.id = r.player_id
 where r.other_id is not null and r.decision is null
 group by r.player_id, r.bonus_id, b.type, p.currency;

insert into bonuses.refused_causes (player_id, bonus_id, trigger_key, currency, deposit_id, at)
select r.player_id, r.bonus_id, 'deposit:' || coalesce(d.late_of, d.further_of, d.id), d.currency, d.id, r.at
  from bonuses.refusals r
  join payments.deposits d on d.id = r.deposit_id
 where r.reason = 'one_per_person'
 order by r.at
on conflict do nothing;
