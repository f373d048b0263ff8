-- Accounts of which nothing personal is kept any more (docs/adr/0025-erasure.md). A table of its own, without a key to
-- identity.players: neither a column nor a key may hold up bets, which read that table, while a database is carried over.
create table identity.erasures (
  player_id uuid        primary key,
  erased_at timestamptz not null
);
-- Entries of the audit name a player by text.
create index erasures_as_text on identity.erasures ((player_id::text));
grant select, insert on identity.erasures to parlour_app;

-- What a context deletes of a player who is erased.
grant delete on players.profiles, players.profile_events, players.terms_acceptances to parlour_app;
grant update (reason) on players.closures to parlour_app;
grant delete on verification.cases, verification.steps to parlour_app;
grant delete on tournaments.participations to parlour_app;
grant delete on office.notes, office.blocks to parlour_app;
grant delete on support.requests to parlour_app;
grant delete on mail.letters to parlour_app;
