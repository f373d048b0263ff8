-- Nobody was ever noted to have left for a break or a closed account: whoever may not play is passed over when places are counted.
alter table tournaments.participations
  drop constraint participations_left_reason_check,
  add constraint participations_left_reason_check check (left_reason in ('exclusion', 'operator'));
