'use client';

import { VERIFICATION_STEPS } from '@/lib/domain/verification';
import { DECIDED, DOCUMENTS_ADDRESS, EVERY_STATE, type DocumentsState } from '../../state/documents-address';
import { STEP_STATUS_WORDS, STEP_WORDS } from './document-words';
import { CountryField, DayField, ListFilters, SelectField } from '../parts/list-parts';

const STEPS = [['', 'All'], ...VERIFICATION_STEPS.map((one) => [one, STEP_WORDS[one]] as const)] as const;
const STATES = [
  ['', STEP_STATUS_WORDS.pending],
  ...DECIDED.map((one) => [one, STEP_STATUS_WORDS[one]] as const),
  [EVERY_STATE, 'All'],
] as const;

/** What the list of documents keeps to. */
export function DocumentsFilters({
  state,
  onChange: change,
}: {
  state: DocumentsState;
  onChange: (part: Partial<DocumentsState>) => void;
}) {
  return (
    <ListFilters
      label="Documents"
      text={state.q}
      onText={(q) => change({ q })}
      onClear={() => change(DOCUMENTS_ADDRESS.none)}
    >
      <SelectField label="Kind" value={state.step} options={STEPS} onChange={(step) => change({ step })} />
      <SelectField
        label="State"
        value={state.status}
        options={STATES}
        onChange={(status) => change({ status })}
      />
      <CountryField country={state.country} onChange={(country) => change({ country })} />
      <DayField label="Handed in from" value={state.from} onChange={(from) => change({ from })} />
      <DayField label="Handed in until" value={state.to} onChange={(to) => change({ to })} />
    </ListFilters>
  );
}
