'use client';

import { AUDIT_ACTIONS } from '@/lib/domain/audit-actions';
import { ACTION_WORDS, CONTEXT_WORDS } from '../../action-words';
import { ACTOR_KINDS, AUDIT_ADDRESS, type AuditState } from '../../state/audit-address';
import { DayField, ListFilters, SelectField, TypedField } from '../parts/list-parts';

const KIND_WORDS = { player: 'Players', operator: 'Operators', system: 'The system' } as const;
const KINDS = [['', 'Everybody'], ...ACTOR_KINDS.map((one) => [one, KIND_WORDS[one]] as const)] as const;
const DEEDS = [
  ['', 'Everything'],
  ...Object.entries(CONTEXT_WORDS).flatMap(([context, words]) => [
    [`${context}.`, `${words}: everything`] as const,
    ...AUDIT_ACTIONS.filter((code) => code.startsWith(`${context}.`)).map(
      (code) => [code, `${ACTION_WORDS[code]} (${code})`] as const,
    ),
  ]),
] as const;

/** What the audit keeps to. */
export function AuditFilters({
  state,
  onChange: change,
}: {
  state: AuditState;
  onChange: (part: Partial<AuditState>) => void;
}) {
  return (
    <ListFilters
      label="Audit"
      textLabel="Who: email, id or system part"
      text={state.actor}
      onText={(actor) => change({ actor })}
      onClear={() => change(AUDIT_ADDRESS.none)}
    >
      <SelectField label="By" value={state.kind} options={KINDS} onChange={(kind) => change({ kind })} />
      <SelectField
        label="What"
        value={state.action}
        options={
          DEEDS.some(([code]) => code === state.action)
            ? DEEDS
            : [...DEEDS, [state.action, state.action] as const]
        }
        onChange={(action) => change({ action })}
      />
      <TypedField
        label="To whom, by id"
        value={state.about}
        maxLength={120}
        onChange={(about) => change({ about })}
      />
      <DayField label="From" value={state.from} onChange={(from) => change({ from })} />
      <DayField label="Until" value={state.to} onChange={(to) => change({ to })} />
    </ListFilters>
  );
}
