'use client';

import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { useApprovals } from '../../api/get-approvals';
import { downloadApprovals } from '../../api/get-approvals-export';
import {
  APPROVALS_ADDRESS,
  APPROVALS_SORTS,
  approvalsQueryOf,
  type ApprovalsState,
} from '../../state/approvals-address';
import { useList } from '../../state/use-list';
import { ApprovalFacts } from './approval-request';
import { APPROVALS_COLUMN_WORDS, APPROVALS_COLUMNS } from './approvals-columns';
import { ApprovalsFilters } from './approvals-filters';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';

/** What colleagues have asked for: by itself what waits. One’s own requests are in the list, too. */
export function ApprovalsList() {
  const [state, change] = useList<ApprovalsState>(APPROVALS_ADDRESS);
  const query = approvalsQueryOf(state);
  const answer = useApprovals(query);
  const [said, setSaid] = useState('');
  const isFiltered = Object.keys(APPROVALS_ADDRESS.filtersOf(state)).length > 0;
  return (
    // What was decided leaves the list, and the focus would go with it.
    <Step of={answer.data?.data.map(({ id }) => id).join() ?? ''} className={styles.stack}>
      <OfficeList
        title="Approvals"
        found={state.state === '' ? 'to look at' : 'found'}
        said={said}
        answer={answer}
        state={state}
        onChange={change}
        columns={APPROVALS_COLUMNS}
        columnWords={APPROVALS_COLUMN_WORDS}
        sortable={APPROVALS_SORTS}
        idOf={({ id }) => id}
        detailOf={(request, shut) => (
          <ApprovalFacts
            request={request}
            onDone={(words) => {
              setSaid(words);
              shut();
            }}
          />
        )}
        permission="export:approvals"
        download={() => downloadApprovals(query)}
        filters={<ApprovalsFilters key={state.by === '' ? 'none' : 'some'} state={state} onChange={change} />}
        empty={
          isFiltered ? (
            <Notice title="No request fits.">Take a filter away, or look for another state.</Notice>
          ) : (
            <Notice title="Nothing waits for a second pair of eyes." />
          )
        }
      />
    </Step>
  );
}
