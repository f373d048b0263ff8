import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { checkGlyph, circleAlertGlyph } from '../icon/glyphs';
import styles from './checkbox.module.scss';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'children'> & {
  /** The sentence that is agreed to; it may hold links. */
  children: ReactNode;
  error?: string;
};

export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.checkbox}>
      <label className={styles.label} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
        />
        <span className={styles.box} aria-hidden>
          <Icon glyph={checkGlyph} size="small" />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p className={styles.error} id={`${id}-note`} role="alert">
          <Icon glyph={circleAlertGlyph} size="small" />
          {error}
        </p>
      )}
    </div>
  );
}
