'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { APPROVALS_KEY, useApprovals, type Approval } from '../api/get-approvals';
import { approve } from '../api/post-approvals-id-approve';
import { reject } from '../api/post-approvals-id-reject';
import { useMay, useOfficeMe } from '../state/office-me';
import { timeWords } from '../state/when';
import { Card, Facts } from './card';
import { DeedForm } from './deed-form';
import { Failure, Loading, Notice } from './states';
import styles from './parts.module.scss';

/** What colleagues have asked for. One’s own requests stay in the list, and say why one can’t decide them. */
export function ApprovalsList() {
  const { data, error, isPending, refetch } = useApprovals();
  const [said, setSaid] = useState('');
  return (
    <>
      <div className={styles.heading}>
        <h1>Approvals</h1>
        <p role="status">{said}</p>
      </div>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="approvals" />
      ) : (
        <Step of={data.map(({ id }) => id).join()} className={styles.stack}>
          {data.length === 0 && <Notice title="Nothing waits for a second pair of eyes." />}
          {data.map((request) => (
            <Request key={request.id} request={request} onSaid={setSaid} />
          ))}
        </Step>
      )}
    </>
  );
}

function Request({ request, onSaid }: { request: Approval; onSaid: (words: string) => void }) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  const client = useQueryClient();
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(null);
  const isOwn = request.askedBy === operatorId;
  const done = (words: string) => () => {
    onSaid(words);
    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
  };
  const refusal = isOwn
    ? 'You asked for this yourself: somebody else decides.'
    : may('decide:approvals')
      ? null
      : 'Your roles don’t decide approvals.';
  return (
    <Card
      title={request.action}
      name={`${request.action}, ${request.subject ?? 'nobody'}, ${timeWords(request.askedAt)}`}
    >
      <Facts
        facts={[
          ['Asked by', request.askedByEmail ?? request.askedBy],
          ['Asked', timeWords(request.askedAt)],
          ['Ends by itself', timeWords(request.expiresAt)],
          ['About', request.subject],
          ['Why', request.reason],
          [
            'With',
            <span key="with" className={styles.values}>
              {JSON.stringify(request.parameters)}
            </span>,
          ],
        ]}
      />
      <Step of={decision ?? 'none'}>
        {refusal ? (
          <p className={styles.notice}>{refusal}</p>
        ) : decision ? (
          <DeedForm
            title={decision === 'approve' ? 'Approve: it is done at once' : 'Reject'}
            button={decision === 'approve' ? 'Approve' : 'Reject'}
            isDangerous={decision === 'reject'}
            onSubmit={({ reason = '' }) => (decision === 'approve' ? approve : reject)(request.id, reason)}
            onDone={done(decision === 'approve' ? 'It is done.' : 'It is rejected.')}
            onCancel={() => setDecision(null)}
          />
        ) : (
          <div className={`${styles.notice} ${styles.buttons}`}>
            <button
              type="button"
              className={styles.button}
              data-kind="primary"
              onClick={() => setDecision('approve')}
            >
              Approve …
            </button>
            <button
              type="button"
              className={styles.button}
              data-kind="danger"
              onClick={() => setDecision('reject')}
            >
              Reject …
            </button>
          </div>
        )}
      </Step>
    </Card>
  );
}
