-- What plays a game follows from its theme alone: slots of clusters have no lines. An expression of a generated column can't be
-- changed here, so the column is made anew; what can be played follows from it as before (0151).
alter table games.games drop column kind;
alter table games.games
  -- reels are one kind, every other theme is its own, and live tables are apart (lib/domain/game-kinds.ts)
  add column kind text not null generated always as (
    case
      when source = 1 then 'live_' || theme
      when theme in (
        'crash', 'mines', 'plinko', 'blackjack', 'roulette', 'french_roulette', 'baccarat', 'poker', 'holdem', 'dice', 'gameshow'
      ) then theme
      else 'slot'
    end
  ) stored;

update games.games g set playable = not g.playable
 where g.playable is distinct from exists (select from games.kinds k where k.kind = g.kind);
