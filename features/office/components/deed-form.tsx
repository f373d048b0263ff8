'use client';

import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { problemWords } from './problem-words';
import styles from './parts.module.scss';

export interface DeedField {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  /** `area` for a text of several lines. */
  kind?: 'text' | 'area' | 'date';
  required?: boolean;
  maxLength?: number;
}

const REASON: DeedField = {
  name: 'reason',
  label: 'Reason, for colleagues and the audit',
  kind: 'area',
  required: true,
  maxLength: 1000,
};

interface DeedFormProps {
  title: string;
  /** What will happen. */
  children?: ReactNode;
  fields?: readonly DeedField[];
  /** Without it no reason is asked for. */
  withReason?: boolean;
  button: string;
  isDangerous?: boolean;
  /** Does it. What it throws is shown, and everything typed stays. */
  onSubmit: (values: Record<string, string>) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

/** A deed of an operator, done once: what it is, why, and what came of it. */
export function DeedForm(props: DeedFormProps) {
  const {
    title,
    children,
    fields = [],
    withReason = true,
    button,
    isDangerous,
    onSubmit,
    onDone,
    onCancel,
  } = props;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const all = withReason ? [...fields, REASON] : fields;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
    );
    setBusy(true);
    setProblem('');
    try {
      await onSubmit(values);
      form.reset();
      onDone();
    } catch (error) {
      setProblem(problemWords(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.deed} aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      {all.map((field, index) => (
        <label key={field.name} className={styles.field}>
          <span>{field.label}</span>
          <Control {...field} isFirst={index === 0} />
          {field.hint && <small>{field.hint}</small>}
        </label>
      ))}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <button
          type="submit"
          className={styles.button}
          data-kind={isDangerous ? 'danger' : 'primary'}
          aria-disabled={isBusy}
        >
          {button}
        </button>
        {onCancel && (
          <button type="button" className={styles.button} onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}

function Control({
  name,
  value = '',
  kind = 'text',
  required,
  maxLength,
  isFirst,
}: DeedField & { isFirst: boolean }) {
  // The form opens at the press of a button: the reader goes on where it begins.
  const take = (element: HTMLElement | null) => {
    if (isFirst) element?.focus();
  };
  const shared = { name, defaultValue: value, required, maxLength };
  return kind === 'area' ? (
    <textarea ref={take} rows={3} {...shared} />
  ) : (
    <input ref={take} type={kind} autoComplete="off" {...shared} />
  );
}
