-- The wallet of a player in a currency, as everybody reads it.
create or replace view ledger.wallets as
select r.player_id,
       r.currency,
       r.balance                                               as "real",
       b.balance                                               as bonus,
       h.balance                                               as held,
       r.deposit_wager,
       case when r.deposit_wager > 0 then 0 else r.balance end as withdrawable,
       r.version + b.version + h.version                       as version
from ledger.accounts r
join ledger.accounts b on b.player_id = r.player_id and b.currency = r.currency and b.kind = 'bonus'
join ledger.accounts h on h.player_id = r.player_id and h.currency = r.currency and h.kind = 'held'
where r.kind = 'real';

grant select on ledger.wallets to parlour_app;
