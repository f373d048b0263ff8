'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { approvalWords } from '../../action-words';
import { APPROVALS_KEY, type Approval } from '../../api/get-approvals';
import { usePlayerFile } from '../../api/get-players-id';
import { approve } from '../../api/post-approvals-id-approve';
import { reject } from '../../api/post-approvals-id-reject';
import { withdraw } from '../../api/post-approvals-id-withdraw';
import { useMay, useOfficeMe } from '../../state/office-me';
import { nameOf, timeWords } from '../../state/when';
import { approvalFacts, playerOf } from './approval-words';
import { Facts } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import styles from '../parts/parts.module.scss';

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

/** A request with all that it says, and what can be done about it: one’s own can’t be decided, and it says so. */
export function ApprovalFacts({ request, onDone }: { request: Approval; onDone: (words: string) => void }) {
  const may = useMay();
  const { decidedAt, decidedBy, decidedByEmail } = request;
  const playerId = may('read:players') ? playerOf(request) : null;
  return (
    <section aria-label={`${approvalWords(request.action)}, ${timeWords(request.askedAt)}`}>
      <Facts
        facts={[
          ...(playerId === null ? [] : ([['Player', <Who key="who" playerId={playerId} />]] as const)),
          ...approvalFacts(request),
          ...(decidedAt === null
            ? []
            : ([
                ['Decided by', decidedByEmail ?? decidedBy ?? 'nobody'],
                ['Decided', timeWords(decidedAt)],
                ['Why so', request.decision],
              ] as const)),
        ]}
      />
      {request.state === 'waiting' && <Decision request={request} onDone={onDone} />}
    </section>
  );
}

/** Who a player is: what they are called, and their address. */
function Who({ playerId }: { playerId: string }) {
  const { data: file, isPending } = usePlayerFile(playerId);
  if (!file) return isPending ? '…' : playerId;
  return [nameOf(file.profile), file.email].filter(Boolean).join(', ');
}

function Decision({ request, onDone }: { request: Approval; onDone: (words: string) => void }) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  const client = useQueryClient();
  const [decision, setDecision] = useState<keyof typeof DECISIONS | null>(null);
  const done = (words: string) => () => {
    onDone(words);
    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
  };
  return (
    <Step of={decision ?? 'none'}>
      {decision ? (
        <DeedForm
          key={decision}
          keep={`approval ${request.id} ${decision}`}
          title={DECISIONS[decision].title}
          button={DECISIONS[decision].button}
          isDangerous={decision === 'reject'}
          onSubmit={({ reason = '' }) => DECISIONS[decision].decide(request.id, reason)}
          onDone={done(DECISIONS[decision].done)}
          onCancel={() => setDecision(null)}
        />
      ) : request.askedBy === operatorId ? (
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
  );
}
