import { useId, type ComponentProps } from 'react';
import { Field, FieldWell, fieldAttributes, type FieldTexts } from '../field/field';
import { Icon } from '../icon/icon';
import { chevronDownGlyph } from '../icon/glyphs';
import styles from './select.module.scss';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen, that is while the value is empty. It can't be chosen itself. */
    placeholder?: string;
    /** The label is for assistive technology only: the group around is labelled visibly. */
    hideLabel?: boolean;
    /** Marked as wrong; the group around shows the error. */
    invalid?: boolean;
  };

/**
 * The browser's own list: it is the one that works on every phone, with every assistive technology and without a
 * script. Browsers that let a page style it show it in our look, at most 125 px high (SPEC §9).
 */
export function Select({
  label,
  hint,
  error,
  options,
  placeholder,
  hideLabel,
  invalid = Boolean(error),
  ...select
}: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <FieldWell invalid={invalid}>
        <select
          {...select}
          {...fieldAttributes(id, { hint, error })}
          className={styles.select}
          aria-invalid={invalid || undefined}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon glyph={chevronDownGlyph} size="small" />
        </span>
      </FieldWell>
    </Field>
  );
}
