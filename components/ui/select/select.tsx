import { useId, type ComponentProps } from 'react';
import { Field, FieldWell, fieldAttributes, type FieldTexts } from '../field/field';
import { Icon } from '../icon/icon';
import { chevronDownGlyph } from '../icon/glyphs';

export interface SelectOption {
  value: string;
  label: string;
}

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & { options: readonly SelectOption[] };

/** The browser's own list: it is the one that works on every phone and with every assistive technology. */
export function Select({ label, hint, error, options, ...select }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <FieldWell invalid={Boolean(error)}>
        <select {...select} {...fieldAttributes(id, { hint, error })}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon glyph={chevronDownGlyph} size="small" />
      </FieldWell>
    </Field>
  );
}
