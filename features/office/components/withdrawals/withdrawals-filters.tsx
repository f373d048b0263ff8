'use client';

import { CURRENCIES } from '@/lib/money/money';
import {
  EVERY_STATE,
  NOT_WAITING,
  WITHDRAWALS_ADDRESS,
  type WithdrawalsState,
} from '../../state/withdrawals-address';
import { DayField, ListFilters, SelectField } from '../parts/list-parts';
import { WITHDRAWAL_STATUS_WORDS } from '../parts/withdrawal-words';

const STATES = [
  ['', WITHDRAWAL_STATUS_WORDS.pending],
  ...NOT_WAITING.map((one) => [one, WITHDRAWAL_STATUS_WORDS[one]] as const),
  [EVERY_STATE, 'All'],
] as const;
const MONEY = [['', 'All'], ...Object.keys(CURRENCIES).map((one) => [one, one] as const)] as const;

/** What the list of withdrawals keeps to. */
export function WithdrawalsFilters({
  state,
  onChange: change,
}: {
  state: WithdrawalsState;
  onChange: (part: Partial<WithdrawalsState>) => void;
}) {
  return (
    <ListFilters
      label="Withdrawals"
      text={state.q}
      onText={(q) => change({ q })}
      onClear={() => change(WITHDRAWALS_ADDRESS.none)}
    >
      <SelectField
        label="State"
        value={state.status}
        options={STATES}
        onChange={(status) => change({ status })}
      />
      <SelectField
        label="Currency"
        value={state.currency}
        options={MONEY}
        onChange={(currency) => change({ currency })}
      />
      <DayField label="Asked for from" value={state.from} onChange={(from) => change({ from })} />
      <DayField label="Asked for until" value={state.to} onChange={(to) => change({ to })} />
    </ListFilters>
  );
}
