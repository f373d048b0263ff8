'use client';

import { APPROVAL_ACTIONS } from '@/lib/domain/audit-actions';
import { APPROVAL_STATE_WORDS, APPROVAL_WORDS } from '../../action-words';
import { APPROVALS_ADDRESS, EVERY_REQUEST, OVER, type ApprovalsState } from '../../state/approvals-address';
import { DayField, ListFilters, SelectField } from '../parts/list-parts';

const ACTIONS = [
  ['', 'Everything'],
  ...APPROVAL_ACTIONS.map((one) => [one, `${APPROVAL_WORDS[one]} (${one})`] as const),
] as const;
const STATES = [
  ['', APPROVAL_STATE_WORDS.waiting],
  ...OVER.map((one) => [one, APPROVAL_STATE_WORDS[one]] as const),
  [EVERY_REQUEST, 'All'],
] as const;

/** What the list of approvals keeps to. */
export function ApprovalsFilters({
  state,
  onChange: change,
}: {
  state: ApprovalsState;
  onChange: (part: Partial<ApprovalsState>) => void;
}) {
  return (
    <ListFilters
      label="Approvals"
      textLabel="Who asked: email or id"
      text={state.by}
      onText={(by) => change({ by })}
      onClear={() => change(APPROVALS_ADDRESS.none)}
    >
      <SelectField
        label="What"
        value={state.action}
        options={ACTIONS}
        onChange={(action) => change({ action })}
      />
      <SelectField
        label="State"
        value={state.state}
        options={STATES}
        onChange={(one) => change({ state: one })}
      />
      <DayField label="Asked from" value={state.from} onChange={(from) => change({ from })} />
      <DayField label="Asked until" value={state.to} onChange={(to) => change({ to })} />
    </ListFilters>
  );
}
