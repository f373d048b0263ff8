'use client';

import { useRef } from 'react';
import { object, string } from 'yup';
import { REJECTION_REASONS, type RejectionReason, type VerificationStep } from '@/lib/domain/verification';
import type { DocumentDecision } from '../../api/post-players-id-documents-step-decision';
import { OfficeField } from '../parts/office-field';
import { useKept, useOfficeForm } from '../parts/use-office-form';
import { useShortcuts } from '../parts/use-shortcuts';
import { REASON_WORDS, STEP_WORDS } from './document-words';
import choices from '../parts/office-field.module.scss';
import parts from '../parts/parts.module.scss';
import own from './documents.module.scss';

interface Values {
  decision: 'approve' | 'reject';
  reason: RejectionReason | '';
  secondEyes: boolean;
  note: string;
  validUntil: string;
}
const KEPT = ['note'] as const;
const schema = object({
  reason: string().when('decision', {
    is: 'reject',
    then: (reason) => reason.required('Choose a reason: the player reads it.'),
  }),
  note: string()
    .trim()
    .when('secondEyes', { is: true, then: (note) => note.required('note.required') }),
});

interface DecisionFormProps {
  playerId: string;
  step: VerificationStep;
  /** When what is shown was handed in: nothing else is decided. */
  submittedAt: string;
  /** Why nothing can be approved yet; null when it can. */
  obstacle: string | null;
  onDecide: (decision: DocumentDecision) => Promise<unknown>;
  onDone: (words: string) => void;
}

/** Approves or rejects what was handed in, alone or with a colleague. What is filled in stays until it is done. */
export function DecisionForm({ playerId, step, submittedAt, obstacle, onDecide, onDone }: DecisionFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const form = useOfficeForm<Values>({
    initialValues: {
      decision: obstacle === null ? 'approve' : 'reject',
      reason: '',
      secondEyes: false,
      note: '',
      validUntil: '',
    },
    schema,
    keep: useKept<Values>(`decision ${playerId} ${step} ${submittedAt}`, KEPT),
    submit: async ({ decision, reason, secondEyes, note, validUntil }) => {
      await onDecide({
        decision,
        submittedAt,
        secondEyes,
        ...(decision === 'reject' && reason !== '' && { reason }),
        ...(note.trim() !== '' && { note: note.trim() }),
        ...(decision === 'approve' && validUntil !== '' && { validUntil }),
      });
      form.reset();
      onDone(secondEyes ? 'A colleague has to agree now, under Approvals.' : `${STEP_WORDS[step]}: decided.`);
    },
  });
  const { decision, secondEyes, note } = form.values;
  // Keys choose; what is chosen is done by the button, to which they lead. They don't turn a decision round for which a
  // note was typed: the radio does.
  const choose = (next: Values['decision'], why?: RejectionReason) => {
    if (next === 'approve' && obstacle !== null) return;
    if (next !== decision && note.trim() !== '') return;
    form.setValue('decision', next);
    if (why) form.setValue('reason', why);
    button.current?.focus();
  };
  useShortcuts({
    a: () => choose('approve'),
    r: () => choose('reject'),
    q: () => form.setValue('secondEyes', !secondEyes),
    ...Object.fromEntries(REJECTION_REASONS.map((one, at) => [String(at + 1), () => choose('reject', one)])),
  });

  return (
    <form {...form.attributes} className={parts.deed} aria-label={`Decision about ${STEP_WORDS[step]}`}>
      <OfficeField
        label="Decision"
        kind="radio"
        options={[
          ['approve', <Chosen key="approve" words="Approve" by="A" />, obstacle !== null],
          ['reject', <Chosen key="reject" words="Reject" by="R" />],
        ]}
        field={form.field('decision')}
      />
      {obstacle && <p>{obstacle}</p>}
      {decision === 'reject' ? (
        <OfficeField
          label="Reason, which the player reads in their language"
          kind="radio"
          options={REJECTION_REASONS.map((one, at) => [
            one,
            <Chosen key={one} words={REASON_WORDS[one]} by={String(at + 1)} />,
          ])}
          field={form.field('reason')}
        />
      ) : (
        <OfficeField
          label="Counts until, when the document says so"
          kind="date"
          field={form.field('validUntil')}
        />
      )}
      <OfficeField
        label={secondEyes ? 'Why a colleague should look' : 'Note for colleagues'}
        kind="area"
        maxLength={1000}
        required={secondEyes}
        field={form.field('note')}
      />
      <div className={choices.choices}>
        <label>
          <input
            type="checkbox"
            name="secondEyes"
            checked={secondEyes}
            onChange={form.field('secondEyes').onChange}
          />
          <Chosen words="A colleague has to agree" by="Q" />
        </label>
      </div>
      {form.message && (
        <p className={parts.problem} role="alert">
          {form.message}
        </p>
      )}
      <div className={parts.buttons}>
        <button
          ref={button}
          type="submit"
          className={parts.button}
          data-kind={decision === 'reject' ? 'danger' : 'primary'}
          aria-disabled={form.busy}
        >
          {secondEyes ? 'Ask a colleague' : decision === 'approve' ? 'Approve' : 'Reject'}
        </button>
      </div>
    </form>
  );
}

/** What can be chosen, and by which key: that is seen, not read out. */
function Chosen({ words, by }: { words: string; by: string }) {
  return (
    <>
      {words}
      <kbd className={own.key} aria-hidden>
        {by}
      </kbd>
    </>
  );
}
