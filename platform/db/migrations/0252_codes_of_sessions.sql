-- A code with which a session logs in elsewhere ends with that session, however the session ends.
alter table identity.verifications
  add column session_id uuid references identity.sessions (id) on delete cascade;
create index verifications_session on identity.verifications (session_id) where session_id is not null;
