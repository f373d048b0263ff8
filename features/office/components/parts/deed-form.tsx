'use client';

import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { fieldProblems, problemWords } from './problem-words';
import styles from './parts.module.scss';

export interface DeedField {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  /** `area` for a text of several lines, `select` for one of `options`. */
  kind?: 'text' | 'area' | 'date' | 'select';
  options?: readonly (readonly [value: string, label: string])[];
  required?: boolean;
  maxLength?: number;
}

/** What is wrong at which field, found before anything is sent: `onSubmit` throws it. */
export class FieldProblems extends Error {
  constructor(readonly fields: Readonly<Record<string, string>>) {
    super('fields are wrong');
  }
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
  /** The reason that it begins with. */
  reason?: string;
  button: string;
  isDangerous?: boolean;
  /** It stands there with what it is about, for no press of a button: the focus stays where it was. */
  isStanding?: boolean;
  /** Does it. What it throws is shown, and everything typed stays. */
  onSubmit: (values: Record<string, string>) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
  /** What the button says that leads back. */
  cancel?: string;
}

/** A deed of an operator, done once: what it is, why, and what came of it. */
export function DeedForm(props: DeedFormProps) {
  const {
    title,
    children,
    fields = [],
    withReason = true,
    reason,
    cancel = 'Cancel',
    button,
    isDangerous,
    isStanding = false,
    onSubmit,
    onDone,
    onCancel,
  } = props;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** What is wrong at which field. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const all = withReason ? [...fields, reason === undefined ? REASON : { ...REASON, value: reason }] : fields;
  // The form opens at the press of a button: the reader goes on where it begins, and at the button when it is gone.
  useEffect(() => {
    if (isStanding) return undefined;
    const opener = document.activeElement;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [isStanding]);
  // The first field that was refused.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [wrong]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const sent = event.currentTarget;
    const values = Object.fromEntries(
      [...new FormData(sent)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
    );
    setBusy(true);
    setProblem('');
    setWrong({});
    try {
      await onSubmit(values);
      sent.reset();
      onDone();
    } catch (error) {
      const names = all.map(({ name }) => name);
      const named = error instanceof FieldProblems ? error.fields : fieldProblems(error, names);
      setWrong(named);
      // All of it stands at fields, or none does.
      if (Object.keys(named).length === 0) setProblem(problemWords(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} className={styles.deed} aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      {all.map((field) => (
        <div key={field.name} className={styles.field}>
          <label htmlFor={`${id}-${field.name}`}>{field.label}</label>
          <Control {...field} id={`${id}-${field.name}`} wrong={wrong[field.name]} />
          {field.hint && <small>{field.hint}</small>}
          {wrong[field.name] && (
            <p id={`${id}-${field.name}-wrong`} className={styles.problem} role="alert">
              {wrong[field.name]}
            </p>
          )}
        </div>
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
            {cancel}
          </button>
        )}
      </div>
    </form>
  );
}

interface ControlProps extends DeedField {
  id: string;
  wrong: string | undefined;
}

function Control({ id, wrong, name, value = '', kind = 'text', options, required, maxLength }: ControlProps) {
  const named = {
    id,
    name,
    defaultValue: value,
    required,
    ...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` }),
  };
  if (kind === 'select') {
    return (
      <select {...named}>
        {options?.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const shared = { ...named, maxLength };
  return kind === 'area' ? (
    <textarea rows={3} {...shared} />
  ) : (
    <input type={kind} autoComplete="off" {...shared} />
  );
}
