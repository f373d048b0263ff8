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
  children: ReactNode;
}

/** Label above, note below: the frame of every control. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error ? (
        <p className={styles.note} id={`${id}-note`} data-tone="error" role="alert">
          <Icon glyph={circleAlertGlyph} size="small" />
          {error}
        </p>
      ) : (
        hint && (
          <div className={styles.note} id={`${id}-note`}>
            {hint}
          </div>
        )
      )}
    </div>
  );
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
