'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { METHODS_KEY, usePaymentMethods } from '../../api/get-payment-methods';
import {
  METHODS_ADDRESS,
  METHODS_SORTS,
  methodsQueryOf,
  type MethodsState,
} from '../../state/methods-address';
import { useList } from '../../state/use-list';
import { ListFilters, SelectField } from '../parts/list-parts';
import { DIRECTION_WORDS, METHODS_COLUMN_WORDS, METHODS_COLUMNS } from './methods-columns';
import { MethodSettings } from './method-settings';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';

const DIRECTIONS = [
  ['', 'Both'],
  ['deposit', DIRECTION_WORDS.deposit],
  ['withdrawal', DIRECTION_WORDS.withdrawal],
] as const;
const STATES = [
  ['', 'All'],
  ['on', 'On'],
  ['off', 'Off'],
] as const;
const LIMITED = [
  ['', 'All'],
  ['yes', 'With own limits'],
  ['no', 'Without'],
] as const;

/** Payment methods: which are on, what the company takes, and what the casino makes of it. */
export function MethodsList() {
  const [state, change] = useList<MethodsState>(METHODS_ADDRESS);
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  return (
    <OfficeList
      title="Payment methods"
      hint="What you decide here holds at once, for what is begun from now on, and only ever narrows what the company takes."
      said={said}
      answer={usePaymentMethods(methodsQueryOf(state))}
      state={state}
      onChange={change}
      columns={METHODS_COLUMNS}
      columnWords={METHODS_COLUMN_WORDS}
      sortable={METHODS_SORTS}
      idOf={({ id }) => id}
      detailOf={(method) => (
        <MethodSettings
          method={method}
          onDone={(words) => {
            setSaid(words);
            void client.invalidateQueries({ queryKey: METHODS_KEY });
          }}
        />
      )}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Payment methods"
          textLabel="Name"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change(METHODS_ADDRESS.none)}
        >
          <SelectField
            label="For"
            value={state.direction}
            options={DIRECTIONS}
            onChange={(direction) => change({ direction })}
          />
          <SelectField
            label="State"
            value={state.state}
            options={STATES}
            onChange={(one) => change({ state: one })}
          />
          <SelectField
            label="Own limits"
            value={state.limited}
            options={LIMITED}
            onChange={(limited) => change({ limited })}
          />
        </ListFilters>
      }
      empty={<Notice title="No method fits.">Take a filter away.</Notice>}
    />
  );
}
