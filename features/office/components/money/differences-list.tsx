'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DIFFERENCE_CLASSES, MOVEMENT_KINDS } from '@/lib/domain/differences';
import { DIFFERENCES_KEY, useDifferences } from '../../api/get-differences';
import { downloadDifferences } from '../../api/get-differences-export';
import {
  DIFFERENCES_ADDRESS,
  DIFFERENCES_SORTS,
  differencesQueryOf,
  EVERY_DIFFERENCE,
  type DifferencesState,
} from '../../state/differences-address';
import { useList } from '../../state/use-list';
import { BooksSummary } from './books-summary';
import { DifferenceDetail } from './difference-detail';
import {
  CLASS_WORDS,
  DIFFERENCES_COLUMN_WORDS,
  DIFFERENCES_COLUMNS,
  KIND_WORDS,
  STATE_WORDS,
} from './differences-columns';
import { DayField, ListFilters, SelectField } from '../parts/list-parts';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';

const STATES = [
  ['', STATE_WORDS.open],
  ['resolved', STATE_WORDS.resolved],
  ['closed', STATE_WORDS.closed],
  [EVERY_DIFFERENCE, 'All'],
] as const;
const CLASSES = [
  ['', 'All'],
  ...DIFFERENCE_CLASSES.map((one) => [one, CLASS_WORDS[one].short] as const),
] as const;
const KINDS = [['', 'All'], ...MOVEMENT_KINDS.map((one) => [one, KIND_WORDS[one]] as const)] as const;
const SPANS = [
  ['1', 'A day'],
  ['', 'A week'],
  ['30', '30 days'],
  ['92', '92 days'],
] as const;

/** Where the payment companies' books differ from ours: by itself what is open, the longest ago first. */
export function DifferencesList() {
  const [state, change] = useList<DifferencesState>(DIFFERENCES_ADDRESS);
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const query = differencesQueryOf(state);
  const { days: _days, ...filters } = DIFFERENCES_ADDRESS.filtersOf(state);
  return (
    <>
      <OfficeList
        title="Reconciliation"
        hint="What payment companies say that moved, beside what is booked. What only one side has is given a while to come."
        found={state.state === '' ? 'open' : 'found'}
        said={said}
        answer={useDifferences(query)}
        state={state}
        onChange={change}
        columns={DIFFERENCES_COLUMNS}
        columnWords={DIFFERENCES_COLUMN_WORDS}
        sortable={DIFFERENCES_SORTS}
        idOf={({ id }) => id}
        permission="export:payments"
        download={() => downloadDifferences(query)}
        detailOf={(difference, shut) => (
          <DifferenceDetail
            difference={difference}
            onDone={(words) => {
              setSaid(words);
              shut();
              void client.invalidateQueries({ queryKey: DIFFERENCES_KEY });
            }}
          />
        )}
        filters={
          <ListFilters
            key={state.q === '' ? 'none' : 'some'}
            label="Differences"
            textLabel="Name, email, id or charge"
            text={state.q}
            onText={(q) => change({ q })}
            onClear={() => change(DIFFERENCES_ADDRESS.none)}
          >
            <SelectField
              label="State"
              value={state.state}
              options={STATES}
              onChange={(one) => change({ state: one })}
            />
            <SelectField
              label="What differs"
              value={state.class}
              options={CLASSES}
              onChange={(one) => change({ class: one })}
            />
            <SelectField
              label="Kind"
              value={state.kind}
              options={KINDS}
              onChange={(kind) => change({ kind })}
            />
            <DayField label="Moved from" value={state.from} onChange={(from) => change({ from })} />
            <DayField label="Moved until" value={state.to} onChange={(to) => change({ to })} />
            <SelectField
              label="Days added up"
              value={state.days}
              options={SPANS}
              onChange={(days) => change({ days })}
            />
          </ListFilters>
        }
        empty={
          Object.keys(filters).length > 0 ? (
            <Notice title="No difference fits.">Take a filter away, or look for another state.</Notice>
          ) : (
            <Notice title="The books agree.">Nothing is open.</Notice>
          )
        }
      />
      <BooksSummary state={state} />
    </>
  );
}
