-- The office looks for entries of one kind of action, in a table that only grows; and its first page has the latest of its
-- own, which are few among those of players.
create index entries_by_action on audit.entries (action text_pattern_ops);
create index entries_of_office on audit.entries (id desc) where starts_with(action, 'office.');
