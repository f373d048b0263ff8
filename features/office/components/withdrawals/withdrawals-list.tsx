'use client';

import { ADVERTISED_MINUTES } from '@/lib/domain/withdrawals';
import { useWithdrawals } from '../../api/get-withdrawals';
import { downloadWithdrawals } from '../../api/get-withdrawals-export';
import { useWithdrawalSummary, type WithdrawalSummary } from '../../api/get-withdrawals-summary';
import { useList } from '../../state/use-list';
import {
  WITHDRAWALS_ADDRESS,
  WITHDRAWALS_SORTS,
  withdrawalsQueryOf,
  type WithdrawalsState,
} from '../../state/withdrawals-address';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';
import { lengthWords, money } from '../parts/withdrawal-words';
import { WITHDRAWALS_COLUMN_WORDS, withdrawalsColumns } from './withdrawals-columns';
import { WithdrawalsFilters } from './withdrawals-filters';

/** What waits, and how the ten minutes that are advertised were kept: one that is late already did not keep them. */
export function summaryWords({ waiting, paid, medianSeconds, within, overdue }: WithdrawalSummary): string {
  const count = waiting.reduce((sum, one) => sum + one.waiting, 0);
  const held = waiting.map((one) => money(one.held, one.currency)).join(', ');
  const waits = count === 0 ? 'None waits.' : `${count} ${count === 1 ? 'waits' : 'wait'}, ${held} held.`;
  const late =
    overdue === 0
      ? ''
      : ` ${overdue} ${overdue === 1 ? 'is' : 'are'} over the advertised ${ADVERTISED_MINUTES} minutes and not paid yet.`;
  if (paid === 0 || medianSeconds === null) return `${waits} None was paid in the last 7 days.${late}`;
  const share = Math.round((within / (paid + overdue)) * 100);
  const median = lengthWords(Math.round(medianSeconds / 60));
  return (
    `${waits} In the last 7 days ${paid} ${paid === 1 ? 'was' : 'were'} paid: half of them within ${median}, ` +
    `${share}% ${overdue > 0 ? 'of those and the late ones ' : ''}within the advertised ${ADVERTISED_MINUTES} minutes.${late}`
  );
}

/** Withdrawals: by themselves those that wait for a decision, the longest first. */
export function WithdrawalsList() {
  const [state, change] = useList<WithdrawalsState>(WITHDRAWALS_ADDRESS);
  const query = withdrawalsQueryOf(state);
  const answer = useWithdrawals(query);
  const summary = useWithdrawalSummary().data;
  const isFiltered = Object.keys(WITHDRAWALS_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Withdrawals"
      found={state.status === '' ? 'to decide' : 'found'}
      {...(summary && { hint: summaryWords(summary) })}
      answer={answer}
      state={state}
      onChange={change}
      columns={withdrawalsColumns(answer.dataUpdatedAt)}
      columnWords={WITHDRAWALS_COLUMN_WORDS}
      sortable={WITHDRAWALS_SORTS}
      idOf={({ id }) => id}
      permission="export:withdrawals"
      download={() => downloadWithdrawals(query)}
      filters={<WithdrawalsFilters key={state.q === '' ? 'none' : 'some'} state={state} onChange={change} />}
      empty={
        isFiltered ? (
          <Notice title="No withdrawals fit.">Take a filter away, or look for another state.</Notice>
        ) : (
          <Notice title="No withdrawal waits." />
        )
      }
    />
  );
}
