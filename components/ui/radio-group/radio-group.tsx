import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldTexts } from '../field/field';
import styles from './radio-group.module.scss';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends FieldTexts {
  options: readonly RadioOption<Value>[];
  /** The chosen value, or null while nothing is. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Told when the focus leaves the group, not when it moves inside. */
  onBlur?: () => void;
  name?: string;
  /** One below the other, side by side while there is room, as tiles of one width, or as tiles one below the other. */
  layout?: 'stack' | 'row' | 'tiles' | 'rows';
  disabled?: boolean;
}

/** One answer out of a few that are all in sight. The browser's own radios: one tab stop, arrow keys choose. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  onBlur,
  name,
  layout = 'stack',
  disabled,
  ...texts
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <FieldGroup {...texts} id={id} role="radiogroup" disabled={disabled}>
      <div className={styles.options} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.closest('[data-layout]')?.contains(relatedTarget)) onBlur?.();
              }}
            />
            <span className={styles.dot} aria-hidden />
            <span className={styles.text}>
              {option.label}
              {option.detail && <small>{option.detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
