-- Live blackjack and live casino hold'em, likewise: see 0387.
insert into games.kinds (kind) values ('live_blackjack'), ('live_holdem') on conflict do nothing;
