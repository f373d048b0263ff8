-- A draw is not rewritten, by the owner neither. A winner's name goes with the winner.
create or replace function jackpots.guard_draw() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (new.id, new.code, new.server_seed, new.commitment, new.drawn_from, new.drawn_below, new.opened_with, new.opened_at)
     is distinct from
     (old.id, old.code, old.server_seed, old.commitment, old.drawn_from, old.drawn_below, old.opened_with, old.opened_at)
     or (old.drawn_at is not null
         and (new.chain, new.month_ends_at, new.drawn_at, new.cause, new.amount, new.tickets, new.winning_ticket,
              new.player_id, new.transaction_id)
             is distinct from
             (old.chain, old.month_ends_at, old.drawn_at, old.cause, old.amount, old.tickets, old.winning_ticket,
              old.player_id, old.transaction_id)) then
    raise exception 'jackpots: round % is as it was drawn', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create or replace trigger stays before update on jackpots.rounds
  for each row execute function jackpots.guard_draw();

create or replace function jackpots.refuse() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'jackpots: a round stays' using errcode = 'restrict_violation';
end
$$;
create or replace trigger never_deleted before delete or truncate on jackpots.rounds
  for each statement execute function jackpots.refuse();
