'use client';

import { OFFICE_ROLES } from '@/lib/domain/office-permissions';
import { OPERATORS_ADDRESS, OPERATORS_STATES, type OperatorsState } from '../../state/operators-address';
import { OPERATOR_STATE_WORDS, ROLE_WORDS } from '../../words';
import { ListFilters, SelectField } from '../parts/list-parts';

const ROLES = [['', 'All'], ...OFFICE_ROLES.map((one) => [one, ROLE_WORDS[one]] as const)] as const;
const STATES = [
  ['', 'All'],
  ...OPERATORS_STATES.map((one) => [one, OPERATOR_STATE_WORDS[one]] as const),
] as const;

/** What the list of operators keeps to. */
export function OperatorsFilters({
  state,
  onChange: change,
}: {
  state: OperatorsState;
  onChange: (part: Partial<OperatorsState>) => void;
}) {
  return (
    <ListFilters
      label="Operators"
      text={state.q}
      onText={(q) => change({ q })}
      onClear={() => change(OPERATORS_ADDRESS.none)}
    >
      <SelectField label="Role" value={state.role} options={ROLES} onChange={(role) => change({ role })} />
      <SelectField
        label="State"
        value={state.state}
        options={STATES}
        onChange={(one) => change({ state: one })}
      />
    </ListFilters>
  );
}
