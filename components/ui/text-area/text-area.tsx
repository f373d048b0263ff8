import { useId, type ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldTexts } from '../field/field';
import styles from './text-area.module.scss';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

/** A text of several lines; it grows with its content in browsers that support it. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea {...area} className={styles.area} {...fieldAttributes(id, { hint, error })} />
    </Field>
  );
}
