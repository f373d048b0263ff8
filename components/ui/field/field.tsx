import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { circleAlertGlyph } from '../icon/glyphs';
import styles from './field.module.scss';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** What is wrong, once the player has touched the field. It takes the hint's place. */
  error?: string;
}

interface FieldProps extends FieldTexts {
  /** Id of the control; the note below it is `${id}-note`. */
  id: string;
  /** The label is for assistive technology only. */
  hideLabel?: boolean;
  children: ReactNode;
}

/** Label above, note below: the frame of every control. */
export function Field({ id, label, hint, error, hideLabel = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'hideLabel'> {
  /** What the controls are together; `radiogroup` may be invalid itself, of a group its controls are. */
  role?: 'group' | 'radiogroup';
  disabled?: boolean;
}

/** The same frame around several controls that answer one question. */
export function FieldGroup({ id, label, hint, error, role = 'group', disabled, children }: FieldGroupProps) {
  const { 'aria-invalid': invalid, ...attributes } = fieldAttributes(id, { hint, error });
  return (
    <fieldset
      {...attributes}
      className={styles.field}
      role={role}
      disabled={disabled}
      aria-invalid={role === 'radiogroup' ? invalid : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** The line below a control: an error, announced at once, or else a hint. */
export function FieldNote({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  if (error) {
    return (
      <p className={styles.note} id={`${id}-note`} data-tone="error" role="alert">
        <Icon glyph={circleAlertGlyph} size="small" />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <div className={styles.note} id={`${id}-note`}>
      {hint}
    </div>
  ) : null;
}

/** Attributes that tie a control to its field's note and show its state. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  };
}

/** The well that a control lies in. `size` large is the amount field. */
export function FieldWell({
  size = 'medium',
  invalid = false,
  children,
}: {
  size?: 'medium' | 'large';
  invalid?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.well} data-size={size} data-invalid={invalid || undefined}>
      {children}
    </div>
  );
}
