-- A wish that was taken back left the limit as it was; what was filled in from the audit had none there.
update protection.limit_changes set after = before where step = 'dropped' and after is null and before is not null;
