import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field, FieldWell, fieldAttributes, type FieldTexts } from '../field/field';
import { Icon } from '../icon/icon';
import type { Glyph } from '../icon/glyphs';

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'id'> & {
    glyph?: Glyph;
    /** What follows the text inside the well: a state, a unit, a button. */
    trailing?: ReactNode;
  };

export function TextField({ label, hint, error, glyph, trailing, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <FieldWell invalid={Boolean(error)}>
        {glyph && <Icon glyph={glyph} />}
        <input {...input} {...fieldAttributes(id, { hint, error })} />
        {trailing}
      </FieldWell>
    </Field>
  );
}
