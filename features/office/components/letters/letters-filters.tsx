'use client';

import { LETTER_KINDS } from '@/lib/domain/letter-kinds';
import { LETTER_WORDS } from '../../action-words';
import { LETTERS_ADDRESS, LETTERS_STATES, type LettersState } from '../../state/letters-address';
import { LETTER_STATE_WORDS } from '../../words';
import { DayField, ListFilters, SelectField } from '../parts/list-parts';

const KINDS = [['', 'All'], ...LETTER_KINDS.map((one) => [one, LETTER_WORDS[one]] as const)] as const;
const STATES = [
  ['', 'All'],
  ...LETTERS_STATES.map((one) => [one, LETTER_STATE_WORDS[one]] as const),
] as const;

/** What the list of letters keeps to. */
export function LettersFilters({
  state,
  onChange: change,
}: {
  state: LettersState;
  onChange: (part: Partial<LettersState>) => void;
}) {
  return (
    <ListFilters
      label="Letters"
      textLabel="Email or id"
      text={state.q}
      onText={(q) => change({ q })}
      onClear={() => change(LETTERS_ADDRESS.none)}
    >
      <SelectField label="Letter" value={state.kind} options={KINDS} onChange={(kind) => change({ kind })} />
      <SelectField
        label="State"
        value={state.state}
        options={STATES}
        onChange={(one) => change({ state: one })}
      />
      <DayField label="Written from" value={state.from} onChange={(from) => change({ from })} />
      <DayField label="Written until" value={state.to} onChange={(to) => change({ to })} />
    </ListFilters>
  );
}
