'use client';

import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { REJECTION_REASONS, type RejectionReason, type VerificationStep } from '@/lib/domain/verification';
import type { DocumentDecision } from '../../api/post-players-id-documents-step-decision';
import { REASON_WORDS, STEP_WORDS } from './document-words';
import { fieldProblems, problemWords } from '../parts/problem-words';
import { useShortcuts } from '../parts/use-shortcuts';
import styles from './documents.module.scss';
import parts from '../parts/parts.module.scss';

interface DecisionFormProps {
  step: VerificationStep;
  /** When what is shown was handed in: nothing else is decided. */
  submittedAt: string;
  /** Why nothing can be approved yet; null when it can. */
  obstacle: string | null;
  onDecide: (decision: DocumentDecision) => Promise<unknown>;
  onDone: (words: string) => void;
}

/** Approves or rejects what was handed in, alone or with a colleague. What is filled in stays until it is done. */
export function DecisionForm({ step, submittedAt, obstacle, onDecide, onDone }: DecisionFormProps) {
  const [choice, setChoice] = useState<'approve' | 'reject'>(obstacle === null ? 'approve' : 'reject');
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [secondEyes, setSecondEyes] = useState(false);
  const [problem, setProblem] = useState('');
  /** What is wrong with the note or the day. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Keys choose; what is chosen is done by the button, to which they lead.
  const choose = (next: 'approve' | 'reject', why?: RejectionReason) => {
    if (next === 'approve' && obstacle !== null) return;
    setChoice(next);
    if (why) setReason(why);
    button.current?.focus();
  };
  useShortcuts({
    a: () => choose('approve'),
    r: () => choose('reject'),
    q: () => setSecondEyes(!secondEyes),
    ...Object.fromEntries(REJECTION_REASONS.map((one, at) => [String(at + 1), () => choose('reject', one)])),
  });
  const marked = (name: string) =>
    wrong[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-${name}` };
  const complaint = (name: string) =>
    wrong[name] && (
      <p id={`${id}-${name}`} className={parts.problem} role="alert">
        {wrong[name]}
      </p>
    );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (choice === 'reject' && reason === null) {
      setProblem('Choose a reason: the player reads it.');
      return;
    }
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const note = text('note');
    const validUntil = choice === 'approve' ? text('validUntil') : '';
    setBusy(true);
    setProblem('');
    setWrong({});
    try {
      await onDecide({
        decision: choice,
        submittedAt,
        secondEyes,
        ...(choice === 'reject' && reason ? { reason } : {}),
        ...(note === '' ? {} : { note }),
        ...(validUntil === '' ? {} : { validUntil }),
      });
      onDone(secondEyes ? 'A colleague has to agree now, under Approvals.' : `${STEP_WORDS[step]}: decided.`);
    } catch (error) {
      const named = fieldProblems(error, ['note', 'validUntil']);
      setWrong(named);
      if (Object.keys(named).length === 0) setProblem(problemWords(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={parts.deed} aria-label={`Decision about ${STEP_WORDS[step]}`} onSubmit={submit}>
      <fieldset className={styles.choices}>
        <legend>Decision</legend>
        <label>
          <input
            type="radio"
            name="choice"
            checked={choice === 'approve'}
            disabled={obstacle !== null}
            onChange={() => setChoice('approve')}
          />
          Approve
          <Key>A</Key>
        </label>
        <label>
          <input
            type="radio"
            name="choice"
            checked={choice === 'reject'}
            onChange={() => setChoice('reject')}
          />
          Reject
          <Key>R</Key>
        </label>
      </fieldset>
      {obstacle && <p>{obstacle}</p>}
      {choice === 'reject' ? (
        <fieldset className={styles.choices}>
          <legend>Reason, which the player reads in their language</legend>
          {REJECTION_REASONS.map((one, at) => (
            <label key={one}>
              <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
              {REASON_WORDS[one]}
              <Key>{at + 1}</Key>
            </label>
          ))}
        </fieldset>
      ) : (
        <div className={parts.field}>
          <label htmlFor={`${id}-until`}>Counts until, when the document says so</label>
          <input id={`${id}-until`} type="date" name="validUntil" {...marked('validUntil')} />
          {complaint('validUntil')}
        </div>
      )}
      <div className={parts.field}>
        <label htmlFor={`${id}-words`}>
          {secondEyes ? 'Why a colleague should look' : 'Note for colleagues'}
        </label>
        <textarea
          id={`${id}-words`}
          name="note"
          rows={2}
          maxLength={1000}
          required={secondEyes}
          {...marked('note')}
        />
        {complaint('note')}
      </div>
      <div className={styles.choices}>
        <label>
          <input
            type="checkbox"
            checked={secondEyes}
            onChange={({ target }) => setSecondEyes(target.checked)}
          />
          A colleague has to agree
          <Key>Q</Key>
        </label>
      </div>
      <p className={parts.problem} role="alert">
        {problem}
      </p>
      <div className={parts.buttons}>
        <button
          ref={button}
          type="submit"
          className={parts.button}
          data-kind={choice === 'reject' ? 'danger' : 'primary'}
          aria-disabled={isBusy}
        >
          {secondEyes ? 'Ask a colleague' : choice === 'approve' ? 'Approve' : 'Reject'}
        </button>
      </div>
    </form>
  );
}

/** Which key chooses it: seen, not read out. */
function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className={parts.key} aria-hidden>
      {children}
    </kbd>
  );
}
