'use client';

import { useState } from 'react';
import { MISMATCH_REASONS, MISMATCH_RESOLUTIONS } from '@/lib/domain/mismatches';
import { useMismatches } from '../../api/get-mismatches';
import { downloadMismatches } from '../../api/get-mismatches-export';
import {
  EVERY_MISMATCH,
  MISMATCH_SORTS,
  MISMATCHES_ADDRESS,
  mismatchesQueryOf,
  type MismatchesState,
} from '../../state/mismatches-address';
import { useList } from '../../state/use-list';
import { DayField, ListFilters, SelectField } from '../parts/list-parts';
import { MismatchDecision } from './mismatch-decision';
import {
  MISMATCH_COLUMN_WORDS,
  MISMATCH_COLUMNS,
  MISMATCH_REASON_WORDS,
  MISMATCH_STATE_WORDS,
} from './mismatches-columns';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';

const STATES = [
  ['', MISMATCH_STATE_WORDS.open],
  ...MISMATCH_RESOLUTIONS.map((one) => [one, MISMATCH_STATE_WORDS[one]] as const),
  ['settled', MISMATCH_STATE_WORDS.settled],
  [EVERY_MISMATCH, 'All'],
] as const;
const REASONS = [
  ['', 'All'],
  ...MISMATCH_REASONS.map((one) => [one, MISMATCH_REASON_WORDS[one].short] as const),
] as const;

/** What companies told of deposits that can't be true: by itself what nobody has decided, the longest ago first. */
export function MismatchesList() {
  const [state, change] = useList<MismatchesState>(MISMATCHES_ADDRESS);
  const query = mismatchesQueryOf(state);
  const answer = useMismatches(query);
  const [said, setSaid] = useState('');
  const isFiltered = Object.keys(MISMATCHES_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Mismatches"
      hint="What a payment company tells of a deposit and what was agreed can’t both be true. Money moves when one of you asks for it and another one agrees; to close the matter, one is enough."
      found={state.state === '' ? 'to decide' : 'found'}
      said={said}
      answer={answer}
      state={state}
      onChange={change}
      columns={MISMATCH_COLUMNS}
      columnWords={MISMATCH_COLUMN_WORDS}
      sortable={MISMATCH_SORTS}
      idOf={({ id }) => id}
      permission="export:payments"
      download={() => downloadMismatches(query)}
      detailOf={(mismatch, shut) => (
        <MismatchDecision
          mismatch={mismatch}
          onDone={(words) => {
            setSaid(words);
            shut();
          }}
        />
      )}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Mismatches"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change(MISMATCHES_ADDRESS.none)}
        >
          <SelectField
            label="State"
            value={state.state}
            options={STATES}
            onChange={(one) => change({ state: one })}
          />
          <SelectField
            label="What can’t be true"
            value={state.reason}
            options={REASONS}
            onChange={(reason) => change({ reason })}
          />
          <DayField label="Told from" value={state.from} onChange={(from) => change({ from })} />
          <DayField label="Told until" value={state.to} onChange={(to) => change({ to })} />
        </ListFilters>
      }
      empty={
        isFiltered ? (
          <Notice title="Nothing fits.">Take a filter away, or look for another state.</Notice>
        ) : (
          <Notice title="Nothing contradicts what was agreed." />
        )
      }
    />
  );
}
