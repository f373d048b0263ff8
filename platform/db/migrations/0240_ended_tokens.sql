-- A token that has ended stays until its exchange can't be sent again: its nonce is what knows it.
alter table operators.tokens drop constraint tokens_check;
alter table operators.tokens add constraint tokens_check check (expires_at >= created_at);
grant update (expires_at) on operators.tokens to parlour_app;
