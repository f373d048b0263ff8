import { useId, type KeyboardEventHandler, type ReactNode } from 'react';
import type { FieldProps } from '@/lib/browser/forms/use-form';
import own from './office-field.module.scss';
import styles from './parts.module.scss';

export interface OfficeFieldTexts {
  label: string;
  hint?: string;
  /** `area` for a text of several lines, `select` and `radio` for one of `options`. */
  kind?: 'text' | 'area' | 'date' | 'datetime-local' | 'select' | 'radio';
  options?: readonly (readonly [value: string, label: ReactNode, disabled?: boolean])[];
  required?: boolean;
  maxLength?: number;
  /** Keys of a text. */
  onKeyDown?: KeyboardEventHandler;
}

interface OfficeFieldProps extends OfficeFieldTexts {
  /**
   * From the form. Its `onBlur` is not used, so that errors show at the press alone: one that shows when the field is left
   * would move the button that is about to be pressed.
   */
  field: FieldProps<string>;
}

/** A field of an operator's form: its label, its control, and what is wrong with it. */
export function OfficeField({ field, label, hint, kind = 'text', options, ...rules }: OfficeFieldProps) {
  const id = useId();
  const { error, onBlur: _onBlur, ...control } = field;
  const invalid = error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` };
  const complaint = error !== undefined && (
    <p id={`${id}-wrong`} className={styles.problem} role="alert">
      {error}
    </p>
  );
  if (kind === 'radio') {
    return (
      <div className={own.choices} role="radiogroup" aria-labelledby={id} {...invalid}>
        <span id={id}>{label}</span>
        {options?.map(([one, words, disabled]) => (
          <label key={one}>
            <input
              type="radio"
              {...control}
              value={one}
              checked={control.value === one}
              disabled={disabled}
            />
            {words}
          </label>
        ))}
        {complaint}
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {kind === 'select' ? (
        <select id={id} {...control} {...invalid} required={rules.required}>
          {options?.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      ) : kind === 'area' ? (
        <textarea id={id} rows={3} {...control} {...invalid} {...rules} />
      ) : (
        <input id={id} type={kind} autoComplete="off" {...control} {...invalid} {...rules} />
      )}
      {hint && <small>{hint}</small>}
      {complaint}
    </div>
  );
}
