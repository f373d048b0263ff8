'use client';

import { createContext, use, useId, type ReactNode } from 'react';
import type { Values } from './campaign-reader';
import own from './campaign-form.module.scss';
import styles from '../parts/parts.module.scss';

interface Form {
  values: Values;
  errorOf(name: string): string | undefined;
  setValue(name: string, value: string): void;
}
const FormContext = createContext<Form | null>(null);
export const CampaignFormProvider = FormContext.Provider;

export function useField(name: string) {
  const form = use(FormContext);
  if (!form) throw new Error('a field stands in a form');
  const id = useId();
  const problem = form.errorOf(name);
  return {
    id,
    problem,
    value: form.values[name] ?? '',
    change: (value: string) => form.setValue(name, value),
    named: { id, name, ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` }) },
  };
}

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

function Shell({
  id,
  label,
  hint,
  problem,
  children,
}: FieldProps & { id: string; problem: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && <small>{hint}</small>}
      {problem && (
        <p id={`${id}-wrong`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

type TextProps = FieldProps & {
  kind?: 'text' | 'number' | 'amount' | 'datetime-local' | 'area';
  maxLength?: number;
};

/** A line to type in; `amount` and `number` bring the digits of a phone. */
export function TextField({ kind = 'text', maxLength, ...props }: TextProps) {
  const { id, problem, value, change, named } = useField(props.name);
  const shared = { ...named, value, maxLength };
  return (
    <Shell {...props} id={id} problem={problem}>
      {kind === 'area' ? (
        <textarea rows={3} {...shared} onChange={({ target }) => change(target.value)} />
      ) : (
        <input
          {...shared}
          type={kind === 'datetime-local' ? kind : 'text'}
          inputMode={kind === 'number' ? 'numeric' : kind === 'amount' ? 'decimal' : undefined}
          autoComplete="off"
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Shell>
  );
}

export function ChoiceField({
  options,
  ...props
}: FieldProps & { options: readonly (readonly [value: string, label: string])[] }) {
  const { id, problem, value, change, named } = useField(props.name);
  return (
    <Shell {...props} id={id} problem={problem}>
      <select {...named} value={value} onChange={({ target }) => change(target.value)}>
        {options.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </Shell>
  );
}

export function BoxField({ name, label, hint }: FieldProps) {
  const { problem, value, change, named } = useField(name);
  return (
    <div className={own.box}>
      <label>
        <input
          type="checkbox"
          {...named}
          checked={value === 'yes'}
          onChange={({ target }) => change(target.checked ? 'yes' : '')}
        />{' '}
        {label}
      </label>
      {hint && <small>{hint}</small>}
      {problem && (
        <p id={`${named.id}-wrong`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Any number out of a few; the field's value is what is ticked, with commas. */
export function ManyField({
  options,
  ...props
}: FieldProps & { options: readonly (readonly [value: string, label: string])[] }) {
  const { id, problem, value, change } = useField(props.name);
  const chosen = value.split(', ').filter(Boolean);
  const rest = chosen.filter((one) => !options.some(([known]) => known === one));
  const all = [...options, ...rest.map((one) => [one, one] as const)];
  return (
    <fieldset className={own.many} aria-describedby={problem && `${id}-wrong`}>
      <legend>{props.label}</legend>
      <div>
        {all.map(([one, label]) => (
          <label key={one}>
            <input
              type="checkbox"
              name={props.name}
              value={one}
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                change(
                  all
                    .flatMap(([each]) =>
                      (each === one ? target.checked : chosen.includes(each)) ? [each] : [],
                    )
                    .join(', '),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
      {props.hint && <small>{props.hint}</small>}
      {problem && (
        <p id={`${id}-wrong`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Fields that are about one thing. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={own.group}>
      <legend>{title}</legend>
      <div className={own.fields}>{children}</div>
    </fieldset>
  );
}
