-- Crash has an engine by now: see 0331.
insert into games.kinds (kind) values ('crash') on conflict do nothing;
