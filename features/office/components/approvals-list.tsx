'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { APPROVALS_KEY, useApprovals, type Approval } from '../api/get-approvals';
import { approve } from '../api/post-approvals-id-approve';
import { reject } from '../api/post-approvals-id-reject';
import { withdraw } from '../api/post-approvals-id-withdraw';
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

const DECISIONS = {
  approve: { title: 'Approve: it is done at once', button: 'Approve', done: 'It is done.', decide: approve },
  reject: { title: 'Reject', button: 'Reject', done: 'It is rejected.', decide: reject },
  withdraw: {
    title: 'Take it back',
    button: 'Take it back',
    done: 'Nobody is asked any more.',
    decide: withdraw,
  },
};

function Request({ request, onSaid }: { request: Approval; onSaid: (words: string) => void }) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  const client = useQueryClient();
  const [decision, setDecision] = useState<keyof typeof DECISIONS | null>(null);
  const isOwn = request.askedBy === operatorId;
  const done = (words: string) => () => {
    onSaid(words);
    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
  };
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
        {decision ? (
          <DeedForm
            title={DECISIONS[decision].title}
            button={DECISIONS[decision].button}
            isDangerous={decision === 'reject'}
            onSubmit={({ reason = '' }) => DECISIONS[decision].decide(request.id, reason)}
            onDone={done(DECISIONS[decision].done)}
            onCancel={() => setDecision(null)}
          />
        ) : isOwn ? (
          <div className={`${styles.notice} ${styles.buttons}`}>
            <p>You asked for this yourself: somebody else decides.</p>
            <button type="button" className={styles.button} onClick={() => setDecision('withdraw')}>
              Take it back …
            </button>
          </div>
        ) : !may('decide:approvals') ? (
          <p className={styles.notice}>Your roles don’t decide approvals.</p>
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
