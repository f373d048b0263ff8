-- The welcome pack of databases that were made before its free spins had games promises spins that can be used nowhere, and
-- in Australian dollars at a stake that no slot takes. Those that nobody has written games for get the ones of a new
-- database, as far as the catalogue has them.
update bonuses.definitions b
   set free_spin_games = g.ids
  from (select array(select w.id
                       from unnest('{g101,g114,g118,g106,g107,g112}'::text[]) with ordinality as w (id, place)
                       join games.games c on c.id = w.id
                      order by w.place) as ids) g
 where b.id in ('welcome-1', 'welcome-2', 'welcome-3', 'welcome-4')
   and b.free_spins > 0 and b.free_spin_games = '{}' and g.ids <> '{}';

update bonuses.amounts
   set free_spin_bet = 20
 where bonus_id in ('welcome-1', 'welcome-2', 'welcome-3', 'welcome-4') and currency = 'AUD' and free_spin_bet = 30;
