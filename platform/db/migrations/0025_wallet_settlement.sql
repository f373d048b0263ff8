grant select on wallet.calls, wallet.sweeps to parlour_app;
