'use client';

import { useEffect, useId, useMemo, type ReactNode } from 'react';
import { object, string } from 'yup';
import { faultsTest } from '@/lib/browser/forms/faults-test';
import type { IdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { faultsOf } from './field-problems';
import { OfficeField, type OfficeFieldTexts } from './office-field';
import { Restored } from './restored';
import { useKept, useOfficeForm } from './use-office-form';
import styles from './parts.module.scss';

export interface DeedField extends OfficeFieldTexts {
  name: string;
  /** What it begins with; of a choice, the first by default. */
  value?: string;
}
export type DeedValues = Record<string, string>;

const REASON: DeedField = {
  name: 'reason',
  label: 'Reason, for colleagues and the audit',
  kind: 'area',
  required: true,
  maxLength: 1000,
};

interface DeedFormProps {
  title: string;
  /**
   * Which deed it is, to what: longer texts stay under this name in this tab until they are sent. Opposite decisions have
   * names of their own, and a `key` each.
   */
  keep: string;
  /** The state of the thing that its fields change, such as a revision: then all of them stay, over that state. */
  over?: string;
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
  /** Reads what was typed before it is sent. @throws FieldProblems for what is wrong at fields */
  check?: (values: DeedValues) => unknown;
  /** It is a step before the one that sends. */
  sendsLater?: boolean;
  /** The idempotency keys of a parent that outlives this form: opened again, the form sends under the same key. */
  keys?: IdempotencyKey;
  /** Does it. What it throws is shown, and everything typed stays. */
  onSubmit: (values: DeedValues, keyOf: (content: unknown) => string) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
  /** What the button says that leads back to the step before; without it, leaving gives up what was typed. */
  back?: string;
}

/** What a field begins with. */
const beginOf = ({ value, kind, options }: DeedField) =>
  value ?? (kind === 'select' ? (options?.[0]?.[0] ?? '') : '');
const trimmed = (values: Readonly<Partial<DeedValues>>): DeedValues =>
  Object.fromEntries(Object.entries(values).map(([name, value = '']) => [name, value.trim()]));
const schemaOf = (fields: readonly DeedField[], check: DeedFormProps['check']) =>
  object(
    Object.fromEntries(
      fields.map(({ name, required }) => [
        name,
        required ? string().trim().required(`${name}.required`) : string(),
      ]),
    ),
  ).test(faultsTest((values) => faultsOf(() => check?.(trimmed(values)))));

/** A deed of an operator, done once: what it is, why, and what came of it. */
export function DeedForm(props: DeedFormProps) {
  const { title, children, fields = [], withReason = true, reason, button, isDangerous } = props;
  const { isStanding = false, sendsLater = false, check, onSubmit, onDone, onCancel, back } = props;
  const id = useId();
  const all = withReason ? [...fields, reason === undefined ? REASON : { ...REASON, value: reason }] : fields;
  const kept = all.filter(({ kind }) => props.over !== undefined || kind === 'area');
  const names = kept.map(({ name }) => name).join(' ');
  const keep = useKept<DeedValues>(
    props.keep,
    useMemo(() => names.split(' ').filter(Boolean), [names]),
    props.over,
  );
  const begin = Object.fromEntries(all.map((field) => [field.name, beginOf(field)]));
  const form = useOfficeForm<DeedValues>({
    initialValues: begin,
    schema: schemaOf(all, check),
    keep,
    keys: props.keys,
    sendsLater,
    submit: async (values, keyOf) => {
      await onSubmit(trimmed({ ...begin, ...values }), keyOf);
      if (!sendsLater) form.reset();
      onDone();
    },
  });
  const { ref } = form.attributes;
  // The form opens at the press of a button: the reader goes on where it begins, and at the button when it is gone.
  useEffect(() => {
    if (isStanding) return undefined;
    const opener = document.activeElement;
    ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [isStanding, ref]);

  return (
    <form {...form.attributes} className={styles.deed} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <Restored beginAnew={form.beginAnew} />
      {all.map((field) => {
        const { name, value: _begins, ...texts } = field;
        const { value = beginOf(field), ...control } = form.field(name);
        return <OfficeField key={name} {...texts} field={{ ...control, value }} />;
      })}
      {form.message && (
        <p className={styles.problem} role="alert">
          {form.message}
        </p>
      )}
      <div className={styles.buttons}>
        <button
          type="submit"
          className={styles.button}
          data-kind={isDangerous ? 'danger' : 'primary'}
          aria-disabled={form.busy}
        >
          {button}
        </button>
        {onCancel && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              if (back === undefined) form.giveUp();
              onCancel();
            }}
          >
            {back ?? 'Cancel'}
          </button>
        )}
      </div>
    </form>
  );
}
