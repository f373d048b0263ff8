'use client';

import { useState } from 'react';
import { BANK_RESOLUTIONS, UNMATCHED_REASONS } from '@/lib/domain/bank-money';
import { useBankMoney } from '../../api/get-bank-money';
import { downloadBankMoney } from '../../api/get-bank-money-export';
import {
  BANK_MONEY_ADDRESS,
  BANK_MONEY_SORTS,
  bankMoneyQueryOf,
  EVERY_MONEY,
  type BankMoneyState,
} from '../../state/bank-money-address';
import { useList } from '../../state/use-list';
import {
  BANK_MONEY_COLUMN_WORDS,
  BANK_MONEY_COLUMNS,
  MONEY_REASON_WORDS,
  RESOLUTION_WORDS,
} from './bank-money-columns';
import { BankMoneyDecision } from './bank-money-decision';
import { DayField, ListFilters, SelectField } from '../parts/list-parts';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';

const STATES = [
  ['', 'To decide'],
  ...BANK_RESOLUTIONS.map((one) => [one, RESOLUTION_WORDS[one]] as const),
  [EVERY_MONEY, 'All'],
] as const;
const REASONS = [
  ['', 'All'],
  ...UNMATCHED_REASONS.map((one) => [one, MONEY_REASON_WORDS[one]] as const),
] as const;

/** Bank money that could not be booked: by itself what nobody has decided, the longest ago first. */
export function BankMoneyList() {
  const [state, change] = useList<BankMoneyState>(BANK_MONEY_ADDRESS);
  const query = bankMoneyQueryOf(state);
  const answer = useBankMoney(query);
  const [said, setSaid] = useState('');
  const isFiltered = Object.keys(BANK_MONEY_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Bank money"
      hint="Money that came by bank and could not be booked. One of you asks for what is to become of it, another one agrees."
      found={state.state === '' ? 'to decide' : 'found'}
      said={said}
      answer={answer}
      state={state}
      onChange={change}
      columns={BANK_MONEY_COLUMNS}
      columnWords={BANK_MONEY_COLUMN_WORDS}
      sortable={BANK_MONEY_SORTS}
      idOf={({ id }) => id}
      permission="export:payments"
      download={() => downloadBankMoney(query)}
      detailOf={(money, shut) => (
        <BankMoneyDecision
          money={money}
          onDone={(words) => {
            setSaid(words);
            shut();
          }}
        />
      )}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Bank money"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change(BANK_MONEY_ADDRESS.none)}
        >
          <SelectField
            label="State"
            value={state.state}
            options={STATES}
            onChange={(one) => change({ state: one })}
          />
          <SelectField
            label="Why"
            value={state.reason}
            options={REASONS}
            onChange={(reason) => change({ reason })}
          />
          <DayField label="Received from" value={state.from} onChange={(from) => change({ from })} />
          <DayField label="Received until" value={state.to} onChange={(to) => change({ to })} />
        </ListFilters>
      }
      empty={
        isFiltered ? (
          <Notice title="No money fits.">Take a filter away, or look for another state.</Notice>
        ) : (
          <Notice title="No bank money waits." />
        )
      }
    />
  );
}
