-- Keno and the wheel are kinds of their own; the column is made anew as in 0340. The sandbox's studio has engines for both.
alter table games.games drop column kind;
alter table games.games
  -- reels are one kind, every other theme is its own, and live tables are apart (lib/domain/game-kinds.ts)
  add column kind text not null generated always as (
    case
      when source = 1 then 'live_' || theme
      when theme in (
        'crash', 'mines', 'plinko', 'keno', 'wheel', 'blackjack', 'roulette', 'french_roulette', 'baccarat', 'poker', 'holdem',
        'dice', 'gameshow'
      ) then theme
      else 'slot'
    end
  ) stored;
insert into games.kinds (kind) values ('keno'), ('wheel') on conflict do nothing;

update games.games g set playable = not g.playable
 where g.playable is distinct from exists (select from games.kinds k where k.kind = g.kind);
