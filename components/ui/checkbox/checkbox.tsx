import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNote, fieldAttributes } from '../field/field';
import { Icon } from '../icon/icon';
import { checkGlyph } from '../icon/glyphs';
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
        <input {...input} {...fieldAttributes(id, { error })} type="checkbox" />
        <span className={styles.box} aria-hidden>
          <Icon glyph={checkGlyph} size="small" />
        </span>
        <span className={styles.text}>{children}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  );
}
