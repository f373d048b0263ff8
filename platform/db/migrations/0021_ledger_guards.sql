grant select on all tables in schema ledger to parlour_app;
