'use client';

import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { REJECTION_REASONS, type RejectionReason } from '@/lib/domain/withdrawals';
import type { WithdrawalCase } from '../../api/get-withdrawals-id';
import { decideWithdrawal } from '../../api/post-withdrawals-id-decision';
import { useMay, useOfficeMe } from '../../state/office-me';
import { Card } from '../parts/card';
import { DeedForm, type DeedField } from '../parts/deed-form';
import { useShortcuts } from '../parts/use-shortcuts';
import { REJECTION_REASON_WORDS } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import own from '../parts/words.module.scss';

type Choice = 'approve' | 'reject' | 'ask';

const WORDS: Record<Choice, { title: string; button: string; done: string }> = {
  approve: { title: 'Pay it out', button: 'Pay it out', done: 'It is being paid out.' },
  reject: { title: 'Reject it', button: 'Reject', done: 'It is rejected, and the money is back.' },
  ask: {
    title: 'Ask a colleague to agree',
    button: 'Ask a colleague',
    done: 'A colleague has to agree now, under Approvals.',
  },
};

const WHY: DeedField = {
  name: 'why',
  label: 'What the player reads, in their language',
  kind: 'radio',
  options: REJECTION_REASONS.map((one) => [one, REJECTION_REASON_WORDS[one]]),
  value: 'documents' satisfies RejectionReason,
};

/** Pays out, rejects, or asks a colleague; where two people decide, nobody pays out alone. */
export function WithdrawalDecision({
  found,
  onDone,
}: {
  found: WithdrawalCase;
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  const [choice, setChoice] = useState<Choice | null>(null);
  const { withdrawal, needsTwo, asked } = found;
  const isOpen = withdrawal.status === 'pending' && may('decide:withdrawals');
  const choose = (next: Choice) => {
    if (isOpen && !(asked && next !== 'reject') && !(needsTwo && next === 'approve')) setChoice(next);
  };
  // An open form is left by its own button alone: the focus is on its radios, where keys still count as shortcuts.
  const open = (next: Choice) => choice === null && choose(next);
  useShortcuts({
    a: () => open(needsTwo ? 'ask' : 'approve'),
    r: () => open('reject'),
    q: () => open('ask'),
  });
  if (withdrawal.status !== 'pending') return null;
  if (!may('decide:withdrawals'))
    return <p className={styles.notice}>Your roles don’t decide withdrawals.</p>;
  return (
    <Card title="Decision">
      {asked && (
        <p className={own.words}>
          {asked.askedBy === operatorId ? 'You have' : `${asked.askedByEmail ?? asked.askedBy} has`} asked a
          colleague to agree: “{asked.reason}”
        </p>
      )}
      {!asked && needsTwo && (
        <p className={own.words}>Two people decide about this sum: ask a colleague to agree.</p>
      )}
      <Step of={choice ?? 'none'}>
        {choice ? (
          <DeedForm
            key={choice}
            keep={`withdrawal ${withdrawal.id} ${choice}`}
            title={WORDS[choice].title}
            button={WORDS[choice].button}
            isDangerous={choice === 'reject'}
            fields={choice === 'reject' ? [WHY] : []}
            onSubmit={({ reason: note = '', why }) =>
              decideWithdrawal(withdrawal.id, {
                decision: choice,
                note,
                ...(choice === 'reject' && {
                  reason: REJECTION_REASONS.find((one) => one === why) ?? 'documents',
                }),
              })
            }
            onDone={() => {
              onDone(WORDS[choice].done);
              setChoice(null);
            }}
            onCancel={() => setChoice(null)}
          />
        ) : (
          <div className={`${own.words} ${own.buttons}`}>
            <button
              type="button"
              className={styles.button}
              data-kind="danger"
              onClick={() => choose('reject')}
            >
              Reject …
            </button>
            {!asked && (
              <button
                type="button"
                className={styles.button}
                {...(needsTwo && { 'data-kind': 'primary' })}
                onClick={() => choose('ask')}
              >
                Ask a colleague …
              </button>
            )}
            {!asked && !needsTwo && (
              <button
                type="button"
                className={styles.button}
                data-kind="primary"
                onClick={() => choose('approve')}
              >
                Pay it out …
              </button>
            )}
          </div>
        )}
      </Step>
    </Card>
  );
}
