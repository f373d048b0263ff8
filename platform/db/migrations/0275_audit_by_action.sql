-- The office reads entries of one kind of action, and on its first page those of the office itself: both the latest
-- first, out of a table that only grows.
create index entries_by_action on audit.entries (action text_pattern_ops, id desc);
create index entries_of_office on audit.entries (id desc) where starts_with(action, 'office.');
