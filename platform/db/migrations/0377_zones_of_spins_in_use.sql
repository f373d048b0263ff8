-- Free spins that were in use before 0375 keep the zone that their player has now: without one, a move would begin another day.
update bonuses.free_spin_grants f
   set time_zone = coalesce((select p.time_zone from players.profiles p where p.player_id = f.player_id), 'UTC')
 where f.time_zone is null and f.state = 'open'
   and exists (select from bonuses.free_spin_uses u where u.free_spin_grant_id = f.id);
